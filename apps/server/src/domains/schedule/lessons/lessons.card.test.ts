import { getLessonPeople } from '@dsms/contract/schedule/lessons/people'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { lessonsOf, makeLessonSchool } from './lessons.testing.ts'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let wish: Record<string, unknown>
let enrolment: number
beforeAll(async () => {
  school = await makeLessonSchool()
  enrolment = await school.enrolment()
  const type_id = await school.type()
  wish = { type_id, branch_id: school.branch_id, trainer_id: await school.trainer(), enrolment_ids: [enrolment] }
})

const lessonAt = async (day: string, more: Record<string, unknown> = {}) => {
  const made = await lessonsOf(() => school.owner).create({
    ...wish,
    ...more,
    start: `${day}T09:00:00Z`,
    end: `${day}T10:00:00Z`,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.lesson
}
const peopleOf = (token: string, id: number) => callAs(token, getLessonPeople, { params: { id }, query: {} })

it('tells which lesson of how many it is, what is owed, how to reach the student, and whom no notice reaches', async () => {
  const [first, second] = [await lessonAt('2030-03-04'), await lessonAt('2030-03-05')]
  const student_id = first.bookings[0]?.student_id ?? 0
  await query(sql`update users set phone = '+966501112233', account_id = null, email = null where id = ${student_id}`)
  await query(sql`
    insert into charges (tenant, enrolment_id, student_id, kind, amount_minor, currency, due_on, status)
    select ${school.owner.schoolId}, ${enrolment}, ${student_id}, 'exam', a, 'SAR', d::date, 'open'
      from (values (12000, '2020-01-01'), (5000, '2099-01-01')) v (a, d)`)
  const of = async (id: number) => (await peopleOf(school.owner.token, id)).body
  const [one, two] = [await of(first.id), await of(second.id)]
  expect(one.people).toMatchObject([
    {
      student_id,
      phone: '+966501112233',
      has_account: false,
      nth: 1,
      owed: [{ currency: 'SAR', open_minor: 17000, overdue_minor: 12000 }],
    },
  ])
  expect(two.people[0]?.nth).toBe(2)
  expect(two.people[0]?.of).toBeGreaterThanOrEqual(2)
  expect(two.people[0]?.of).toBe(one.people[0]?.of)
  expect(one.told).toMatchObject([{ by: 'nobody', phone: '+966501112233' }])
  // what is called off is no lesson of theirs
  await lessonsOf(() => school.owner).cancel(first.id, { version: first.version })
  expect((await of(second.id)).people[0]?.nth).toBe(1)
})

it('gives numbers and amounts to those alone who may see them, and nothing to another school', async () => {
  // who owes is given no further lesson
  const { id } = await lessonAt('2030-03-06', { enrolment_ids: [await school.enrolment()] })
  const planner = await makePerson({ schoolId: school.owner.schoolId, permissions: ['schedules.view'] })
  expect((await peopleOf(planner.token, id)).body.people).toMatchObject([{ phone: null, owed: null }])
  const other = await makeLessonSchool()
  expect((await peopleOf(other.owner.token, id)).status).toBe(404)
  const blind = await makePerson({ schoolId: school.owner.schoolId, permissions: ['students.view'] })
  expect((await peopleOf(blind.token, id)).status).toBe(403)
})
