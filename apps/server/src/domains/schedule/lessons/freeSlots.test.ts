import { listFreeSlots } from '@dsms/contract/schedule/lessons/calls'
import { expect, it } from 'vitest'
import { callAs } from '../../../testing/harness.ts'
import { lessonsOf, makeLessonSchool } from './lessons.testing.ts'

it('free times leave out whoever is taken, and are offered with the first vehicle that is not', async () => {
  const school = await makeLessonSchool()
  const lessons = lessonsOf(() => school.owner)
  const type_id = await school.type({ needs_vehicle: 'required', step_minutes: 60 })
  const [busy, free] = [await school.trainer(), await school.trainer()]
  const [first, second] = [await school.vehicle(), await school.vehicle()]
  const at = (time: string) => `2030-03-04T${time}:00Z`
  const made = await lessons.create({
    type_id,
    branch_id: school.branch_id,
    start: at('09:00'),
    end: at('10:00'),
    trainer_id: busy,
    vehicle_id: first,
    enrolment_ids: [await school.enrolment()],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const query = { type_id, branch_id: school.branch_id, from: at('08:00'), to: at('11:00') }
  const { slots } = (await callAs(school.owner.token, listFreeSlots, { query })).body
  const told = slots.map(({ start, trainer_id, vehicle_id }) => [start.slice(11, 16), trainer_id, vehicle_id])
  expect(told).toEqual([
    ['08:00', busy, first],
    ['08:00', free, first],
    ['09:00', free, second],
    ['10:00', busy, first],
    ['10:00', free, first],
  ])
})
