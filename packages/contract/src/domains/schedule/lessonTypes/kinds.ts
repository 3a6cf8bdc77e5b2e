import type { z } from 'zod'
import type { LessonKind, lessonTypes } from './calls.ts'

type Input = z.input<typeof lessonTypes.input>
type OfKind = Required<
  Pick<
    Input,
    | 'stage'
    | 'colour'
    | 'needs_trainer'
    | 'needs_vehicle'
    | 'needs_room'
    | 'needs_circuit'
    | 'needs_simulator'
    | 'max_students'
    | 'after_dark'
  >
>

const alone = {
  needs_trainer: 'required',
  needs_vehicle: 'none',
  needs_room: 'none',
  needs_circuit: 'none',
  needs_simulator: 'none',
  max_students: 1,
  after_dark: false,
} as const
const inTraffic = { ...alone, stage: 'road', needs_vehicle: 'required' } as const

/** What a type of a kind is unless a school says otherwise. White text passes AA on any of the colours. */
export const kindDefaults: Record<LessonKind, OfKind> = {
  theory_class: { ...alone, stage: 'theory', colour: '#1d4ed8', needs_room: 'required', max_students: 20 },
  simulator: {
    ...alone,
    stage: 'simulator',
    colour: '#6d28d9',
    needs_trainer: 'optional',
    needs_simulator: 'required',
  },
  yard: { ...inTraffic, stage: 'yard', colour: '#a16207', needs_circuit: 'required' },
  road: { ...inTraffic, colour: '#0b6b83' },
  night: { ...inTraffic, colour: '#312e81', after_dark: true },
  motorway: { ...inTraffic, colour: '#9a3412' },
  country: { ...inTraffic, colour: '#3f6212' },
  mock_exam: { ...inTraffic, colour: '#86198f' },
  exam: { ...inTraffic, colour: '#be123c' },
  assessment: { ...inTraffic, colour: '#475569' },
  observation: { ...inTraffic, stage: 'observation', colour: '#57534e', max_students: 2 },
  makeup: { ...inTraffic, colour: '#166534' },
}
