import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query, statements } from '../../../testing/reads.ts'
import { makeCourse } from '../../curriculum/courses/courses.testing.ts'

let owner: TestPerson
let branch: string
let nth = 0
beforeAll(async () => {
  owner = await makeSchoolAdmin()
  const [main] = await query<{ name: string }>(
    sql`select names_text(name) as name from branches where tenant = ${owner.schoolId} and is_main`,
  )
  branch = main?.name ?? ''
})

const learner = (ar: string, changes: object = {}) =>
  makeRecord('students', owner, {
    first_name: { ar, en: '' },
    family_name: { ar: 'القحطاني', en: '' },
    email: null,
    phone: `+96655${1_000_000 + ++nth}`,
    ...changes,
  })
/** Files that name the main branch. */
const bring = async (lines: { student: unknown; course: string }[]) => {
  const rows = lines.map((line) => ({ ...line, branch }))
  return (await callAs(owner.token, enrolments.calls.importSheet, { body: { rows, mode: 'good' } })).body
}
const course = async () => (await makeCourse(owner, { name: { ar: `دورة ${++nth}`, en: `Course ${nth}` } })).name

it('knows students by their name, phone or e-mail, and nobody where two have one name', async () => {
  await learner('أحمد')
  const { phone } = await learner('هدى')
  await learner('ليلى', { email: `laila-${process.pid}@example.org` })
  await learner('منى')
  await learner('منى')
  const named = ['أَحمد القحطاني', phone, `LAILA-${process.pid}@example.org`, 'منى القحطاني', 'ريم القحطاني']
  const to = await course()
  const { imported, rows } = await bring(named.map((student) => ({ student, course: to })))
  expect(imported).toBe(3)
  expect(rows.map(({ row, fields }) => [row, fields.student?.code])).toEqual([
    [4, 'unknown_choice'],
    [5, 'unknown_choice'],
  ])
})

it('adds a file by few statements, and tells the row that comes twice alone', async () => {
  const phones: unknown[] = []
  for (let count = 0; count < 20; count++) phones.push((await learner('سعاد')).phone)
  const to = await course()
  const path = enrolments.calls.importSheet.path
  const before = await statements(path)
  expect(await bring(phones.slice(0, 18).map((student) => ({ student, course: to })))).toMatchObject({ imported: 18 })
  expect((await statements(path)) - before).toBeLessThan(30)
  const [one, other] = phones.slice(18)
  const { imported, rows } = await bring([one, other, one].map((student) => ({ student, course: to })))
  expect(imported).toBe(2)
  expect(rows).toMatchObject([{ row: 3, fields: { course: { code: 'already_enrolled' } } }])
})
