import { getFreeHours } from '@dsms/contract/trainers/availability/calls'
import { getLeaveBalance, leaveRequests, setLeaveAllowance } from '@dsms/contract/trainers/leaveRequests/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asPerson } from '../../../kernel/session/transaction.ts'
import { type AreaRecord, makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { approvedLeaveOf } from '../public.ts'

const { calls } = leaveRequests

let owner: TestPerson & { schoolId: number }
let trainer: TestPerson
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})
beforeEach(async () => {
  trainer = await makePerson({ schoolId: owner.schoolId, kind: 'trainer' })
})

const ask = (first_day: string, last_day: string, more: object = {}) =>
  makeRecord('leaveRequests', owner, { trainer_id: trainer.id, first_day, last_day, ...more })
const decide = (id: number, status: string, more: object = {}, by: TestPerson = owner) =>
  send(by.token, calls.changeStatus, { params: { id }, body: { status, ...more } }) as Promise<Reply<AreaRecord>>

describe('a leave request', () => {
  it('is decided by somebody who may, who is named', async () => {
    const { id } = await ask('2027-03-01', '2027-03-05')
    const clerk = await makePerson({
      schoolId: owner.schoolId,
      permissions: ['availability_and_leave.view', 'availability_and_leave.edit'],
    })
    expect(refusal(await decide(id, 'approved', {}, clerk))).toMatchObject({ status: 403, code: 'forbidden' })
    expect(refusal(await decide(id, 'rejected'))).toEqual(wrongFields({ reason: 'reason_required' }))
    expect((await decide(id, 'approved')).body).toMatchObject({
      status: 'approved',
      decided_by: expect.any(String),
      decided_at: expect.any(String),
      // Friday is of the weekend
      days: 4,
    })
    expect((await decide(id, 'cancelled', {}, clerk)).body).toMatchObject({ status: 'cancelled' })
    expect(refusal(await decide(id, 'approved'))).toMatchObject({ code: 'illegal_transition' })
  })

  it('is never decided by the person whose it is, in whichever person they act', async () => {
    const boss = await makePerson({ schoolId: owner.schoolId, kind: 'trainer', permissions: 'all' })
    const { id } = await ask('2027-03-01', '2027-03-05', { trainer_id: boss.id })
    expect(refusal(await decide(id, 'approved', {}, boss))).toEqual({ status: 403, code: 'own_request' })
    expect(refusal(await decide(id, 'rejected', { reason: 'no' }, boss))).toMatchObject({ code: 'own_request' })
    const body = { trainer_id: boss.id, year: 2027, kind: 'vacation', days: 300 }
    expect(refusal(await send(boss.token, setLeaveAllowance, { body }))).toMatchObject({ code: 'own_request' })
    expect((await callAs(boss.token, calls.get, { params: { id }, query: {} })).body.is_own).toBe(true)
    expect((await decide(id, 'cancelled', {}, boss)).status, 'whoever asked may call it off').toBe(200)
  })

  it('shares no day with other approved leave, when two are approved at once as well', async () => {
    const [first, second] = [await ask('2027-03-01', '2027-03-05'), await ask('2027-03-05', '2027-03-09')]
    const both = await Promise.all([decide(first.id, 'approved'), decide(second.id, 'approved')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(refusal(both.find(({ status }) => status === 422) as Reply)).toEqual(
      wrongFields({ first_day: 'leave_overlaps' }),
    )
    const won = both.find(({ status }) => status === 200)?.body as AreaRecord
    await decide(won.id, 'cancelled')
    expect((await decide(won.id === first.id ? second.id : first.id, 'approved')).status).toBe(200)
  })

  it('may follow another at noon, or on the next day, and overlap that of somebody else', async () => {
    const morning = await ask('2027-03-01', '2027-03-03', { until_noon: true })
    const afternoon = await ask('2027-03-03', '2027-03-03', { from_noon: true })
    const next = await ask('2027-03-04', '2027-03-04')
    const other = await makeRecord('leaveRequests', owner, { first_day: '2027-03-01', last_day: '2027-03-09' })
    for (const { id } of [morning, afternoon, next, other]) expect((await decide(id, 'approved')).status).toBe(200)
  })

  it('has days that can be', async () => {
    const add = async (more: object) =>
      refusal(
        await send(owner.token, calls.create, {
          body: { trainer_id: trainer.id, kind: 'sick', first_day: '2027-03-02', last_day: '2027-03-02', ...more },
        }),
      )
    expect(await add({ last_day: '2027-03-01' })).toEqual(wrongFields({ last_day: 'end_before_start' }))
    expect(await add({ last_day: '2028-03-02' })).toEqual(wrongFields({ last_day: 'too_long_span' }))
    expect(await add({ from_noon: true, until_noon: true })).toEqual(wrongFields({ until_noon: 'end_before_start' }))
    expect(await add({ trainer_id: owner.id })).toEqual(wrongFields({ trainer_id: 'unknown_choice' }))
  })

  it('stays as it is once it is decided, and is not put away while it is approved', async () => {
    const { id } = await ask('2027-03-01', '2027-03-05')
    const { version } = (await decide(id, 'approved')).body
    const change = send(owner.token, calls.update, { params: { id }, body: { version, kind: 'other' } })
    expect(refusal(await change)).toMatchObject({ code: 'illegal_transition' })
    expect(refusal(await send(owner.token, calls.archive, { params: { id } }))).toMatchObject({
      code: 'illegal_transition',
    })
  })

  it('is found by its days, its kind and whose it is', async () => {
    await query(sql`update users set first_name = 'Salwa', last_name = 'Unheard' where id = ${trainer.id}`)
    const { id } = await ask('2027-07-01', '2027-07-05', { kind: 'training', note: 'first aid course' })
    const find = async (q: object) => {
      const reply = (await send(owner.token, calls.list, { query: q })) as Reply<{ rows: { id: number }[] }>
      return reply.body.rows.map((row) => row.id)
    }
    expect(await find({ q: 'unheard' })).toEqual([id])
    expect(await find({ q: 'aid cour' })).toEqual([id])
    expect(await find({ trainer_id: trainer.id, from: '2027-07-05', to: '2027-07-09', kind: 'training' })).toEqual([id])
    expect(await find({ trainer_id: trainer.id, from: '2027-07-06' })).toEqual([])
  })

  it('is told to other features once it is approved', async () => {
    const { id } = await ask('2027-08-01', '2027-08-05')
    await ask('2027-08-02', '2027-08-03')
    await decide(id, 'approved')
    const told = async (from: string, to: string) =>
      asPerson(
        (await testApp()).database,
        { sessionId: owner.sessionId, language: 'en' },
        () => {},
        (actor) => approvedLeaveOf(actor, { from, to }),
      )
    expect(await told('2027-08-05', '2027-08-09')).toMatchObject([
      { id, trainer_id: trainer.id, trainer: expect.any(String), first_day: '2027-08-01', last_day: '2027-08-05' },
    ])
    expect(await told('2027-08-06', '2027-08-09')).toEqual([])
  })

  it('takes the hours of its days once it is approved', async () => {
    await query(sql`insert into availability_rules (tenant, trainer_id, weekday, starts, ends, valid_from)
      select ${owner.schoolId}, ${trainer.id}, day, '08:00', '12:00', '2027-01-01' from generate_series(1, 7) as day`)
    const { id } = await ask('2027-03-01', '2027-03-01')
    const minutes = async () =>
      (
        await callAs(owner.token, getFreeHours, {
          query: { trainer_id: trainer.id, from: '2027-03-01', to: '2027-03-02' },
        })
      ).body.days.map((day) => day.minutes)
    expect(await minutes()).toEqual([240, 240])
    await decide(id, 'approved')
    expect(await minutes()).toEqual([0, 240])
  })
})

describe('a balance', () => {
  const read = async (year: number) =>
    (await callAs(owner.token, getLeaveBalance, { query: { trainer_id: trainer.id, year } })).body

  it('is of days that would have been worked, in its year', async () => {
    // Thursday 1 April 2027 is a holiday; Friday and Saturday are the weekend of the school
    await query(sql`insert into holidays (tenant, name, kind, starts_on, ends_on, status)
      values (${owner.schoolId}, '{"en":"Feast"}', 'school', '2027-04-01', '2027-04-01', 'published')`)
    const body = { trainer_id: trainer.id, year: 2027, kind: 'vacation', days: 21.5 }
    expect((await send(owner.token, setLeaveAllowance, { body })).status).toBe(200)
    await decide((await ask('2027-03-28', '2027-04-04')).id, 'approved')
    await ask('2027-12-30', '2028-01-03', { until_noon: true })
    const { kinds } = await read(2027)
    expect(kinds.find(({ kind }) => kind === 'vacation')).toEqual({
      kind: 'vacation',
      allowance: 21.5,
      taken: 5,
      pending: 1,
      left: 16.5,
    })
    expect((await read(2028)).kinds[0]).toMatchObject({ allowance: null, taken: 0, pending: 1.5, left: null })
    expect((await send(owner.token, setLeaveAllowance, { body: { ...body, days: null } })).body).toMatchObject({
      kinds: expect.arrayContaining([expect.objectContaining({ kind: 'vacation', allowance: null, left: null })]),
    })
  })

  it('is nobody’s who does not teach here', async () => {
    expect((await send(owner.token, getLeaveBalance, { query: { trainer_id: owner.id, year: 2027 } })).status).toBe(404)
    const body = { trainer_id: owner.id, year: 2027, kind: 'sick', days: 3 }
    expect(refusal(await send(owner.token, setLeaveAllowance, { body }))).toEqual(
      wrongFields({ trainer_id: 'unknown_choice' }),
    )
  })
})
