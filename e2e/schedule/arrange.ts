import { expect } from '@playwright/test'
import { mondayIn } from '../clock.ts'
import type { School } from '../school.ts'

/** The Monday for which journeys plan their lessons. */
export const firstDay = mondayIn(14)

/** The instant of a time on the clock of Riyadh, where schools of journeys are. */
export const at = (day: string, time: string): string => new Date(`${day}T${time}:00+03:00`).toISOString()

/** What a lesson on the road is made of: the first trainer, vehicle and student of a school, unless told otherwise. */
export const roadLesson = (school: School, from: string, to: string, day = firstDay) => ({
  type_id: school.types.road.id,
  branch_id: school.branch.id,
  start: at(day, from),
  end: at(day, to),
  trainer_id: school.trainers[0].id,
  vehicle_id: school.vehicles[0].id,
  enrolment_ids: [school.students[0].id],
})

/** What a class is made of: the first trainer and room of a school, and two students, unless told otherwise. */
export const classLesson = (school: School, from: string, to: string, day = firstDay) => ({
  type_id: school.types.theory.id,
  branch_id: school.branch.id,
  start: at(day, from),
  end: at(day, to),
  trainer_id: school.trainers[0].id,
  room_id: school.rooms[0].id,
  enrolment_ids: school.students.slice(0, 2).map(({ id }) => id),
})

export interface PlannedLesson {
  id: number
  version: number
  bookings: { id: number; enrolment_id: number; status: string }[]
}

/** Plans a lesson by a call; answers it. */
export async function plan({ calls }: School, lesson: object): Promise<PlannedLesson> {
  const made = await calls.post('/api/school/lessons', lesson)
  expect(made.lesson.id).toBeGreaterThan(0)
  return made.lesson
}
