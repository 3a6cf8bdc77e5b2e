import type { DayLesson, TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { emptyState } from '@dsms/contract/teaching/lessonRecords/state'
import { onTestFinished, vi } from 'vitest'

export const start = '2026-03-31T06:00:00.000Z'

/** A lesson on the road that has begun, with one student. */
export const dayLessonOf = (other: Partial<DayLesson> = {}): DayLesson => ({
  id: 41,
  status: 'in_progress',
  type: { id: 1, name: 'قيادة على الطريق', kind: 'road', colour: '#0b6b83', stage: 'road' },
  branch: 'الفرع الرئيسي',
  start,
  end: '2026-03-31T07:00:00.000Z',
  opens_at: '2026-03-31T05:45:00.000Z',
  minutes_slack: 10,
  minutes: null,
  meeting_point: null,
  meeting_at: null,
  place: null,
  vehicle: null,
  notes: null,
  is_class: false,
  is_shared: false,
  booked: 1,
  student: {
    id: 9,
    booking_id: 9,
    name: 'ليان الحربي',
    phone: null,
    photo: null,
    licence_type_id: 1,
    licence_type: 'B',
    nth: 2,
    of: 20,
  },
  last: null,
  skills: [],
  record: { ...emptyState, started_at: start },
  exam: null,
  is_despite_cancel: false,
  objection: null,
  ...other,
})

export const teachingDayOf = (other: Partial<TeachingDay> = {}): TeachingDay => ({
  day: '2026-03-31',
  today: '2026-03-31',
  now: start,
  time_zone: 'Asia/Riyadh',
  me: { id: 1, name: 'أحمد المطيري' },
  lessons: [],
  skills: [],
  levels: [],
  errors: [],
  schemes: [],
  ...other,
})

/** No call gets out in one test. */
export function withoutNetwork(): void {
  const stand = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'))
  onTestFinished(() => stand.mockRestore())
}
