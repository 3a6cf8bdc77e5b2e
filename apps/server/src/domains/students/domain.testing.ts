import { contractTemplates } from '@dsms/contract/students/contracts/templates'
import { sql } from 'drizzle-orm'
import { makePerson, type TestPerson } from '../../testing/factories.ts'
import { callAs } from '../../testing/harness.ts'
import { mainBranch, query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'
import { openBoth } from '../curriculum/courses/opened.testing.ts'
import { documentSample } from './documents/documents.testing.ts'
import { makeLearner } from './enrolments/learners.testing.ts'
import { guardianSample } from './guardians/guardians.testing.ts'
import { studentInput, studentSample } from './students/students.testing.ts'

/** Each time another: two walks may share a database. */
let walked = 0

export const students: DomainSamples = {
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
  },
  walks: {
    students: { values: () => ({ student: studentInput(900_000 + ++walked) }) },
    consents: {
      record: makeConsent,
      values: () => ({ given_on: '2026-01-05', withdrawn_on: '2026-01-06', note: 'walked' }),
    },
    contracts: { values: () => ({ hash: 'a'.repeat(64), name: 'walked' }) },
    'my-contracts': { isNowhere: true, values: () => ({ hash: 'a'.repeat(64), name: 'walked' }) },
    'my-studies': { isNowhere: true },
    corrections: { isNowhere: true },
    'student-merges': { record: makeMerge },
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
  const [student, trainer] = [
    await makePerson({ schoolId: owner.schoolId, kind: 'student' }),
    await makePerson({ schoolId: owner.schoolId, kind: 'trainer' }),
  ]
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
