import { hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { getLessonFacts, listLessons } from '@dsms/contract/schedule/lessons/calls'
import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import type { Facts } from '@dsms/contract/schedule/rules/facts'
import { expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { lessonsOf, makeLessonSchool } from './lessons.testing.ts'

const day = '2030-03-04T'
const span = { from: `${day}00:00:00Z`, to: '2030-03-11T00:00:00Z' }

it('facts of a week judge each time of it as the server does', async () => {
  const school = await makeLessonSchool()
  const lessons = lessonsOf(() => school.owner)
  const wish = {
    type_id: await school.type({ buffer_minutes: 15 }),
    branch_id: school.branch_id,
    trainer_id: await school.trainer(),
    vehicle_id: await school.vehicle(),
    enrolment_ids: [await school.enrolment()],
  }
  const made = await lessons.create({ ...wish, start: `${day}09:00:00Z`, end: `${day}10:00:00Z` })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const far = { meeting_point: 'المطار', meeting_at: { lat: 24.96, lng: 46.7 } }
  await lessons.create({ ...wish, ...far, enrolment_ids: [], start: `${day}12:00:00Z`, end: `${day}13:00:00Z` })
  const lesson_id = made.body.lesson.id

  const { body } = await send(school.owner.token, getLessonFacts, { body: { ...wish, lesson_id, ...span } })
  const { facts } = body as { facts: Facts }
  for (let quarter = 0; quarter < 24; quarter++) {
    const start = Date.parse(`${day}08:00:00Z`) + quarter * 30 * minuteMs
    const end = start + hourMs
    const times = { start: new Date(start).toISOString(), end: new Date(end).toISOString() }
    const checked = await lessons.check({ ...wish, ...times, lesson_id })
    expect(evaluate({ ...wish, lesson_id, start, end }, facts), times.start).toEqual(checked.body.violations)
  }
})

it('are for those who may see the people and things themselves, and of two weeks at most', async () => {
  const school = await makeLessonSchool()
  const body = { type_id: await school.type(), branch_id: school.branch_id, enrolment_ids: [], ...span }
  const planner = await makePerson({
    schoolId: school.owner.schoolId,
    permissions: ['schedules.view', 'trainers.view'],
  })
  expect(await send(planner.token, getLessonFacts, { body })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
  const longer = { ...body, to: '2030-04-11T00:00:00Z' }
  expect(await send(school.owner.token, getLessonFacts, { body: longer })).toMatchObject({
    status: 422,
    body: { fields: { to: { code: 'too_long_span', params: { max: 15 } } } },
  })
})

it('are asked for by lists that tell how long they may be, longer ones of one student', async () => {
  const school = await makeLessonSchool()
  const list = (to: string, more: object = {}) =>
    send(school.owner.token, listLessons, { query: { from: '2030-01-01T00:00:00Z', to, ...more } })
  const refused = (max: number) => ({
    status: 422,
    body: { fields: { to: { code: 'too_long_span', params: { max } } } },
  })
  expect(await list('2030-03-05T00:00:00Z')).toMatchObject(refused(62))
  expect((await list('2030-03-05T00:00:00Z', { student_id: 1 })).status).toBe(200)
  expect(await list('2033-02-01T00:00:00Z', { student_id: 1 })).toMatchObject(refused(1098))
})
