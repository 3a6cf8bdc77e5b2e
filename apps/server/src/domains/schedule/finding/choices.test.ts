import { judgeChoices, listSeatChoices } from '@dsms/contract/schedule/finding/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { lessonsOf, makeLessonSchool } from '../lessons/lessons.testing.ts'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
beforeAll(async () => {
  school = await makeLessonSchool()
})

const at = (time: string) => `2030-03-04T${time}:00.000Z`

it('who is free stands first, and of the others it is told why not: with which lesson they are busy, what is broken', async () => {
  const type_id = await school.type({ needs_vehicle: 'required' })
  const [busy, free] = [await school.trainer({ full_name: 'AAA' }), await school.trainer({ full_name: 'BBB' })]
  const [taken, good, broken] = [await school.vehicle(), await school.vehicle(), await school.vehicle()]
  await query(sql`update vehicles set status = 'accident' where id = ${broken}`)
  const time = { type_id, branch_id: school.branch_id, start: at('09:00'), end: at('10:00') }
  const enrolment = await school.enrolment()
  const made = await lessonsOf(() => school.owner).create({
    ...time,
    trainer_id: busy,
    vehicle_id: taken,
    enrolment_ids: [enrolment],
  })
  const lesson = made.body.lesson
  const ask = { ...time, start: at('09:30'), end: at('10:30'), enrolment_ids: [await school.enrolment()] }
  const { body } = await callAs(school.owner.token, judgeChoices, { body: ask })
  const told = (all: typeof body.trainers) => all.map(({ id, against }) => [id, ...against.map(({ code }) => code)])
  expect(told(body.trainers)).toEqual([[free], [busy, 'trainer_busy']])
  expect(told(body.vehicles)).toEqual([[good], [taken, 'vehicle_busy'], [broken, 'vehicle_status']])
  expect(body.vehicles[0]?.detail).toMatch(/\d/)
  expect(body.lessons).toEqual([
    {
      id: lesson.id,
      start: at('09:00'),
      end: at('10:00'),
      student: lesson.bookings[0]?.student,
      type: lesson.type.name,
    },
  ])
  // the lesson itself is in nobody's way
  const itself = await callAs(school.owner.token, judgeChoices, { body: { ...ask, lesson_id: lesson.id } })
  expect(told(itself.body.trainers).flat()).not.toContain('trainer_busy')
  const other = await makeLessonSchool()
  const foreign = { ...ask, type_id: await other.type() }
  expect((await callAs(school.owner.token, judgeChoices, { body: foreign })).status).toBe(422)
  const blind = await makePerson({ schoolId: school.owner.schoolId, permissions: ['students.view'] })
  expect((await callAs(blind.token, judgeChoices, { body: ask })).status).toBe(403)
})

it('students are told apart by number and phone, which those alone are given who see students', async () => {
  const enrolment_id = await school.enrolment()
  const [row] = await query<{ student_id: number; no: string }>(sql`
    update users u set phone = '+966501234599' from enrolments e join students s on s.id = e.student_id
     where e.id = ${enrolment_id} and u.id = e.student_id returning s.id as student_id, s.student_no as no`)
  const ask = async (token: string, more: Record<string, unknown>) =>
    (await callAs(token, listSeatChoices, { query: more })).body.rows
  const [found] = await ask(school.owner.token, { q: '0501234599' })
  expect(found).toMatchObject({
    enrolment_id,
    student_id: row?.student_id,
    student_no: row?.no,
    phone: '+966501234599',
  })
  expect(await ask(school.owner.token, { q: row?.no })).toHaveLength(1)
  expect(await ask(school.owner.token, { student_id: row?.student_id })).toHaveLength(1)
  const planner = await makePerson({ schoolId: school.owner.schoolId, permissions: ['enrolments.view'] })
  expect(await ask(planner.token, { enrolment_id })).toMatchObject([{ enrolment_id, phone: null }])
  await query(sql`update enrolments set status = 'cancelled' where id = ${enrolment_id}`)
  expect(await ask(school.owner.token, { enrolment_id })).toEqual([])
  const other = await makeLessonSchool()
  expect(await ask(other.owner.token, { student_id: row?.student_id })).toEqual([])
  const blind = await makePerson({ schoolId: school.owner.schoolId, permissions: ['schedules.view'] })
  expect((await callAs(blind.token, listSeatChoices, { query: {} })).status).toBe(403)
})
