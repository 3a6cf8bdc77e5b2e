// Part of `npm run bench`: what the students of one school cost while it is alone in the database, and among 100,000 of a
// thousand schools: the list, searching in either script and over everything, and looking for doubles while somebody
// types. Searching is to cost about the same in both: the p95 of much stands beside that of little.
import { searchRecords } from '@dsms/contract/insight/search/calls'
import { requestOf } from '@dsms/contract/kernel/client'
import { findDoubles, students } from '@dsms/contract/students/students/calls'
import type pg from 'pg'
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'
import { type Bench, compareGrown, openSchool, type Request } from './compare.ts'
import { firstArabic, firstLatin, lastArabic, lastLatin } from './seed.ts'

const schools = 1000
const each = 100
const tables = [
  'students',
  'users',
  'guardians',
  'leads',
  'trainers',
  'vehicles',
  'documents',
  'student_guardians',
  'enrolments',
  'branches',
  'lookup_values',
]

export async function measurePeople(bench: Bench): Promise<void> {
  console.log('Filling the students …')
  const person = await openSchool(bench.url, 'people')
  await fill(bench.client, 'id = $1', [person.schoolId])
  console.log(`\n${each} students alone (little), and among ${schools * each} of ${schools} schools (much)`)
  const grow = async () => {
    await bench.client.query(
      `insert into schools (name, slug, status)
       select jsonb_build_object('ar', 'مدرسة ' || n), 'taught-' || n, 'active' from generate_series(2, $1::int) as n`,
      [schools],
    )
    await fill(bench.client, 'slug like $1', ['taught-%'])
  }
  await compareGrown(bench, { ...person, cases }, grow, tables)
}

const list = (name: string, query: object): Request => ({
  name,
  method: 'GET',
  path: requestOf(students.calls.list, { query: { perPage: 25, ids: [], ...query } }).url,
})

const search = (name: string, q: string): Request => ({
  name,
  method: 'GET',
  path: requestOf(searchRecords, { query: { q } }).url,
})

const doubles = (name: string, body: object): Request => ({
  name,
  method: 'POST',
  path: requestOf(findDoubles, { body: {} }).url,
  body: () => body,
})

const cases = [
  list('students: list', {}),
  list('students: page 4', { page: 4 }),
  list('students: by name', { sort: 'name' }),
  list('students: by status', { status: 'active' }),
  list('students: beginning of a name, Arabic', { q: firstArabic[3]?.slice(0, 3) }),
  list('students: beginning of a name, Latin', { q: firstLatin[3]?.slice(0, 3) }),
  list('students: first and family name', {
    q: `${lastArabic[42 % lastArabic.length]} ${firstArabic[42 % firstArabic.length]}`,
  }),
  list('students: a phone as it is dialled', { q: '0500000042' }),
  list('students: a number', { q: 'S-000042' }),
  search('search: a name', `${firstArabic[42 % firstArabic.length]} ${lastArabic[42 % lastArabic.length]}`),
  search('search: one letter', 'م'),
  search('search: a phone as it is dialled', '0500000042'),
  search('search: a number', 'S-000042'),
  doubles('doubles: by e-mail', { email: 'student.42@example.com' }),
  doubles('doubles: by phone and birth date', { phone: '+966500000042', birth_date: '2000-02-12' }),
  doubles('doubles: by name and birth date', {
    birth_date: '2000-02-12',
    first_name: { ar: firstArabic[42 % firstArabic.length], en: '' },
    family_name: { ar: lastArabic[42 % lastArabic.length], en: '' },
  }),
  doubles('doubles: by identity number', { id_number: '1000000042' }),
]

/** Gives each school of a condition its students, each a person with a name in both scripts. */
async function fill(client: pg.Client, condition: string, values: unknown[]): Promise<void> {
  await client.query('set session_replication_role = replica')
  const names = [firstArabic, lastArabic, firstLatin, lastLatin]
  const at = values.length
  const part = (place: number) => `($${at + place}::text[])[1 + n % array_length($${at + place}::text[], 1)]`
  await client.query(
    `with added as (
       insert into users (tenant, kind, status, first_name, last_name, email, phone, birth_date, employee_no)
       select s.id, 'student', 'active', ${part(1)}, ${part(2)}, 'student.' || n || '@example.com',
              '+9665' || lpad(n::text, 8, '0'), date '2000-01-01' + n, n::text
         from schools s, generate_series(1, ${each}) as n where s.${condition}
       returning id, tenant, email, phone, employee_no::int as n)
     insert into students (tenant, id, student_no, first_name, family_name, name, contact_text, status)
     select tenant, id, 'S-' || lpad(n::text, 6, '0'), jsonb_build_object('ar', ${part(1)}, 'en', ${part(3)}),
            jsonb_build_object('ar', ${part(2)}, 'en', ${part(4)}),
            jsonb_build_object('ar', ${part(1)} || ' ' || ${part(2)}, 'en', ${part(3)} || ' ' || ${part(4)}),
            email || ' ' || phone, (array['applicant', 'active', 'active', 'paused', 'completed'])[1 + n % 5]
       from added`,
    [...values, ...names],
  )
  await client.query('set session_replication_role = origin')
  await refreshStatistics(client)
}
