import type { z } from 'zod'
import { type LessonKind, lessonTypes } from './calls.ts'
import { kindDefaults } from './kinds.ts'
import { presetNames } from './presetNames.ts'

type Input = z.input<typeof lessonTypes.input>
/** A ready lesson type, whole as a call would take it. */
export type PresetType = z.output<typeof lessonTypes.input>

/**
 * A ready lesson type: its code, its kind, its name, its usual minutes, the shortest and longest of them and their step,
 * and in what it differs from others of its kind.
 */
export const presetType = (
  code: string,
  kind: LessonKind,
  called: keyof typeof presetNames,
  [default_minutes, min_minutes, max_minutes, step_minutes]: readonly [number, number, number, number],
  more: Partial<Input> = {},
): PresetType =>
  lessonTypes.input.parse({
    code,
    kind,
    name: presetNames[called],
    default_minutes,
    min_minutes,
    max_minutes,
    step_minutes,
    ...kindDefaults[kind],
    ...more,
  })
