import { searchRecords } from '@dsms/contract/insight/search/calls'
import { dayMs, hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { searchLinks } from '@dsms/contract/messages/tasks/calls'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { listUnplanned } from '@dsms/contract/schedule/board/calls'
import { documents } from '@dsms/contract/students/documents/calls'
import { enrolments, listEnrolmentPeople } from '@dsms/contract/students/enrolments/calls'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { lessonsOf, makeLessonSchool } from '../../schedule/lessons/lessons.testing.ts'
import { arabicWishes, fatina, formsOf, latinWishes, misses } from './finding.testing.ts'

const phone = '+966551042361'
const start = new Date(Date.now() + 3 * dayMs)
start.setUTCHours(9, 0, 0, 0)

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let owner: TestPerson & { schoolId: number }
let student: number
let studentNo: string
let enrolment: number
let trainer: number
let vehicle: number

const hitsOf = async (q: string, who: TestPerson = owner, language = 'ar') => {
  const reply = await send(who.token, searchRecords, { query: { q } }, { 'accept-language': language })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return (reply.body as { hits: { kind: string; id: number; title: string; acts: { act: string; link: string }[] }[] })
    .hits
}
const found = async (q: string, who: TestPerson = owner) =>
  (await hitsOf(q, who)).filter(({ kind }) => kind !== 'page').map(({ kind, id }) => `${kind} ${id}`)

beforeAll(async () => {
  school = await makeLessonSchool()
  owner = school.owner
  const made = await makeRecord('students', owner, {
    ...fatina,
    email: 'fatina@mail.example',
    phone,
  })
  student = made.id
  studentNo = String(made.student_no)
  enrolment = await school.enrolment({ student_id: student })
  trainer = await school.trainer({ name: undefined, phone: '+966559990001' })
  vehicle = await school.vehicle({ registration_no: 'ABJ 4271' })
  const reply = await lessonsOf(() => owner).create({
    type_id: await school.type(),
    branch_id: school.branch_id,
    start: start.toISOString(),
    end: new Date(start.getTime() + hourMs).toISOString(),
    trainer_id: trainer,
    vehicle_id: vehicle,
    enrolment_ids: [enrolment],
    override_reason: 'a test',
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  await makeRecord('documents', owner, { student_id: student })
})

/** Where a student is looked for, and the students that are found there. */
const places: Record<string, (q: string) => Promise<number[]>> = {
  'the list of students': async (q) => (await rowsOf(students, q)).map(({ id }) => id),
  'the list of enrolments': async (q) => (await rowsOf(enrolments, q)).map((row) => Number(row.student_id)),
  'the list of documents': async (q) => (await rowsOf(documents, q)).map((row) => Number(row.student_id)),
  'the choice of a lesson’s students': async (q) =>
    (await callAs(owner.token, enrolments.calls.list, { query: { q, is_learning: 'true' } })).body.rows.map(
      (row) => row.student_id,
    ),
  'the choice of a student': async (q) =>
    (await callAs(owner.token, listEnrolmentPeople, { query: { kind: 'student', q } })).body.map(({ id }) => id),
  'what is still to be planned': async (q) =>
    (await callAs(owner.token, listUnplanned, { query: { q } })).body.map(({ student_id }) => student_id),
  'what a task is linked to': async (q) =>
    (await callAs(owner.token, searchLinks, { query: { q } })).body.rows
      .filter(({ kind }) => kind === 'student')
      .map(({ id }) => id),
  'the search over everything': async (q) =>
    (await hitsOf(q)).filter(({ kind }) => kind === 'student').map(({ id }) => id),
}

async function rowsOf(area: typeof students | typeof enrolments | typeof documents, q: string) {
  const { body } = await send(owner.token, area.calls.list, { query: { q } })
  return (body as { rows: ({ id: number } & Record<string, unknown>)[] }).rows
}

describe.each(Object.keys(places))('%s', (place) => {
  it('finds a student by words in any order, either script, number and phone however it is written', async () => {
    const look = places[place] as (q: string) => Promise<number[]>
    const wishes = [...arabicWishes, ...latinWishes, ...formsOf(phone), 'فاتنة 0551042361']
    for (const q of [...wishes, studentNo, studentNo.toLowerCase().replace('-', '')])
      expect([...new Set(await look(q))], q).toEqual([student])
    for (const q of [...misses, 'اتنة', 'tina']) expect(await look(q), q).toEqual([])
  })
})

describe('the search over everything', () => {
  it('answers who somebody is, and what to do next', async () => {
    const [hit] = await hitsOf('0551042361', owner, 'en')
    expect(hit).toEqual({
      kind: 'student',
      id: student,
      title: 'Fatina Abdulilah Alkhudairi',
      detail: 'fatina@mail.example',
      link: `/school/students/${student}`,
      photo: null,
      number: studentNo,
      phone,
      status: 'applicant',
      lesson_at: start.toISOString(),
      acts: [
        { act: 'open', link: `/school/students/${student}` },
        { act: 'book', link: `/school/schedule?find=1&student=${student}` },
        { act: 'call', link: `tel:${phone}` },
      ],
    })
  })

  it('finds the coming lessons of a student, trainer and vehicle', async () => {
    const lesson = (await hitsOf('فاتنة')).find(({ kind }) => kind === 'lesson')
    expect(lesson).toMatchObject({
      title: 'فاتنة عبد الإله الخضيري',
      lesson_at: start.toISOString(),
      number: 'ABJ 4271',
    })
    expect(await found('0559990001')).toEqual([`trainer ${trainer}`, `lesson ${lesson?.id}`])
    expect(await found('ابح 4271')).toEqual([`vehicle ${vehicle}`, `lesson ${lesson?.id}`])
  })

  it('finds plates in both scripts, guardians, leads, invoices and pages', async () => {
    for (const q of ['ABJ4271', 'abj-4271', 'ا ب ح ٤٢٧١', '4271 ABJ', '4271'])
      expect(await found(q), q).toContain(`vehicle ${vehicle}`)
    const guardian = await makeRecord('guardians', owner, {
      first_name: { ar: 'منيرة', en: '' },
      family_name: { ar: 'القحطاني', en: '' },
    })
    const lead = await makeRecord('leads', owner, { name: { ar: 'منيرة الشهري' } })
    expect(await found('منيره')).toEqual([`guardian ${guardian.id}`, `lead ${lead.id}`])
    const pages = (await hitsOf('Fahrzeuge')).filter(({ kind }) => kind === 'page')
    expect(pages.map(({ title }) => title)).toContain('المركبات')
  })

  it('answers what the caller may list, and nothing of another school', async () => {
    const who = async (...permissions: string[]) => makePerson({ schoolId: owner.schoolId, permissions })
    expect(await found('4271', await who('vehicles.view'))).toEqual([`vehicle ${vehicle}`])
    expect(await found('فاتنة', await who('vehicles.view'))).toEqual([])
    const [clerk] = await hitsOf('فاتنة', await who('students.view'))
    expect(clerk).toMatchObject({ id: student, lesson_at: null })
    expect(clerk?.acts.map(({ act }) => act)).toEqual(['open', 'call'])
    const other = await makeSchoolAdmin()
    for (const q of ['فاتنة', phone, 'ABJ 4271', studentNo]) expect(await found(q, other), q).toEqual([])
  })

  it('answers somebody of the platform what is in the school that they look at', async () => {
    const visitor = await makePerson({ permissions: ['schools.view'] })
    const read = async (who: TestPerson, school_id?: number) =>
      send(who.token, searchRecords, { query: { q: 'فاتنة', ...(school_id && { school_id }) } })
    const { hits } = (await read(visitor, owner.schoolId)).body as { hits: { kind: string; link: string }[] }
    expect(hits.find(({ kind }) => kind === 'student')?.link).toBe(
      `/school/students/${student}?school_id=${owner.schoolId}`,
    )
    expect((await read(visitor)).body).toMatchObject({ hits: [] })
    expect((await read(await makeSchoolAdmin(), owner.schoolId)).status).toBe(404)
  })

  it('holds the reach of the caller, and tells learners and guardians of nobody', async () => {
    const roleOf = async (key: string) =>
      (await query<{ id: number }>(sql`select id from roles where tenant = ${owner.schoolId} and key = ${key}`))[0]
        ?.id ?? 0
    const stranger = await makePerson({ schoolId: owner.schoolId, kind: 'trainer', roleId: await roleOf('trainer') })
    const people = (hits: string[]) => hits.filter((hit) => /^(student|guardian|lead|lesson)/.test(hit))
    expect(people(await found('فاتنة', stranger))).toEqual([])
    for (const kind of ['student', 'guardian']) {
      const reader = await makePerson({ schoolId: owner.schoolId, kind, roleId: await roleOf('student') })
      for (const q of ['فاتنة', phone, 'منيرة', '4271']) expect(await found(q, reader), `${kind} ${q}`).toEqual([])
    }
  })
})

it('the list of vehicles finds plates in both scripts, written together or apart', async () => {
  for (const q of ['ABJ4271', 'ا ب ح 4271', '٤٢٧١ ابح', 'a b j'])
    expect(
      (await callAs(owner.token, vehicles.calls.list, { query: { q } })).body.rows.map(({ id }) => id),
      q,
    ).toEqual([vehicle])
})
