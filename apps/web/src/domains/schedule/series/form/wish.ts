import type { Arguments } from '@dsms/contract/kernel/endpoint'
import type { Language } from '@dsms/contract/kernel/shared'
import { type LaneKind, laneKinds } from '@dsms/contract/schedule/board/calls'
import type { createLessonSeries } from '@dsms/contract/schedule/series/calls'
import type { TypeData } from '../../board/model.ts'
import { noPlace, type Place, type Seat } from '../../lessons/form/wish.ts'

export type SeriesBody = Arguments<typeof createLessonSeries>['body']
export type DayDecision = NonNullable<SeriesBody['decisions']>[number]

/** What the form of a series holds. */
export interface SeriesValues {
  name: string
  type_id: number | null
  branch_id: number | null
  course_id: number | null
  component_id: number | null
  /** Of the component: its sessions are held one after the other. */
  mode_id: number | null
  is_public: boolean
  on: Record<LaneKind, number | null>
  capacity: number | null
  language: Language | null
  seats: Seat[]
  meeting: Place
  /** 1 is Monday, 7 Sunday. */
  weekdays: number[]
  every_weeks: number
  first_day: string
  time: string
  minutes: number
  /** What says how long it goes on. */
  ends: 'until' | 'count'
  until: string | null
  count: number
  skip_holidays: boolean
}

export const emptyWish = (today: string): SeriesValues => ({
  name: '',
  type_id: null,
  branch_id: null,
  course_id: null,
  component_id: null,
  mode_id: null,
  is_public: false,
  on: { trainer: null, vehicle: null, room: null, circuit: null, simulator: null },
  capacity: null,
  language: null,
  seats: [],
  meeting: noPlace,
  weekdays: [],
  every_weeks: 1,
  first_day: today,
  time: '09:00',
  minutes: 60,
  ends: 'count',
  until: null,
  count: 10,
  skip_holidays: true,
})

export const ruleOf = (values: SeriesValues): SeriesBody['rule'] => ({
  weekdays: values.weekdays,
  every_weeks: values.every_weeks,
  first_day: values.first_day,
  time: values.time,
  minutes: values.minutes,
  until: values.ends === 'until' ? values.until : null,
  count: values.ends === 'count' ? values.count : null,
  skip_holidays: values.skip_holidays,
})

/** The call that the form makes; without what its type has no use for. */
export function bodyOf(
  values: SeriesValues,
  type: TypeData | undefined,
  decisions: DayDecision[],
  school_id: number | undefined,
): SeriesBody {
  const on = Object.fromEntries(
    laneKinds.map((kind) => [`${kind}_id`, type?.needs[kind] === 'none' ? null : values.on[kind]]),
  )
  return {
    rule: ruleOf(values),
    lesson: {
      type_id: values.type_id ?? 0,
      branch_id: values.branch_id ?? 0,
      ...on,
      capacity: values.capacity,
      course_id: values.course_id,
      mode_id: values.mode_id,
      is_public: values.is_public,
      enrolment_ids: values.seats.map(({ enrolment_id }) => enrolment_id),
      meeting_point: values.meeting.name.trim() || null,
      meeting_at: values.meeting.at,
    },
    name: values.name.trim() || null,
    language: values.language,
    decisions,
    school_id,
  }
}
