import { expect } from '@playwright/test'
import type { Calls } from '../calls.ts'
import type { Learner, Named, School } from '../school.ts'
import { roadLesson } from './arrange.ts'

/** A lesson on the road that a student can book: with a trainer, at 9 unless told otherwise. */
export function freeTime(school: School, student: Learner, trainer: Named, from = '09:00', to = '10:00', day?: string) {
  const { type_id, branch_id, start, end } = roadLesson(school, from, to, day)
  return { enrolment_id: student.id, type_id, branch_id, start, end, trainer_id: trainer.id }
}
type FreeTime = ReturnType<typeof freeTime>

/** What a student does to book a lesson. */
export async function book(student: Calls, time: FreeTime): Promise<{ id: number }> {
  const held = await student.post('/api/my/lessons/hold', time)
  return student.post('/api/my/lessons', { hold_id: held.id })
}

/** Offers go out at any hour of the day, and when somebody says so. */
export const offersByHand = {
  'notices.quiet_from': '12:00',
  'notices.quiet_until': '12:00',
  'booking.offers': 'by_hand',
}

/** Lessons on the road are late to call off from now on, whatever notice there is, whenever they were booked. */
export async function makeLate({ calls, types }: School): Promise<void> {
  const changes = ['booking.grace', 'booking.anew'].map((key) => ({ key, value: 0, version: 0 }))
  await calls.patch('/api/settings', { changes })
  const path = `/api/school/lesson-types/${types.road.id}`
  const { version } = await calls.get(path)
  await calls.patch(path, { version, cancel_hours: 720 })
}

/** The hour that a lesson left free when it was cancelled. */
export async function freedBy({ calls }: School, lesson_id: number): Promise<number> {
  const { slots } = await calls.get('/api/school/freed-slots')
  const slot = (slots as { id: number; lesson_id: number }[]).find((one) => one.lesson_id === lesson_id)
  expect(slot, 'the hour is free').toBeDefined()
  return Number(slot?.id)
}

/** An hour of a trainer that a student gave up, without anybody who asks who it was. */
export async function freeHour(school: School, time: FreeTime): Promise<number> {
  const { enrolment_id: _, ...wish } = time
  const vehicle_id = school.vehicles[0].id
  const { lesson } = await school.calls.post('/api/school/lessons', { ...wish, vehicle_id, enrolment_ids: [] })
  const why = { version: lesson.version, reason: 'student_other' }
  await school.calls.post(`/api/school/lessons/${lesson.id}/cancel`, why)
  return freedBy(school, lesson.id)
}

/** A student takes any hour on the road that becomes free. */
export const waits = ({ calls, types }: School, { id }: Learner) =>
  calls.post('/api/school/waiting-list', { enrolment_id: id, type_ids: [types.road.id], notice_hours: 1 })
