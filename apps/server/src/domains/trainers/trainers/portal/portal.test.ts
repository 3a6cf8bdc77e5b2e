import { listNotifications } from '@dsms/contract/kernel/session/me'
import { listMyTrainees } from '@dsms/contract/students/trainees/calls'
import { trainerCredentials } from '@dsms/contract/trainers/credentials/calls'
import { leaveRequests } from '@dsms/contract/trainers/leaveRequests/calls'
import * as my from '@dsms/contract/trainers/trainers/portal'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../../testing/reads.ts'
import { trainersOf } from '../trainers.testing.ts'

let owner: TestPerson & { schoolId: number }
let trainer: TestPerson
let colleague: TestPerson
const { make, papers, credential } = trainersOf(() => owner)

/** Somebody with an account and without any permission who is kept as a trainer. */
async function makeTrainer(kind = 'trainer') {
  const person = await makePerson({ schoolId: owner.schoolId, kind })
  await make({ person_id: person.id, email: person.email })
  return person
}

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  trainer = await makeTrainer()
  colleague = await makeTrainer()
})

const home = async (who = trainer) => (await callAs(who.token, my.getTrainerHome)).body
const kindsTold = async (who: TestPerson) =>
  (await callAs(who.token, listNotifications, { query: {} })).body.rows.map(({ kind, link }) => ({ kind, link }))
/** A paper that somebody has uploaded. */
async function uploaded({ token }: TestPerson): Promise<number> {
  const { http } = await testApp()
  const reply = await http.inject({
    method: 'POST',
    url: '/api/files?name=permit.pdf',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  return (reply.json() as { id: number }).id
}

describe('what a trainer finds', () => {
  it('is nothing for staff who do not teach, students and the platform', async () => {
    const { schoolId } = owner
    const student = await makePerson({ schoolId, kind: 'student' })
    for (const { token } of [owner, student, await makePerson({ permissions: 'all' })])
      for (const call of [my.getTrainerHome, my.listMyCredentials, my.getMyHours, listMyTrainees])
        expect((await send(token, call, {})).status, call.path).toBe(404)
    const asked = { kind: 'vacation', first_day: '2098-03-02', last_day: '2098-03-02' } as const
    expect((await send(student.token, my.askForLeave, { body: asked })).status).toBe(404)
  })

  it('is there for staff who teach as well', async () => {
    const both = await makeTrainer('staff')
    expect((await home(both)).id).toBe(both.id)
  })

  it('is what blocks them, what ends next and the week that is left', async () => {
    const own = await makeTrainer()
    expect(await home(own)).toMatchObject({ blocked_by: ['driving_licence', 'teaching_permit'], next_end: null })
    await papers(own.id)
    await credential(own.id, 'first_aid', { expires_on: '2098-05-01' })
    await query(sql`insert into availability_rules (tenant, trainer_id, weekday, starts, ends, valid_from)
      select ${owner.schoolId}, ${own.id}, day, '08:00', '12:00', '2020-01-01' from generate_series(1, 7) as day`)
    const before = await home(own)
    expect(before).toMatchObject({ blocked_by: [], next_end: { kind: 'first_aid', expires_on: '2098-05-01' } })
    expect(before.week).toHaveLength(7)
    expect(before.week_minutes).toBe(7 * 240)
    await query(sql`insert into leave_requests (tenant, trainer_id, kind, first_day, last_day, status)
      values (${owner.schoolId}, ${own.id}, 'sick', ${before.today}, ${before.today}, 'approved')`)
    expect(await home(own)).toMatchObject({ week_minutes: 6 * 240, next_leave: { kind: 'sick' } })
  })
})

describe('credentials of one’s own', () => {
  it('are brought in to be looked at, and whoever may approve them is told, as the trainer is of the decision', async () => {
    const file_id = await uploaded(trainer)
    const body = { kind: 'medical', number: 'M-1', expires_on: '2098-01-01', file_id } as const
    const { status, body: made } = await callAs(trainer.token, my.addMyCredential, { body })
    expect(status).toBe(201)
    expect(made).toMatchObject({ status: 'pending', file: { url: `/api/my/credentials/${made.id}/file` } })
    expect(made).not.toHaveProperty('notes')
    expect((await home()).waiting_credentials).toBe(1)
    expect(await kindsTold(owner)).toContainEqual({
      kind: 'credential_added',
      link: `/school/trainers/credentials/${made.id}`,
    })
    const change = { params: { id: made.id }, body: { status: 'approved' } } as const
    expect((await send(owner.token, trainerCredentials.calls.changeStatus, change)).status).toBe(200)
    expect(await kindsTold(trainer)).toContainEqual({ kind: 'credential_approved', link: '/my/credentials' })
    const read = (who: TestPerson) => send(who.token, my.readMyCredentialFile, { params: { id: made.id }, query: {} })
    expect((await read(trainer)).status).toBe(200)
    expect((await read(colleague)).status, 'a colleague’s paper is not there').toBe(404)
    const { rows } = (await callAs(colleague.token, my.listMyCredentials)).body
    expect(rows.map(({ id }) => id)).not.toContain(made.id)
    const renewal = { body: { ...body, replaces_id: made.id, file_id: await uploaded(colleague) } }
    expect(refusal(await send(colleague.token, my.addMyCredential, renewal))).toEqual(
      wrongFields({ replaces_id: 'unknown_choice' }),
    )
  })
})

describe('hours of one’s own', () => {
  it('are read, and more are offered and taken back, but not those of the office or of others', async () => {
    const extra = { from: '2098-03-02T08:00', to: '2098-03-02T10:00' }
    const offered = (await callAs(trainer.token, my.offerHours, { body: extra })).body
    expect(offered).toMatchObject({ kind: 'available', may_remove: true })
    expect(refusal(await send(trainer.token, my.offerHours, { body: { ...extra, from: '2020-03-02T08:00' } }))).toEqual(
      wrongFields({ from: 'date_in_past' }),
    )
    const [office] = await query<{ id: number }>(
      sql`insert into availability_exceptions (tenant, trainer_id, kind, starts, ends, created_by)
          values (${owner.schoolId}, ${trainer.id}, 'available', '2098-03-05', '2098-03-06', ${owner.id}) returning id`,
    )
    const { exceptions } = (await callAs(trainer.token, my.getMyHours)).body
    expect(exceptions.map(({ id, may_remove }) => [id, may_remove])).toEqual([
      [offered.id, true],
      [office?.id, false],
    ])
    const remove = async (who: TestPerson, id: number) =>
      (await send(who.token, my.withdrawHours, { params: { id } })).status
    expect(await remove(colleague, offered.id)).toBe(404)
    expect(await remove(trainer, office?.id ?? 0)).toBe(404)
    expect(await remove(trainer, offered.id)).toBe(200)
  })
})

describe('leave of one’s own', () => {
  it('is asked for, decided by others and called off, and each side is told', async () => {
    const asked = { kind: 'vacation', first_day: '2098-03-02', last_day: '2098-03-05' } as const
    const { body: made } = await callAs(trainer.token, my.askForLeave, { body: asked })
    expect(made).toMatchObject({ status: 'pending', may_withdraw: true })
    expect(await kindsTold(owner)).toContainEqual({ kind: 'leave_requested', link: `/school/leave/${made.id}` })
    const change = { params: { id: made.id }, body: { status: 'approved' } } as const
    await send(owner.token, leaveRequests.calls.changeStatus, change)
    expect(await kindsTold(trainer)).toContainEqual({ kind: 'leave_approved', link: '/my/leave' })
    const { rows, balance } = (await callAs(trainer.token, my.listMyLeave, { query: { year: 2098 } })).body
    expect(rows).toMatchObject([{ id: made.id, status: 'approved', may_withdraw: true }])
    expect(balance.find(({ kind }) => kind === 'vacation')?.taken).toBeGreaterThan(0)
    const withdraw = (who: TestPerson) => send(who.token, my.withdrawLeave, { params: { id: made.id } })
    expect((await withdraw(colleague)).status, 'a colleague’s leave is not there').toBe(404)
    expect((await withdraw(trainer)).status).toBe(200)
    expect(refusal(await withdraw(trainer))).toMatchObject({ code: 'illegal_transition' })
    expect(await kindsTold(owner)).toContainEqual({ kind: 'leave_withdrawn', link: `/school/leave/${made.id}` })
  })
})

describe('students of one’s own', () => {
  it('are those on their way with this trainer, without what only the office knows', async () => {
    const enrolment = await makeRecord('enrolments', owner, { trainer_id: trainer.id })
    const [student] = await query<{ id: number }>(sql`
      update students s set shared_notes = 'drives well', internal_notes = 'owes money' from enrolments e
       where e.id = ${enrolment.id} and s.tenant = e.tenant and s.id = e.student_id returning s.id`)
    const reply = await callAs(trainer.token, listMyTrainees)
    expect(reply.body).toMatchObject([
      { id: student?.id, enrolment_id: enrolment.id, shared_notes: 'drives well', done_minutes: 0 },
    ])
    expect(JSON.stringify(reply.body)).not.toContain('owes money')
    expect((await callAs(colleague.token, listMyTrainees)).body).toEqual([])
    expect(await home()).toMatchObject({ students: 1 })
    await query(sql`update enrolments set status = 'cancelled' where id = ${enrolment.id}`)
    expect((await callAs(trainer.token, listMyTrainees)).body).toEqual([])
  })
})
