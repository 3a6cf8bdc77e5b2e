import type { lessonTypes, Prerequisite } from '@dsms/contract/schedule/lessonTypes/calls'
import { kindDefaults } from '@dsms/contract/schedule/lessonTypes/kinds'
import {
  amount,
  code,
  codes,
  count,
  type FieldOf,
  flag,
  formFields,
  names,
  number,
  text,
} from '../../../kit/areas/form/fields.ts'
import type { AreaFormOf } from '../../../kit/areas/form/useAreaForm.ts'
import { lessonTypeArea } from './lessonTypes.ts'

/** What has to be taught before, as a form has it. */
export interface DraftPrerequisite {
  /** Tells lines apart while they move. */
  key: string
  stage: Prerequisite['stage'] | null
  minutes: number | ''
}

const prerequisites: FieldOf<typeof lessonTypes, 'prerequisites', DraftPrerequisite[]> = {
  empty: [],
  read: (stored) => stored.map((one) => ({ key: one.stage, ...one })),
  write: (drafts) => drafts.map(({ stage, minutes }) => ({ stage, minutes: minutes === '' ? null : minutes })),
}

const road = kindDefaults.road

/** What a lesson type's form asks, under the names of the input. */
export const lessonTypeFields = formFields(lessonTypeArea, {
  name: names(),
  code: text(),
  kind: code('road'),
  stage: code(road.stage),
  counts_for: codes(),
  colour: text(road.colour),
  default_minutes: number(60),
  min_minutes: number(30),
  max_minutes: number(120),
  step_minutes: number(15),
  buffer_minutes: count(),
  needs_trainer: code(road.needs_trainer),
  needs_vehicle: code(road.needs_vehicle),
  needs_room: code(road.needs_room),
  needs_circuit: code(road.needs_circuit),
  needs_simulator: code(road.needs_simulator),
  after_dark: flag(),
  is_online: flag(),
  max_students: number(road.max_students),
  max_observers: count(),
  prerequisites,
  self_bookable: flag(),
  lead_hours: number(),
  cancel_hours: number(),
  price_minor: amount(),
  notes: text(),
})

export type LessonTypeForm = AreaFormOf<typeof lessonTypeArea, typeof lessonTypeFields>
