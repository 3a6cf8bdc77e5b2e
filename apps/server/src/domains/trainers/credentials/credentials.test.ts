import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { credentialWall, readCredentialFile, trainerCredentials } from '@dsms/contract/trainers/credentials/calls'
import { credentialStatuses, holdsOn, lightOf } from '@dsms/contract/trainers/credentials/rules'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { upload } from '../../messages/email/mailbox.testing.ts'
import { trainersOf } from '../trainers/trainers.testing.ts'

const { calls } = trainerCredentials
let owner: TestPerson & { schoolId: number }
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})
const trainers = trainersOf(() => owner)

const make = (changes: Record<string, unknown> = {}) => makeRecord('trainerCredentials', owner, changes)
const change = (id: number, status: string, who: TestPerson = owner, reason = 'because of a test') =>
  send(who.token, calls.changeStatus, { params: { id }, body: { status, reason } })
const get = async (id: number) => (await callAs(owner.token, calls.get, { params: { id }, query: {} })).body
const dayThere = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(Date.now() + days * dayMs)

describe('verifying', () => {
  it('is for those alone who may, and so is what was verified', async () => {
    const { schoolId } = owner
    const rights = ['view', 'edit', 'status', 'create', 'delete'].map((action) => `trainer_credentials.${action}`)
    const clerk = await makePerson({ schoolId, permissions: rights })
    const lead = await makePerson({ schoolId, permissions: [...rights, 'trainer_credentials.verify'] })
    const { id, version } = await make()
    const edit = (who: TestPerson, body: object) => send(who.token, calls.update, { params: { id }, body })
    expect(refusal(await change(id, 'approved', clerk))).toEqual({ status: 403, code: 'forbidden' })
    expect((await edit(clerk, { version, number: 'TP-9' })).status).toBe(200)
    expect((await change(id, 'approved', lead)).body).toMatchObject({ status: 'approved', light: 'valid' })
    const now = (await get(id)).version
    expect(refusal(await edit(clerk, { version: now, expires_on: '2100-01-01' }))).toEqual({
      status: 403,
      code: 'forbidden',
    })
    expect((await edit(lead, { version: now, authority: 'المرور' })).status).toBe(200)
    for (const status of ['suspended', 'approved', 'revoked'])
      expect(refusal(await change(id, status, clerk)).status, status).toBe(403)
  })

  it('never gives what comes by itself, nor approves what is over', async () => {
    const { id } = await make()
    await change(id, 'approved')
    for (const status of ['expired', 'replaced'])
      expect(refusal(await change(id, status))).toMatchObject({ status: 409, code: 'comes_by_itself' })
    const old = await make({ issued_on: '2025-01-01', expires_on: '2025-12-31' })
    expect(refusal(await change(old.id, 'approved'))).toEqual(wrongFields({ status: 'date_in_past' }))
    const wrong = { trainer_id: 1, kind: 'medical', issued_on: '2026-01-01', expires_on: '2026-01-01' }
    expect(refusal(await send(owner.token, calls.create, { body: wrong }))).toEqual(
      wrongFields({ expires_on: 'end_before_start' }),
    )
  })

  it('of a suspension blocks from its day, and of its end lets teach again', async () => {
    const { id } = await trainers.make()
    const { permit } = await trainers.papers(id)
    expect((await change(permit.id, 'suspended')).body).toMatchObject({ stopped_on: dayThere(0), light: 'stopped' })
    expect(await trainers.get(id)).toMatchObject({ is_ready: false, blocked_by: ['teaching_permit'] })
    expect((await change(permit.id, 'approved')).body).toMatchObject({ stopped_on: null })
    expect(await trainers.get(id)).toMatchObject({ is_ready: true })
  })

  it('of a renewal ends the one before, which is of the same trainer and kind', async () => {
    const { id: trainer_id } = await trainers.make()
    const { licence, permit } = await trainers.papers(trainer_id, { expires_on: dayThere(10) })
    const wrong = await send(owner.token, calls.create, {
      body: { trainer_id, kind: 'teaching_permit', replaces_id: licence.id },
    })
    expect(refusal(wrong)).toEqual(wrongFields({ replaces_id: 'unknown_choice' }))
    const next = await make({ trainer_id, replaces_id: permit.id })
    expect(await get(permit.id)).toMatchObject({ status: 'approved', replaced_by_id: next.id })
    await change(next.id, 'approved')
    expect(await get(permit.id)).toMatchObject({ status: 'replaced' })
    expect(await trainers.get(trainer_id)).toMatchObject({ is_ready: true })
  })
})

describe('the end of a credential', () => {
  const told = async (person: TestPerson) =>
    query<{ kind: string; params: object; link: string }>(
      sql`select kind, params, link from notifications where user_id = ${person.id} and kind like 'credential%' order by id`,
    )

  it('comes by itself the day after its last one, and blocks the trainer that day', async () => {
    const { id } = await trainers.make()
    const { permit } = await trainers.papers(id)
    const { due } = await testApp()
    await query(sql`update trainer_credentials set expires_on = ${dayThere(0)}::date where id = ${permit.id}`)
    await due.wake()
    expect(await get(permit.id)).toMatchObject({ status: 'approved', light: 'expiring' })
    expect(await trainers.get(id)).toMatchObject({ is_ready: true })
    await query(sql`update trainer_credentials set expires_on = ${dayThere(-1)}::date where id = ${permit.id}`)
    await due.wake()
    expect(await get(permit.id)).toMatchObject({ status: 'expired', light: 'expired' })
    expect((await get(permit.id)).history[0]).toMatchObject({ action: 'updated', by: null, fields: ['status'] })
    expect(await trainers.get(id)).toMatchObject({ is_ready: false, blocked_by: ['teaching_permit'] })
    expect(await told(owner)).toMatchObject([
      { kind: 'credential_expired', params: { on: dayThere(-1) }, link: `/school/trainers/credentials/${permit.id}` },
    ])
  })

  it('is told 60, 30, 14, 7 and 1 days ahead to those who may change credentials', async () => {
    const head = await makeSchoolAdmin()
    const { schoolId } = head
    const clerk = await makePerson({ schoolId, permissions: ['trainer_credentials.edit'] })
    const viewer = await makePerson({ schoolId, permissions: ['trainer_credentials.view'] })
    const there = trainersOf(() => head)
    const last = dayThere(40)
    const { id } = await there.credential((await there.make()).id, 'medical', { expires_on: last })
    const dueAt = async () =>
      (
        await query<{ at: string | null }>(
          sql`select to_char(due_at at time zone 'Asia/Riyadh', 'YYYY-MM-DD HH24:MI') as at from trainer_credentials where id = ${id}`,
        )
      )[0]?.at
    expect(await dueAt()).toBe(`${dayThere(10)} 07:00`)
    await query(sql`update trainer_credentials set due_at = now() - interval '1 minute' where id = ${id}`)
    const { due } = await testApp()
    await due.wake()
    await due.wake()
    for (const person of [head, clerk]) {
      const [one, ...more] = await told(person)
      expect(one).toMatchObject({ kind: 'credential_expiring', params: { on: last, what: 'medical certificate' } })
      expect(more).toEqual([])
    }
    expect(await told(viewer)).toEqual([])
    expect(await dueAt()).toBe(`${dayThere(10)} 07:00`)
    await send(head.token, calls.archive, { params: { id } })
    expect(await dueAt()).toBeNull()
  })
})

describe('the paper', () => {
  it('is read by those who see the credential, and by nobody of another school', async () => {
    const viewer = await makePerson({ schoolId: owner.schoolId, permissions: ['trainer_credentials.view'] })
    const stranger = await makeSchoolAdmin()
    const file_id = await upload(owner, 'permit.txt', 'a permit')
    const { id } = await make({ file_id })
    expect((await get(id)).file).toMatchObject({ fileName: 'permit.txt', url: `/api/school/credentials/${id}/file` })
    expect((await send(viewer.token, readCredentialFile, { params: { id } })).status).toBe(200)
    expect((await send(stranger.token, readCredentialFile, { params: { id } })).status).toBe(404)
    const theirs = await upload(stranger, 'x.txt', 'x')
    const body = { trainer_id: (await get(id)).trainer_id, kind: 'medical', file_id: theirs }
    expect(refusal(await send(owner.token, calls.create, { body }))).toEqual(wrongFields({ file_id: 'unknown_file' }))
  })
})

describe('the wall', () => {
  it('shows the best of each kind for each trainer, and finds trainers by a light', async () => {
    const head = await makeSchoolAdmin()
    const there = trainersOf(() => head)
    const [one, two] = [await there.make(), await there.make()]
    await there.papers(one.id)
    await there.credential(one.id, 'medical', { expires_on: dayThere(60) })
    await send(head.token, calls.create, { body: { trainer_id: one.id, kind: 'first_aid' } })
    const late = await there.credential(two.id, 'teaching_permit')
    await query(sql`update trainer_credentials set expires_on = ${dayThere(-1)}::date where id = ${late.id}`)
    const wall = async (wishes: object = {}) =>
      (await callAs(head.token, credentialWall, { query: { light: [], ...wishes } })).body
    const lights = (row: { cells: { kind: string; light: string }[] } | undefined) =>
      Object.fromEntries(row?.cells.map(({ kind, light }) => [kind, light]) ?? [])
    const { rows, total } = await wall()
    expect([rows.length, total]).toEqual([2, 2])
    expect(lights(rows.find(({ id }) => id === one.id))).toEqual({
      driving_licence: 'valid',
      teaching_permit: 'valid',
      first_aid: 'pending',
      medical: 'expiring',
      background_check: 'missing',
      refresher: 'missing',
      simulator_operator: 'missing',
    })
    expect(lights(rows.find(({ id }) => id === two.id))).toMatchObject({ teaching_permit: 'expired' })
    expect((await wall({ light: ['expired'] })).rows.map(({ id }) => id)).toEqual([two.id])
    expect((await wall({ light: ['expiring', 'pending'] })).rows.map(({ id }) => id)).toEqual([one.id])
    expect((await wall({ page: 2, perPage: 1 })).rows.length).toBe(1)
  })
})

it('is judged alike by the contract and the database', async () => {
  const days = [null, '2026-01-01', '2026-03-01', '2026-06-30']
  const cases = credentialStatuses.flatMap((status) =>
    days.flatMap((issued_on) =>
      days.flatMap((expires_on) =>
        days.map((stopped_on) => ({ kind: 'medical' as const, status, issued_on, expires_on, stopped_on })),
      ),
    ),
  )
  for (const day of ['2026-03-01', '2026-05-02', '2026-07-01']) {
    const rows = await query<{ holds: boolean; light: string | null }>(sql`
      select credential_holds(status, issued_on, expires_on, stopped_on, ${day}::date) as holds,
             credential_light(status, issued_on, expires_on, ${day}::date) as light
        from rows from (jsonb_to_recordset(${JSON.stringify(cases)}::jsonb)
             as (status text, issued_on date, expires_on date, stopped_on date)) with ordinality order by ordinality`)
    expect(rows.map(({ holds }) => holds)).toEqual(cases.map((one) => holdsOn(day, one)))
    expect(rows.map(({ light }) => light ?? undefined)).toEqual(cases.map((one) => lightOf(day, one)))
  }
})
