import { addKnownPerson, updateUser } from '@dsms/contract/staff/users/account'
import { deleteUser } from '@dsms/contract/staff/users/calls'
import { listTrainerCandidates, trainers } from '@dsms/contract/trainers/trainers/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { forget } from '../../../testing/erasure.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { countMailTo, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { trainersOf } from './trainers.testing.ts'

const { calls } = trainers
let owner: TestPerson & { schoolId: number }
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})
const { make, create, get, update, status, papers } = trainersOf(() => owner)

const person = async (id: number) =>
  (
    await query<Record<string, unknown>>(
      sql`select kind, status, first_name, last_name, email, phone, account_id from users where id = ${id}`,
    )
  )[0]

describe('a new trainer', () => {
  it('is a person of the school, under the same number', async () => {
    const { id } = await make({ first_name_ar: 'هند', family_name_ar: 'الخطيب', phone: '+966501112233' })
    expect(await person(id)).toMatchObject({
      kind: 'trainer',
      status: 'active',
      first_name: 'هند',
      last_name: 'الخطيب',
      phone: '+966501112233',
      account_id: null,
    })
    expect(await get(id)).toMatchObject({ name: 'هند الخطيب', outdoor: true, has_account: false, sees_pay: true })
  })

  it('is somebody whom the school knows, with the name and address that they have', async () => {
    const { schoolId } = owner
    const known = await makePerson({ schoolId, kind: 'trainer', firstName: 'Karim', lastName: 'Haddad' })
    const candidates = async () =>
      (await callAs(owner.token, listTrainerCandidates, { query: {} })).body.map((one) => one.id)
    expect(await candidates()).toContain(known.id)
    const names = {
      first_name_ar: undefined,
      family_name_ar: undefined,
      first_name_en: undefined,
      family_name_en: undefined,
    }
    const made = await create({ person_id: known.id, ...names, email: undefined })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body).toMatchObject({
      id: known.id,
      name: 'Karim Haddad',
      first_name_ar: null,
      first_name_en: 'Karim',
      email: known.email,
      has_account: true,
    })
    expect(await candidates()).not.toContain(known.id)
    const again = await create({ person_id: known.id })
    expect(refusal(again)).toEqual(wrongFields({ person_id: 'already_trainer' }))
  })

  it('is no student, no guardian and nobody of another school', async () => {
    const other = await makeSchoolAdmin()
    const guardian = { kind: 'guardian', first_name: 'Suad', last_name: 'Saad' } as const
    const { id } = (await callAs(owner.token, addKnownPerson, { body: guardian })).body.user
    for (const person_id of [id, other.id, 2_147_483_647])
      expect(refusal(await create({ person_id }))).toEqual(wrongFields({ person_id: 'unknown_choice' }))
  })

  it('has a whole name in one script at least', async () => {
    const none = { first_name_ar: '', family_name_ar: '', first_name_en: '', family_name_en: '' }
    expect(refusal(await create(none))).toEqual(wrongFields({ first_name_ar: 'required', family_name_ar: 'required' }))
    expect(refusal(await create({ ...none, first_name_en: 'Hind' }))).toEqual(
      wrongFields({ family_name_en: 'required' }),
    )
    expect((await create({ ...none, first_name_en: 'Hind', family_name_en: 'Khatib' })).status).toBe(201)
  })

  it('gets the next number of the school, or the one that was told', async () => {
    const head = await makeSchoolAdmin()
    const there = trainersOf(() => head)
    const numbers = []
    for (const changes of [{}, { trainer_no: 'T-0041' }, { trainer_no: '' }, { trainer_no: 'X1' }])
      numbers.push(await get((await there.make(changes)).id, head))
    expect(numbers.map(({ trainer_no }) => trainer_no)).toEqual(['T-0001', 'T-0041', 'T-0042', 'X1'])
    expect(refusal(await there.create({ trainer_no: 'x1' }))).toEqual(wrongFields({ trainer_no: 'taken' }))
  })

  it('is mailed a link to open an account when that is wished', async () => {
    const email = `hind-${process.pid}@example.org`
    const { id } = await make({ email, invite: true })
    expect(await get(id)).toMatchObject({ has_account: true })
    expect(await countMailTo(email)).toBe(1)
    expect(refusal(await create({ email: null, invite: true }))).toEqual(wrongFields({ email: 'required' }))
  })

  it('teaches something, and has extra hours with both ends', async () => {
    expect(refusal(await create({ teaches: [] }))).toEqual(wrongFields({ teaches: 'required' }))
    expect(refusal(await create({ extra_hours: true, extra_from: '18:00' }))).toEqual(
      wrongFields({ extra_to: 'required' }),
    )
    const backwards = { extra_hours: true, extra_from: '18:00', extra_to: '17:00' }
    expect(refusal(await create(backwards))).toEqual(wrongFields({ extra_to: 'end_before_start' }))
  })
})

describe('name and number', () => {
  it('are the same of the trainer and the person, whichever is changed', async () => {
    const { id } = await make()
    expect((await update(id, { first_name_ar: 'ماجد', phone: '+966509998877' })).status).toBe(200)
    expect(await person(id)).toMatchObject({ first_name: 'ماجد', phone: '+966509998877' })
    const [{ version } = { version: 0 }] = await query<{ version: number }>(
      sql`select version from users where id = ${id}`,
    )
    const body = { version, fullName: 'طارق العمري', contact: '+966507776655' }
    const reply = await send(owner.token, updateUser, { params: { id }, body })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(await get(id)).toMatchObject({
      first_name_ar: 'طارق',
      family_name_ar: 'العمري',
      first_name_en: 'Salem',
      phone: '+966507776655',
    })
  })
})

describe('pay', () => {
  const rates = { hourly_rate_minor: 9000, evening_rate_minor: 11_000, weekend_rate_minor: 12_000 }
  const hidden = { hourly_rate_minor: null, evening_rate_minor: null, weekend_rate_minor: null }

  it('is seen, exported and set by those alone who may see it', async () => {
    const { schoolId } = owner
    const rights = ['view', 'edit', 'create', 'export'].map((action) => `trainers.${action}`)
    const clerk = await makePerson({ schoolId, permissions: rights })
    const finance = await makePerson({ schoolId, permissions: [...rights, 'trainers.see_pay'] })
    const { id, name } = await make(rates)
    expect(await get(id, clerk)).toMatchObject({ ...hidden, sees_pay: false })
    expect(await get(id, finance)).toMatchObject({ ...rates, sees_pay: true, currency: 'SAR' })
    const file = async (who: TestPerson) =>
      String((await send(who.token, calls.exportSheet, { query: { format: 'csv', q: name } })).body)
    expect(await file(clerk)).not.toContain('9000')
    expect(await file(finance)).toContain('9000')
    expect(refusal(await update(id, { hourly_rate_minor: 1 }, clerk))).toEqual({ status: 403, code: 'forbidden' })
    expect(refusal(await create({ weekend_rate_minor: 1 }, clerk))).toEqual({ status: 403, code: 'forbidden' })
    expect((await update(id, { ...hidden, notes: 'from a form without pay' }, clerk)).status).toBe(200)
    expect(await get(id)).toMatchObject(rates)
  })
})

describe('the vehicle by default', () => {
  it('trains one of the licence types that they teach', async () => {
    const [mine, foreign] = [await makeRecord('licenceTypes', owner), await makeRecord('licenceTypes', owner)]
    const fits = await makeRecord('vehicles', owner, { licence_type_ids: [mine.id] })
    const other = await makeRecord('vehicles', owner, { licence_type_ids: [foreign.id] })
    const teaches = { licence_type_ids: undefined, licences: [{ licence_type_id: mine.id, since: '2026-01-01' }] }
    const refused = await create({ ...teaches, default_vehicle_id: other.id })
    expect(refusal(refused)).toEqual(wrongFields({ default_vehicle_id: 'vehicle_not_for_licences' }))
    const { id } = await make({ ...teaches, default_vehicle_id: fits.id })
    expect((await get(id)).licences).toMatchObject([{ licence_type_id: mine.id, since: '2026-01-01', until: null }])
    const without = await update(id, { licences: [{ licence_type_id: foreign.id }] })
    expect(refusal(without)).toEqual(wrongFields({ default_vehicle_id: 'vehicle_not_for_licences' }))
    const stranger = await makeSchoolAdmin()
    const theirs = await makeRecord('vehicles', stranger)
    expect(refusal(await update(id, { default_vehicle_id: theirs.id }))).toEqual(
      wrongFields({ default_vehicle_id: 'unknown_choice' }),
    )
  })
})

describe('the life of a trainer', () => {
  it('begins with papers: what is missing is named', async () => {
    const { id } = await make()
    const refused = await status(id, { status: 'active' })
    expect(refused.body).toMatchObject({
      code: 'trainer_not_ready',
      params: { missing: 'رخصة القيادة، تصريح التدريب' },
    })
    await papers(id)
    expect((await status(id, { status: 'active' })).body).toMatchObject({
      status: 'active',
      is_ready: true,
      blocked_by: [],
    })
  })

  it('ends with a last day, and with signing in', async () => {
    const { id } = await make({ joined_on: '2026-03-01' })
    const leave = (left_on?: string) => status(id, { status: 'left', reason: 'moved away', left_on })
    expect(refusal(await leave('2026-02-28'))).toEqual(wrongFields({ left_on: 'end_before_start' }))
    expect(refusal(await leave('2099-01-01'))).toEqual(wrongFields({ left_on: 'date_in_future' }))
    expect((await leave('2026-04-30')).body).toMatchObject({ status: 'left', left_on: '2026-04-30' })
    expect(await person(id)).toMatchObject({ status: 'inactive' })
  })

  it('leaves staff who taught besides at their work', async () => {
    const clerk = await makePerson({ schoolId: owner.schoolId, firstName: 'Lina', lastName: 'Saad' })
    await make({ person_id: clerk.id })
    await status(clerk.id, { status: 'left', reason: 'teaches no more' })
    expect(await person(clerk.id)).toMatchObject({ kind: 'staff', status: 'active' })
  })

  it('ends with what tells who it was when the person is erased', async () => {
    const { id } = await make({ notes: 'lives in Olaya', bio: { ar: 'سيرة', en: '' } })
    await papers(id)
    await send(owner.token, deleteUser, { query: { id: String(id) } })
    expect((await get(id)).archived_at).not.toBeNull()
    await forget(id)
    expect(await get(id)).toMatchObject({ name: 'Somebody', first_name_ar: null, phone: null, notes: null, bio: {} })
    const left = await query(sql`
      select from audit_log where tenant = ${owner.schoolId} and concat(subject, before, after) ~ 'Salem|Olaya|TP-'
         and (entity = 'trainers' and entity_id = ${id} or entity = 'trainer_credentials'
              and entity_id in (select c.id from trainer_credentials c where c.trainer_id = ${id}))`)
    expect(left).toEqual([])
  })
})

it('are found by branch, licence type, what they teach, and whether their papers let them', async () => {
  const head = await makeSchoolAdmin()
  const there = trainersOf(() => head)
  const [ready, blocked] = [await there.make({ teaches: ['theory'] }), await there.make({ teaches: ['road'] })]
  await there.papers(ready.id)
  const find = async (wishes: object) =>
    (await callAs(head.token, calls.list, { query: wishes })).body.rows.map(({ id }) => id)
  const { branch_ids, licence_type_ids } = await get(blocked.id, head)
  expect(await find({ ready: true })).toEqual([ready.id])
  expect(await find({ ready: 'false' })).toEqual([blocked.id])
  expect(await find({ teaches: ['road'] })).toEqual([blocked.id])
  expect(await find({ licence_type_id: licence_type_ids[0] })).toEqual([blocked.id])
  expect((await find({ branch_id: branch_ids[0], sort: 'id' })).length).toBe(2)
  expect(await find({ sort: '-is_ready' })).toEqual([ready.id, blocked.id])
})
