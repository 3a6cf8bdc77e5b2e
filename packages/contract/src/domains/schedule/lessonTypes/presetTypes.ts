import type { z } from 'zod'
import { type LessonKind, lessonTypes } from './calls.ts'
import { presetNames } from './presetNames.ts'

type Input = z.input<typeof lessonTypes.input>
/** A ready lesson type, whole as a call would take it. */
export type PresetType = z.output<typeof lessonTypes.input>

/** The colour that lessons of a kind have unless a school chooses another; white text on any of them passes AA. */
export const kindColours: Record<LessonKind, string> = {
  theory_class: '#1d4ed8',
  simulator: '#6d28d9',
  yard: '#a16207',
  road: '#0b6b83',
  night: '#312e81',
  motorway: '#9a3412',
  country: '#3f6212',
  mock_exam: '#86198f',
  exam: '#be123c',
  assessment: '#475569',
  observation: '#57534e',
  makeup: '#166534',
}

/** What lessons of a kind take; those in traffic a vehicle and nothing else. */
const kindNeeds: Partial<Record<LessonKind, Partial<Input> & Pick<Input, 'stage'>>> = {
  theory_class: { stage: 'theory', needs_room: 'required', max_students: 20 },
  simulator: { stage: 'simulator', needs_trainer: 'optional', needs_simulator: 'required' },
  yard: { stage: 'yard', needs_vehicle: 'required', needs_circuit: 'required' },
  night: { stage: 'road', needs_vehicle: 'required', after_dark: true },
  observation: { stage: 'observation', needs_vehicle: 'required', max_students: 2 },
}
const inTraffic = { stage: 'road', needs_vehicle: 'required' } as const

/**
 * A ready lesson type: its code, its kind, its name, its usual minutes, the shortest and longest of them and their step,
 * and in what it differs from others of its kind.
 */
export const presetType = (
  code: string,
  kind: LessonKind,
  called: keyof typeof presetNames,
  [default_minutes, min_minutes, max_minutes, step_minutes]: readonly [number, number, number, number],
  more: Omit<Partial<Input>, 'stage'> & { stage?: Input['stage'] } = {},
): PresetType =>
  lessonTypes.input.parse({
    code,
    kind,
    name: presetNames[called],
    default_minutes,
    min_minutes,
    max_minutes,
    step_minutes,
    colour: kindColours[kind],
    ...(kindNeeds[kind] ?? inTraffic),
    ...more,
  } satisfies Input)
