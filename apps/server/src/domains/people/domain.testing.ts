import { contractTemplates } from '@dsms/contract/people/contracts/templates'
import { sql } from 'drizzle-orm'
import { goodPassword, makePerson, type TestPerson } from '../../testing/factories.ts'
import { callAs } from '../../testing/harness.ts'
import { anyLookup, mainBranch, query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'
import { openBoth } from '../curriculum/courses/opened.testing.ts'
import { documentSample } from './documents/documents.testing.ts'
import { makeLearner } from './enrolments/learners.testing.ts'
import { guardianSample } from './guardians/guardians.testing.ts'
import { studentInput, studentSample } from './students/students.testing.ts'

/** Each time another: two walks may share a database. */
let walked = 0

export const people: DomainSamples = {
  areas: {
    students: studentSample,
    guardians: guardianSample,
    documents: documentSample,
    leads: {
      owner: 'school',
      input: async (owner, nth) => ({
        name: { ar: `مهتم ${nth}`, en: `Lead ${nth}` },
        phone: `+96650${String(nth).padStart(7, '0')}`,
        source: 'walk_in',
        branch_id: await mainBranch(owner),
        wish_times: [{ weekday: 7, from: '16:00', to: '18:00' }],
      }),
      change: { source: 'referral' },
    },
    trainers: {
      owner: 'school',
      input: async (owner, nth, make) => ({
        first_name_ar: 'سالم',
        family_name_ar: `المدرّب ${nth}`,
        first_name_en: 'Salem',
        family_name_en: `Trainer ${nth}`,
        phone: `+96650${String(1_000_000 + nth)}`,
        email: `trainer-${process.pid}-${nth}@example.org`,
        teaches: ['theory', 'road'],
        gearboxes: ['manual'],
        languages: ['ar', 'en'],
        branch_ids: [await mainBranch(owner)],
        speciality_ids: [await anyLookup('trainer_speciality')],
        licence_type_ids: [(await make('licenceTypes')).id],
      }),
      change: { max_minutes_day: 400 },
    },
    trainerCredentials: {
      owner: 'school',
      input: async (_, nth, make) => ({
        trainer_id: (await make('trainers')).id,
        kind: 'teaching_permit',
        number: `TP-${nth}`,
        authority: 'إدارة المرور',
        issued_on: '2026-01-01',
        expires_on: '2099-12-31',
      }),
      change: { number: 'TP-changed' },
    },
    enrolments: {
      owner: 'school',
      input: async (owner, _, make) => ({
        student_id: await makeLearner(owner),
        course_id: await openBoth(owner, (await make('courses')).id),
        branch_id: await mainBranch(owner),
      }),
      change: { level: 'expert', official_file_no: '2026/17' },
    },
    contractTemplates: {
      owner: 'school',
      input: async (_owner, nth) => ({
        name: { ar: `عقد ${nth}`, en: `Contract ${nth}` },
        bodies: { ar: '{{school.name}}', en: 'For {{student.name}}', de: 'Für {{student.name}}' },
      }),
      change: { bodies: { ar: 'نص آخر', en: 'Another text', de: '', fr: '', pt: '' } },
    },
    contracts: {
      owner: 'school',
      input: async (owner, _, make) => {
        const template = await make('contractTemplates')
        await callAs(owner.token, contractTemplates.calls.changeStatus, {
          params: { id: template.id },
          body: { status: 'published' },
        })
        return { student_id: (await make('students')).id, template_id: template.id }
      },
      change: { language: 'de' },
    },
    leaveRequests: {
      owner: 'school',
      input: async (owner) => ({
        trainer_id: (await makeTrainer(owner)).id,
        kind: 'vacation',
        first_day: '2099-03-02',
        last_day: '2099-03-06',
      }),
      change: { kind: 'training' },
    },
  },
  walks: {
    availability: {
      record: async (owner) => (await makeTrainer(owner)).id,
      values: () => ({ from: '2099-03-02', to: '2099-03-03', hours: [], valid_from: '2099-03-02' }),
    },
    'availability-exceptions': {
      record: makeException,
      values: () => ({ from: '2099-03-02T08:00', to: '2099-03-02T09:00' }),
    },
    'leave-balances': { isNowhere: true },
    students: { values: () => ({ student: studentInput(900_000 + ++walked) }) },
    consents: {
      record: makeConsent,
      values: () => ({ given_on: '2026-01-05', withdrawn_on: '2026-01-06', note: 'walked' }),
    },
    contracts: { values: () => ({ hash: 'a'.repeat(64), name: 'walked' }) },
    'my-contracts': { isNowhere: true, values: () => ({ hash: 'a'.repeat(64), name: 'walked' }) },
    'my-studies': { isNowhere: true },
    'my-training': { isNowhere: true },
    corrections: { isNowhere: true },
    'student-merges': { record: makeMerge },
    staff: {
      values: () => {
        const username = `walker-${Math.random().toString(36).slice(2)}`
        return {
          username,
          email: `${username}@example.org`,
          password: goodPassword,
          password_confirmation: goodPassword,
        }
      },
    },
    users: {
      values: () => {
        const username = `walker-${Math.random().toString(36).slice(2)}`
        return {
          username,
          email: `${username}@example.org`,
          password: goodPassword,
          password_confirmation: goodPassword,
        }
      },
    },
    profile: { isNowhere: true, values: () => ({ text: 'words', content: 'AAAA' }) },
  },
}

/** The platform has no students; there it names one that is nowhere. */
async function makeMerge({ schoolId }: TestPerson): Promise<number> {
  if (schoolId === null) return 2_147_483_647
  const [kept, other] = [
    await makePerson({ schoolId, kind: 'student' }),
    await makePerson({ schoolId, kind: 'student' }),
  ]
  const [made] = await query<{ id: number }>(
    sql`insert into student_merges (tenant, kept_id, other_id) values (${schoolId}, ${kept.id}, ${other.id}) returning id`,
  )
  return made?.id ?? 0
}

/** The platform has no students; there it names one that is nowhere. */
async function makeConsent(owner: TestPerson): Promise<number> {
  if (owner.schoolId === null) return 2_147_483_647
  const [student, trainer] = [await makePerson({ schoolId: owner.schoolId, kind: 'student' }), await makeTrainer(owner)]
  const [made] = await query<{ id: number }>(
    sql`
      with teaching as (
        insert into trainers (tenant, id, trainer_no, employment, teaches, gearboxes, status)
        values (${owner.schoolId}, ${trainer.id}, 'WALK', 'full_time', '{road}', '{manual}', 'active') returning id)
      insert into trainer_consents (tenant, student_id, trainer_id, given_on, note)
      select ${owner.schoolId}, ${student.id}, id, '2026-01-05', 'on paper' from teaching returning id`,
  )
  return made?.id ?? 0
}

const makeTrainer = ({ schoolId }: TestPerson) => makePerson({ schoolId, kind: 'trainer' })

/** The platform has no trainers; there it names one that is nowhere. */
async function makeException(owner: TestPerson): Promise<number> {
  if (owner.schoolId === null) return 2_147_483_647
  const { id } = await makeTrainer(owner)
  const [made] = await query<{ id: number }>(
    sql`insert into availability_exceptions (tenant, trainer_id, kind, starts, ends)
        values (${owner.schoolId}, ${id}, 'unavailable', '2099-03-02', '2099-03-03') returning id`,
  )
  return made?.id ?? 0
}
