import { getStudentStanding } from '@dsms/contract/students/students/standing'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makePerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { lessonsOf, makeLessonSchool } from '../../../schedule/lessons/lessons.testing.ts'
import { makeReaching } from '../../../staff/directory/directory.testing.ts'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let enrolment: number
let id: number
const standing = async (who: { token: string }, of = id) =>
  (await callAs(who.token, getStudentStanding, { params: { id: of }, query: {} })).body

beforeAll(async () => {
  school = await makeLessonSchool()
  enrolment = await school.enrolment()
  const [row] = await query<{ student_id: number }>(sql`select student_id from enrolments where id = ${enrolment}`)
  id = row?.student_id ?? 0
})

it('says calmly that there is nothing yet, and then what comes next, what is done and what is owed', async () => {
  expect(await standing(school.owner)).toMatchObject({
    progress: { enrolment_id: enrolment, done_minutes: 0, practise: [] },
    next_lesson: null,
    balance: [],
  })
  const wish = {
    type_id: await school.type(),
    branch_id: school.branch_id,
    trainer_id: await school.trainer(),
    enrolment_ids: [enrolment],
  }
  const at = (day: string) => ({ ...wish, start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` })
  const later = await lessonsOf(() => school.owner).create(at('2030-03-05'))
  const sooner = await lessonsOf(() => school.owner).create(at('2030-03-04'))
  await query(sql`
    insert into charges (tenant, enrolment_id, student_id, kind, amount_minor, paid_minor, currency, due_on, status, settled_at)
    select ${school.owner.schoolId}, ${enrolment}, ${id}, 'exam', a, case when s = 'paid' then a else 0 end, 'SAR', d::date, s, case when s = 'paid' then now() end
      from (values (12000, '2020-01-01', 'open'), (5000, '2099-01-01', 'open'), (900, '2020-01-01', 'paid')) v (a, d, s)`)
  const now = await standing(school.owner)
  expect(now.next_lesson).toMatchObject({ id: sooner.body.lesson.id, start: '2030-03-04T09:00:00.000Z' })
  expect(now.next_lesson?.trainer).toBeTruthy()
  expect(now.balance).toEqual([{ currency: 'SAR', open_minor: 17000, overdue_minor: 12000, balance_minor: 0 }])
  // what is called off does not come
  await lessonsOf(() => school.owner).cancel(sooner.body.lesson.id, { version: sooner.body.lesson.version })
  expect((await standing(school.owner)).next_lesson).toMatchObject({ id: later.body.lesson.id })
})

it('tells each number to those alone who may see it, and nothing of another school', async () => {
  const schoolId = school.owner.schoolId
  const desk = await makePerson({ schoolId, permissions: ['students.view'] })
  expect(Object.keys(await standing(desk))).toEqual(['time_zone'])
  const planner = await makePerson({ schoolId, permissions: ['students.view', 'schedules.view'] })
  expect(Object.keys(await standing(planner)).sort()).toEqual(['next_lesson', 'time_zone'])
  const status = async (who: { token: string }, of = id) =>
    (await send(who.token, getStudentStanding, { params: { id: of }, query: {} })).status
  expect(await status(await makePerson({ schoolId, permissions: ['schedules.view'] }))).toBe(403)
  expect(await status((await makeLessonSchool()).owner)).toBe(404)
  expect(await status(await makeReaching(schoolId, 'own', { permissions: ['students.view'] }))).toBe(404)
  expect(await status(school.owner, 2_000_000_000)).toBe(404)
})
