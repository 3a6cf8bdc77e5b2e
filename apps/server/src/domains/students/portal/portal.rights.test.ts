import { allEndpoints } from '@dsms/contract'
import { contracts, listMyContracts } from '@dsms/contract/students/contracts/calls'
import { type GuardianRight, guardianRights, linkGuardian } from '@dsms/contract/students/guardians/calls'
import { exportMyData } from '@dsms/contract/students/personalData/calls'
import * as my from '@dsms/contract/students/portal/calls'
import * as asked from '@dsms/contract/students/portal/corrections'
import { inviteStudent } from '@dsms/contract/students/portal/invitations'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { triedWithLessons } from './portal.rights.lessons.testing.ts'
import {
  anyOf,
  givenRights,
  named,
  seeing,
  type TriedCalls,
  walkAsGuardian,
  walkAsStranger,
  walkAsStudent,
} from './portal.rights.testing.ts'

type Owner = TestPerson & { schoolId: number }

async function uploaded({ token }: TestPerson): Promise<number> {
  const { http } = await testApp()
  const reply = await http.inject({
    method: 'POST',
    url: '/api/files?name=id.pdf',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  return reply.json<{ id: number }>().id
}

/** A learner of so many years with papers, a contract and an enrolment. */
async function makeWard(owner: Owner, years: number) {
  const student = await makePerson({ schoolId: owner.schoolId, kind: 'student', firstName: 'Sami' })
  const { id: enrolment } = await makeRecord('enrolments', owner, { student_id: student.id })
  // enrolled before their age was known
  await query(sql`update users set birth_date = current_date - make_interval(years => ${years}), phone = '+966500000003'
                   where id = ${student.id}`)
  const { id: contract } = await makeRecord('contracts', owner, { student_id: student.id, send: true })
  const file_id = await uploaded(owner)
  const { id: paper } = await makeRecord('documents', owner, { student_id: student.id, kind: 'id', file_id })
  return { student, enrolment, contract, paper }
}
type Ward = Awaited<ReturnType<typeof makeWard>>

async function makeGuardian(owner: Owner, ward: Ward, rights: GuardianRight[]): Promise<TestPerson> {
  const guardian = await makePerson({ schoolId: owner.schoolId, kind: 'guardian' })
  const body = { guardian_id: guardian.id, relation: 'mother' as const, rights }
  await callAs(owner.token, linkGuardian, { params: { id: ward.student.id }, body })
  return guardian
}

const ofStudent = ({ student }: Ward) => ({ params: { id: student.id } })
const asQuery = ({ student }: Ward) => ({ query: { student_id: student.id } })

/** Every call by which a guardian acts or reads for one student, with the right that it needs. */
const tried: TriedCalls<Ward> = {
  updateMyDetails: {
    needs: [['sign']],
    args: async (ward) => ({ ...ofStudent(ward), body: { version: await versionOf(ward), city: 'Jeddah' } }),
  },
  listMyDocuments: { needs: [['sign']], args: ofStudent },
  addMyDocument: {
    needs: [['sign']],
    args: async (ward, guardian) => ({
      ...ofStudent(ward),
      body: { kind: 'medical', file_id: await uploaded(guardian) },
    }),
  },
  readMyDocumentFile: { needs: [['sign']], args: ({ paper }) => ({ params: { id: paper }, query: {} }) },
  listMyCorrections: { needs: [['sign']], args: ofStudent },
  askForCorrection: {
    needs: [['sign']],
    args: async (ward) => {
      await query(sql`update correction_requests set status = 'refused' where student_id = ${ward.student.id}`)
      return { ...ofStudent(ward), body: { birth_date: '2001-02-03' } }
    },
  },
  withdrawCorrection: { needs: [['sign']], args: async (ward) => ({ params: { id: await asks(ward) } }) },
  exportMyData: { needs: [['view_progress', 'sign']], args: ofStudent },
  getMyContract: {
    needs: anyOf(['sign', 'view_progress']),
    hiddenWithout: [],
    args: ({ contract }) => ({ params: { id: contract } }),
  },
  readMyContractPdf: {
    needs: anyOf(['sign', 'view_progress']),
    hiddenWithout: [],
    args: ({ contract }) => ({ params: { id: contract } }),
  },
  // what each right tells: teaching/progress
  getMyProgress: { needs: [['view_progress'], ['sign']], args: ofStudent },
  listMyLessons: { needs: anyOf(seeing), hiddenWithout: [], args: asQuery },
  readMyBooking: { needs: anyOf(seeing), hiddenWithout: [], args: asQuery },
  listMyOffers: { needs: anyOf(seeing), hiddenWithout: [], args: asQuery },
  listMyMoves: { needs: [['cancel']], hiddenWithout: [], args: asQuery },
  listMyCharges: { needs: [['pay']], hiddenWithout: [], args: asQuery },
  listMyPayments: { needs: [['pay']], hiddenWithout: [], args: asQuery },
  listMySales: { needs: [['pay']], hiddenWithout: [], args: asQuery },
}

/** What names no ward, and so answers for whomever one looks after. */
const ofNobody = {
  getMyReceipt: 'a payment names its student: see payments.test',
  listMyStudents: 'below: all wards, with what each right opens',
  listMyContracts: 'below, with the same rows as getMyContract',
  ...Object.fromEntries(
    ['checkIn', 'listMyClasses', 'getLessonFeed', 'makeLessonFeed', 'revokeLessonFeed'].map((name) => [
      name,
      'of oneself',
    ]),
  ),
}

const versionOf = async ({ student }: Ward) => {
  const [row] = await query<{ version: number }>(sql`select version from students where id = ${student.id}`)
  return row?.version as number
}

/** The student asks the office; answers the key of what waits. */
async function asks({ student }: Ward): Promise<number> {
  await query(sql`update correction_requests set status = 'refused' where student_id = ${student.id}`)
  const body = { birth_date: '2002-03-04' }
  return (await callAs(student.token, asked.askForCorrection, { params: { id: student.id }, body })).body.id
}

let owner: Owner
let minor: Ward
let adult: Ward
beforeAll(async () => {
  owner = await makeSchoolAdmin()
  minor = await makeWard(owner, 12)
  adult = await makeWard(owner, 30)
})

describe.each(givenRights.map((rights) => [named(rights), rights] as const))('a guardian with %s', (_, rights) => {
  let guardian: TestPerson
  beforeAll(async () => {
    guardian = await makeGuardian(owner, minor, rights)
  })
  walkAsGuardian(rights, { tried, ward: () => minor, who: () => guardian })

  it('sees of the student what the right says', async () => {
    const [record] = (await callAs(guardian.token, my.listMyStudents)).body
    const [looks, signs] = [rights.includes('view_progress'), rights.includes('sign')]
    expect(record).toMatchObject({
      id: minor.student.id,
      rights: guardianRights.filter((one) => rights.includes(one)),
    })
    expect([record?.details !== null, record?.locked !== null]).toEqual([signs, signs])
    expect(record?.papers.length !== 0).toBe(looks || signs)
    expect(record?.gaps.length !== 0).toBe(looks || signs)
    expect(record?.courses.length !== 0).toBe(looks)
    const contract = { id: minor.contract, awaits: ['student', 'guardian'], may_sign: signs ? 'guardian' : null }
    expect(record?.contract).toEqual(looks || signs ? contract : null)
    const listed = (await callAs(guardian.token, listMyContracts)).body.map(({ id }) => id)
    expect(listed).toEqual(looks || signs ? [minor.contract] : [])
    if (!signs) expect(JSON.stringify(record)).not.toMatch(/966500000003|example\.org/)
  })
})

describe('the student', () => {
  walkAsStudent({ tried, ward: () => minor, who: () => minor.student })
})

describe('a guardian of somebody else, with all rights', () => {
  let stranger: TestPerson
  beforeAll(async () => {
    stranger = await makeGuardian(owner, adult, [...guardianRights])
  })
  walkAsStranger({ tried, ward: () => minor, who: () => stranger })
})

it('leaves no call of the portal without its right', () => {
  const ofTrainers = /^\/api\/my\/(credentials|leave|hours|trainer|trainees|teaching)\b/
  const ofAccounts = /^\/api\/my\/(invitations|places?)\b/
  const portal = Object.entries(allEndpoints).filter(
    ([, { path }]) => path.startsWith('/api/my/') && !ofTrainers.test(path) && !ofAccounts.test(path),
  )
  const known = { ...tried, ...triedWithLessons, ...ofNobody }
  expect(portal.map(([name]) => name).sort()).toEqual(Object.keys(known).sort())
})

describe('an adult', () => {
  it('keeps their own details right and hands out their own copy, whatever rights a guardian has', async () => {
    const guardian = await makeGuardian(owner, adult, [...guardianRights])
    const params = { id: adult.student.id }
    const change = { version: await versionOf(adult), trainer_gender: 'male' as const }
    expect(refusal(await send(guardian.token, my.updateMyDetails, { params, body: change }))).toEqual({
      status: 403,
      code: 'adult_decides',
    })
    const copy = await send(guardian.token, exportMyData, { params })
    expect(refusal(copy)).toEqual({ status: 403, code: 'adult_decides' })
    expect((await send(adult.student.token, my.updateMyDetails, { params, body: change })).status).toBe(200)
  })
})

describe('the e-mail of a student', () => {
  it('is changed by the student and the office, and by no guardian', async () => {
    const guardian = await makeGuardian(owner, minor, ['sign'])
    const params = { id: minor.student.id }
    const set = async (email: string | null) =>
      send(guardian.token, my.updateMyDetails, { params, body: { version: await versionOf(minor), email } })
    expect(refusal(await set('mine@example.org'))).toEqual(wrongFields({ email: 'email_not_by_guardian' }))
    expect(refusal(await set(null))).toEqual(wrongFields({ email: 'email_not_by_guardian' }))
    expect((await set(minor.student.email)).status, 'as it is').toBe(200)
    const body = { version: await versionOf(minor), email: 'own@example.org' }
    expect((await send(minor.student.token, my.updateMyDetails, { params, body })).status).toBe(200)
  })

  it('takes no invitation where a guardian entered it, until the office says another', async () => {
    const email = (who: string) => `${who}-${process.pid}-${owner.schoolId}@example.org`
    const { id } = await makeRecord('students', owner, { email: email('first') })
    const guardian = await makePerson({ schoolId: owner.schoolId, kind: 'guardian' })
    // as it was kept when guardians could
    await query(sql`with actor as (select set_config('app.user_id', ${String(guardian.id)}, true) as id)
      update users set email = ${email('theirs')} from actor where users.id = ${id} and actor.id <> ''`)
    const invite = () => send(owner.token, inviteStudent, { params: { id }, body: {} })
    expect(refusal(await invite())).toEqual(wrongFields({ email: 'email_set_by_guardian' }))
    const { version } = (await callAs(owner.token, students.calls.get, { params: { id }, query: {} })).body
    const body = { version, email: email('own') }
    expect((await callAs(owner.token, students.calls.update, { params: { id }, body })).status).toBe(200)
    expect((await invite()).status).toBe(200)
  })
})

it('shows the contract in the table as one that was sent', async () => {
  const { body } = await callAs(owner.token, contracts.calls.get, { params: { id: minor.contract }, query: {} })
  expect(body.status).toBe('sent')
})
