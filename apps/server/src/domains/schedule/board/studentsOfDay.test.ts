import { changeManyStatuses } from '@dsms/contract/students/students/bulk'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { makeLessonSchool } from '../lessons/lessons.testing.ts'

type LessonSchool = Awaited<ReturnType<typeof makeLessonSchool>>

const day = '2032-03-02'
let school: LessonSchool
let type: number

/** A student with a seat in a lesson at an instant; answers the student's key. */
async function seated(of: LessonSchool, typeId: number, at: string, lesson = 'scheduled', seat = 'booked') {
  const enrolment = await of.enrolment()
  const [row] = await query<{ student_id: number }>(sql`
    with l as (insert into lessons (tenant, type_id, branch_id, starts_at, ends_at, capacity, status, hold_until)
               values (${of.owner.schoolId}, ${typeId}, ${of.branch_id}, ${at}, ${at}::timestamptz + interval '1 hour', 1, ${lesson},
                       case when ${lesson} = 'held' then ${at}::timestamptz end)
               returning id)
    insert into bookings (tenant, lesson_id, enrolment_id, status, waiting_since)
    select ${of.owner.schoolId}, l.id, ${enrolment}, ${seat}, case when ${seat} = 'waiting' then now() end from l
    returning student_id`)
  return Number(row?.student_id)
}
const listed = async (lesson_on: string, token = school.owner.token) =>
  (await callAs(token, students.calls.list, { query: { lesson_on } })).body.rows.map(({ id }) => id)

beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set time_zone = 'Asia/Riyadh' where id = ${school.owner.schoolId}`)
  type = await school.type()
})

it('finds who has a lesson on a day by the clock of the school', async () => {
  const [first, last] = [
    await seated(school, type, '2032-03-01T21:00Z'),
    await seated(school, type, '2032-03-02T20:45Z', 'confirmed'),
  ]
  const [before, after] = [
    await seated(school, type, '2032-03-01T20:45Z'),
    await seated(school, type, '2032-03-02T21:00Z'),
  ]
  expect((await listed(day)).sort()).toEqual([first, last].sort())
  expect(await listed('2032-03-01')).toEqual([before])
  expect(await listed('2032-03-03')).toEqual([after])
  // whoever does something with all of them means the same ones
  const asked = { matching: { lesson_on: day }, mode: 'check', status: 'paused' }
  const { body } = await send(school.owner.token, changeManyStatuses, { body: asked })
  const { done, refused } = body as { done: { id: number }[]; refused: { id: number }[] }
  expect([...done, ...refused].map(({ id }) => id).sort()).toEqual([first, last].sort())
})

it('leaves out lessons and seats that were called off, and those of other schools', async () => {
  const noon = '2032-04-06T09:00Z'
  for (const status of ['cancelled', 'declined', 'expired', 'draft', 'held', 'no_show'])
    await seated(school, type, noon, status)
  await seated(school, type, noon, 'scheduled', 'cancelled')
  await seated(school, type, noon, 'scheduled', 'waiting')
  const kept = await seated(school, type, noon, 'requested')
  const other = await makeLessonSchool()
  await seated(other, await other.type(), noon)
  expect(await listed('2032-04-06')).toEqual([kept])
})

it('tells nobody who may not see lessons', async () => {
  const { schoolId } = school.owner
  const blind = await makePerson({ schoolId, permissions: ['students.view'] })
  const seer = await makePerson({ schoolId, permissions: ['students.view', 'schedules.view'] })
  const reply = await callAs(blind.token, students.calls.list, { query: { lesson_on: day } })
  expect(reply.status).toBe(403)
  expect(await listed(day, seer.token)).toHaveLength(2)
})
