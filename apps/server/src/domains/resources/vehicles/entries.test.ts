import { uploadFile } from '@dsms/contract/kernel/files'
import { listNotifications } from '@dsms/contract/kernel/session/me'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import * as c from '@dsms/contract/resources/vehicles/entries'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { writersOf } from '../../../testing/writers.ts'
import { keepReadings } from './parts/odometer.service.ts'
import { nextDay, vehicleReminders } from './vehicles.reminders.ts'

let owner: TestPerson & { schoolId: number }
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const make = (changes: Record<string, unknown> = {}, who: TestPerson = owner) => makeRecord('vehicles', who, changes)
const get = async (id: number) => (await callAs(owner.token, vehicles.calls.get, { params: { id }, query: {} })).body
const renew = (id: number, body: Record<string, unknown>) =>
  send(owner.token, c.renewVehicleInsurance, { params: { id }, body })
const read = (id: number, body: Record<string, unknown>, who: TestPerson = owner) =>
  send(who.token, c.addVehicleReading, { params: { id }, body })

describe('insurance', () => {
  it('is renewed by a new row that ends later; the former stay', async () => {
    const { id } = await make({ insurance_expires_on: '2026-06-30' })
    for (const expires_on of ['2026-06-30', '2026-01-01'])
      expect(refusal(await renew(id, { expires_on }))).toEqual(wrongFields({ expires_on: 'not_later' }))
    expect(refusal(await renew(id, { expires_on: '2027-06-30', starts_on: '2027-07-01' }))).toEqual(
      wrongFields({ expires_on: 'end_before_start' }),
    )
    const reply = await renew(id, {
      expires_on: '2099-06-30',
      insurer: 'تأمين الواحة',
      policy_no: 'P-1',
      premium_minor: 250_000,
    })
    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject([
      { expires_on: '2099-06-30', insurer: 'تأمين الواحة', premium_minor: 250_000, currency: 'SAR' },
      { expires_on: '2026-06-30' },
    ])
    expect(await get(id)).toMatchObject({ insurance_expires_on: '2099-06-30', compliance: 'valid', version: 1 })
    // the database keeps the rule for whoever forgets it
    await expect(
      query(sql`insert into vehicle_insurances (tenant, vehicle_id, expires_on, currency)
                values (${owner.schoolId}, ${id}, '2098-01-01', 'SAR')`),
    ).rejects.toMatchObject({ cause: { constraint: 'vehicle_insurances__expires_on__not_later' } })
  })

  it('is set right by the form, not below the one before', async () => {
    const { id } = await make({ insurance_expires_on: '2026-06-30' })
    await renew(id, { expires_on: '2027-06-30' })
    const update = (insurance_expires_on: string) =>
      send(owner.token, vehicles.calls.update, { params: { id }, body: { version: 1, insurance_expires_on } })
    expect(refusal(await update('2026-06-30'))).toEqual(wrongFields({ insurance_expires_on: 'not_later' }))
    expect((await update('2027-07-31')).body).toMatchObject({ insurance_expires_on: '2027-07-31' })
    const rows = await query(sql`select id from vehicle_insurances where vehicle_id = ${id}`)
    expect(rows).toHaveLength(2)
  })
})

describe('the odometer', () => {
  /** Readings of other days than today, as no call writes them. */
  const keep = async (id: number, readings: Parameters<typeof keepReadings>[2][number][]) =>
    asSystem((await testApp()).database, ({ db }) => keepReadings({ db, tenant: owner.schoolId }, id, readings))

  it('never falls, except by those who may correct it and say why', async () => {
    const { id } = await make({ odometer_km: 12_000 })
    const clerk = await makePerson({ schoolId: owner.schoolId, permissions: ['vehicles.view', 'vehicles.edit'] })
    expect((await read(id, { km: 12_500 }, clerk)).status).toBe(201)
    const falls = await read(id, { km: 12_499 }, clerk)
    expect(refusal(falls)).toEqual(wrongFields({ km: 'odometer_falls' }))
    expect(falls.body).toMatchObject({ fields: { km: { params: { km: 12_500 } } } })
    expect(refusal(await read(id, { km: 12_400 }))).toEqual(wrongFields({ reason: 'reason_required' }))
    expect((await read(id, { km: 12_400, reason: 'typed wrong' })).body).toMatchObject({
      total: 3,
      rows: [
        { km: 12_400, source: 'correction', reason: 'typed wrong' },
        { km: 12_500 },
        { km: 12_000, source: 'first' },
      ],
    })
    expect(await get(id)).toMatchObject({ odometer_km: 12_400 })
  })

  it('is not lowered by two who write at once, nor past the service', async () => {
    const { id } = await make({ odometer_km: 100 })
    const clerk = await makePerson({ schoolId: owner.schoolId, permissions: ['vehicles.view', 'vehicles.edit'] })
    await Promise.all([200, 180, 220, 150, 210].map((km) => read(id, { km }, clerk)))
    expect(await get(id)).toMatchObject({ odometer_km: 220 })
    const rows = await query<{ km: number }>(
      sql`select km from vehicle_odometer where vehicle_id = ${id} order by read_at, id`,
    )
    const kms = rows.map(({ km }) => km)
    expect(kms).toEqual([...kms].sort((a, b) => a - b))
    await expect(
      query(sql`insert into vehicle_odometer (tenant, vehicle_id, km) values (${owner.schoolId}, ${id}, 1)`),
    ).rejects.toMatchObject({ cause: { constraint: 'vehicle_odometer__km__odometer_falls' } })
  })

  it('tells the way of a day, and with it the next service', async () => {
    const { id } = await make({
      service_cycle: 'every_km',
      interval_km: 1000,
      last_service_km: 0,
      last_service_on: '2026-01-01',
    })
    await keep(id, [
      { km: 100, readAt: '2026-01-01T08:00Z' },
      { km: 500, readAt: '2026-01-11T08:00Z' },
    ])
    expect(await get(id)).toMatchObject({
      km_per_day: 40,
      next_service: { due_km: 1000, km_left: 500, projected_on: '2026-01-23', by: 'km' },
    })
  })

  it('tells the way of a day from the last 90 days, and from the last correction at most', async () => {
    const { id } = await make()
    const shown = () => query(sql`select odometer_km as km, km_per_day::float8 as way from vehicles where id = ${id}`)
    await keep(id, [{ km: 0, readAt: '2026-01-01T08:00Z' }])
    expect(await shown()).toEqual([{ km: 0, way: null }])
    await keep(id, [{ km: 900, readAt: '2026-03-02T08:00Z' }])
    expect(await shown()).toEqual([{ km: 900, way: 15 }])
    await keep(id, [{ km: 1500, readAt: '2026-05-01T08:00Z' }])
    expect(await shown(), 'the first of January is too long ago').toEqual([{ km: 1500, way: 10 }])
    await keep(id, [{ km: 1200, readAt: '2026-05-02T08:00Z', source: 'correction', reason: 'typed wrong' }])
    expect(await shown()).toEqual([{ km: 1200, way: null }])
    await keep(id, [{ km: 1240, readAt: '2026-05-02T20:00Z' }])
    expect(await shown(), 'half a day is too short').toEqual([{ km: 1240, way: null }])
    await keep(id, [{ km: 1260, readAt: '2026-05-04T08:00Z' }])
    expect(await shown()).toEqual([{ km: 1260, way: 30 }])
  })
})

it.each([
  ['vehicle_odometer', 'odometer'],
  ['vehicle_insurances', 'insurances'],
])('%s are written by one file, which tells the vehicle', (table, name) => {
  expect(writersOf(table, { demo: true })).toEqual([`domains/resources/vehicles/parts/${name}.service.ts`])
})

describe('a hold', () => {
  it('outweighs the papers, with a reason, by those who may', async () => {
    const { id } = await make()
    const clerk = await makePerson({ schoolId: owner.schoolId, permissions: ['vehicles.view', 'vehicles.edit'] })
    const hold = (body: Record<string, unknown>, who: TestPerson = owner) =>
      send(who.token, c.holdVehicle, { params: { id }, body })
    expect((await hold({ hold: 'seized', reason: 'x' }, clerk)).status).toBe(403)
    expect(refusal(await hold({ hold: 'seized', reason: ' ' }))).toEqual(wrongFields({ reason: 'required' }))
    await hold({ hold: 'seized', reason: 'court' })
    expect(await get(id)).toMatchObject({ compliance: 'seized', legal_hold_reason: 'court' })
    await hold({ hold: null, reason: 'free again' })
    expect(await get(id)).toMatchObject({ compliance: 'valid', legal_hold: null })
  })
})

describe('papers', () => {
  it('are kept with their file, for all who see the vehicle and for nobody else', async () => {
    const { id } = await make()
    const { http } = await testApp()
    const uploaded = await http.inject({
      method: 'POST',
      url: '/api/files?name=inspection.txt',
      payload: Buffer.from('passed'),
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
    })
    expect(uploaded.statusCode, uploadFile.path).toBe(201)
    const file_id = uploaded.json().id
    const body = { kind: 'inspection', number: 'I-7', expires_on: '2098-01-01', file_id }
    const reply = await send(owner.token, c.addVehicleDocument, { params: { id }, body })
    expect(reply.body).toMatchObject([{ kind: 'inspection', file: { fileName: 'inspection.txt' } }])
    expect(await get(id)).toMatchObject({ inspection_expires_on: '2098-01-01' })
    const colleague = await makePerson({ schoolId: owner.schoolId, permissions: ['vehicles.view'] })
    const stranger = await makeSchoolAdmin()
    const open = (who: TestPerson, vehicle = id) =>
      send(who.token, c.readVehicleFile, { params: { id: vehicle, file_id }, query: {} })
    expect((await open(colleague)).body).toBe('passed')
    expect((await open(stranger)).status).toBe(404)
    expect((await open(owner, (await make()).id)).status).toBe(404)
    // a file that is not one's own cannot be taken into one's own vehicle
    const theirs = await make({}, stranger)
    expect(
      refusal(await send(stranger.token, c.addVehicleDocument, { params: { id: theirs.id }, body })).fields,
    ).toEqual({ file_id: 'unknown_file' })
    const [paper] = reply.body as { id: number }[]
    const params = { id, document_id: paper?.id }
    expect((await send(owner.token, c.archiveVehicleDocument, { params })).body).toEqual([])
  })

  it('are PDFs and pictures, whatever a file calls itself', async () => {
    const { id } = await make()
    const { http } = await testApp()
    const keep = async (name: string, payload: Buffer) =>
      (
        await http.inject({
          method: 'POST',
          url: `/api/files?name=${name}`,
          payload,
          headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
        })
      ).json().id
    const program = await keep('paper.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]))
    const add = (file_id: number) =>
      send(owner.token, c.addVehicleDocument, { params: { id }, body: { kind: 'other', file_id } })
    expect(refusal(await add(program))).toEqual(wrongFields({ file_id: 'not_a_paper' }))
    expect(refusal(await renew(id, { expires_on: '2100-01-01', file_id: program }))).toEqual(
      wrongFields({ file_id: 'not_a_paper' }),
    )
    expect((await add(await keep('paper.pdf', Buffer.from('%PDF-1.4\n%%EOF')))).status).toBe(201)
    const { version } = await get(id)
    const asPhoto = await send(owner.token, vehicles.calls.update, {
      params: { id },
      body: { photo_id: program, version },
    })
    expect(refusal(asPhoto)).toEqual(wrongFields({ photo_id: 'not_an_image' }))
  })

  it('are not taken for a vehicle that is gone', async () => {
    const { id } = await make()
    const body = { status: 'decommissioned', reason: 'sold' }
    await send(owner.token, vehicles.calls.changeStatus, { params: { id }, body })
    expect(refusal(await renew(id, { expires_on: '2100-01-01' })).code).toBe('vehicle_gone')
    expect(refusal(await read(id, { km: 5 })).code).toBe('vehicle_gone')
    await expect(
      query(sql`insert into vehicle_documents (tenant, vehicle_id, kind) values (${owner.schoolId}, ${id}, 'other')`),
    ).rejects.toMatchObject({ cause: { constraint: 'vehicle_documents__vehicle_id__vehicle_gone' } })
  })
})

describe('the line of time', () => {
  it('holds everything, newest first, page by page', async () => {
    const { id } = await make({ insurance_expires_on: '2026-06-30', odometer_km: 5 })
    await renew(id, { expires_on: '2027-06-30', insurer: 'Oasis' })
    await read(id, { km: 9 })
    await send(owner.token, vehicles.calls.changeStatus, {
      params: { id },
      body: { status: 'accident', reason: 'bump' },
    })
    await send(owner.token, c.holdVehicle, { params: { id }, body: { hold: 'under_claim', reason: 'claim 7' } })
    await send(owner.token, c.addVehicleDocument, { params: { id }, body: { kind: 'other', number: 'N' } })
    const page = async (nth: number, perPage: number) =>
      (await callAs(owner.token, c.vehicleTimeline, { params: { id }, query: { page: nth, perPage } })).body
    const { rows, total } = await page(1, 50)
    expect(total).toBe(8)
    expect(rows.map(({ kind }) => kind).slice(0, 4)).toEqual(['document', 'hold', 'status', 'odometer'])
    expect(rows.find(({ kind }) => kind === 'status')).toMatchObject({
      by: expect.any(String),
      data: { from: 'in_service', to: 'accident', reason: 'bump' },
    })
    const parts = [...(await page(1, 5)).rows, ...(await page(2, 5)).rows]
    expect(parts).toEqual(rows)
  })
})

describe('reminders', () => {
  const run = async () => {
    const { database, events, mailer } = await testApp()
    const work = vehicleReminders({ events, mailer })
    while (await asSystem(database, (context) => work.run(context)));
  }
  const told = async (who: TestPerson) =>
    (await callAs(who.token, listNotifications, { query: { page: 1, perPage: 50 } })).body.rows.filter(({ kind }) =>
      kind.startsWith('vehicle_'),
    )

  it('come once, the nearest alone, to those who look after vehicles', async () => {
    const admin = await makeSchoolAdmin()
    const keeper = await makePerson({ schoolId: admin.schoolId, permissions: ['vehicles.edit'] })
    const looker = await makePerson({ schoolId: admin.schoolId, permissions: ['vehicles.view'] })
    const { id } = await make({ insurance_expires_on: dayAhead(10), inspection_expires_on: dayAhead(200) }, admin)
    await run()
    await run()
    expect(await told(keeper)).toMatchObject([
      { kind: 'vehicle_insurance_expiring', params: { on: dayAhead(10) }, link: `/school/vehicles/${id}` },
    ])
    expect(await told(admin)).toHaveLength(1)
    expect(await told(looker)).toEqual([])
    // looking once more, for a reason that has nothing to do with the paper, says nothing again
    await query(sql`update vehicles set remind_at = '1970-01-01Z' where id = ${id}`)
    await run()
    expect(await told(keeper)).toHaveLength(1)
  })

  it('come anew for the nearer day and for another paper, none for what is gone', async () => {
    const admin = await makeSchoolAdmin()
    const { id, version } = await make({ insurance_expires_on: dayAhead(25) }, admin)
    const gone = await make({ insurance_expires_on: dayAhead(5) }, admin)
    await send(admin.token, vehicles.calls.changeStatus, {
      params: { id: gone.id },
      body: { status: 'decommissioned', reason: 'sold' },
    })
    await run()
    expect(await told(admin)).toHaveLength(1)
    const body = { version, insurance_expires_on: dayAhead(3) }
    expect((await send(admin.token, vehicles.calls.update, { params: { id }, body })).status).toBe(200)
    await run()
    expect(await told(admin)).toHaveLength(2)
    await send(admin.token, c.renewVehicleInsurance, { params: { id }, body: { expires_on: dayAhead(400) } })
    await run()
    expect(await told(admin)).toHaveLength(2)
    const [row] = await query<{ days: number }>(
      sql`select round(extract(epoch from remind_at - now()) / 86400)::integer as days from vehicles where id = ${id}`,
    )
    expect(row?.days).toBeGreaterThan(338)
    expect(row?.days).toBeLessThan(342)
  })

  it('know the next day on which somebody is to be told', () => {
    const ends = { insurance: '2026-06-30', inspection: '2026-06-20', registration: null, permit: null }
    expect(nextDay({ today: '2026-06-13', ends })).toBe('2026-06-16')
    expect(nextDay({ today: '2026-06-29', ends })).toBeNull()
  })
})
