import { vehicles } from '@dsms/contract/vehicles'
import { complianceOn, complianceStates, type Papers } from '@dsms/contract/vehicles.compliance'
import { plateKey, plateLetters } from '@dsms/contract/vehicles.plates'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord, sampleInput } from '../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../testing/factories.ts'
import { callAs, send } from '../testing/harness.ts'
import { query, refusal, wrongFields } from '../testing/reads.ts'

const { calls } = vehicles
let owner: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  stranger = await makeSchoolAdmin()
})

const make = (changes: Record<string, unknown> = {}, who = owner) => makeRecord('vehicles', who, changes)
const create = async (changes: Record<string, unknown>, who = owner) =>
  send(who.token, calls.create, { body: { ...(await sampleInput('vehicles', who)), ...changes } })
const get = async (id: number) => (await callAs(owner.token, calls.get, { params: { id }, query: {} })).body
const find = async (q: string) =>
  (await callAs(owner.token, calls.list, { query: { q, type_id: [], compliance: [] } })).body.rows.map(({ id }) => id)
const change = (id: number, body: Record<string, unknown>) =>
  send(owner.token, calls.changeStatus, { params: { id }, body })
let nth = 0
const plate = () => `ا ب ح ${process.pid}${++nth}`

describe('plates', () => {
  it('are the same in the database', async () => {
    const letters = [...plateLetters.from, ...plateLetters.to, ...'ßçıİşЖж中😀.,/()']
    const written = Array.from({ length: 300 }, () =>
      Array.from(
        { length: 1 + Math.floor(Math.random() * 12) },
        () => letters[Math.floor(Math.random() * letters.length)],
      ).join(''),
    )
    const [row] = await query<{ keys: string[] }>(sql`
      select json_agg(plate_key(one.value) order by one.place) as keys
        from jsonb_array_elements_text(${JSON.stringify(written)}::jsonb) with ordinality as one (value, place)`)
    expect(row?.keys).toEqual(written.map(plateKey))
  })

  it('are taken in another school too, however written, without telling whose', async () => {
    const own = plate()
    await make({ registration_no: own })
    const reply = await create({ registration_no: plateKey(own).toLowerCase() }, stranger)
    expect(refusal(reply)).toEqual(wrongFields({ registration_no: 'taken' }))
    expect(JSON.stringify(reply.body)).not.toMatch(/school/i)
  })

  it('are free in another country, and again after the vehicle is decommissioned or put away', async () => {
    const countries = await query<{ id: number }>(sql`select id from countries order by id limit 2`)
    const [one, two] = countries.map(({ id }) => id)
    const own = plate()
    const { id } = await make({ registration_no: own, country_id: one })
    expect((await create({ registration_no: own, country_id: two }, stranger)).status).toBe(201)
    expect((await create({ registration_no: own, country_id: one }, stranger)).status).toBe(422)
    await change(id, { status: 'decommissioned', reason: 'sold' })
    const next = await make({ registration_no: own, country_id: one }, stranger)
    await send(stranger.token, calls.archive, { params: { id: next.id } })
    expect((await create({ registration_no: own, country_id: one })).status).toBe(201)
  })

  it('are found in Arabic and Latin letters, with and without blanks', async () => {
    const digits = `${process.pid}${++nth}`
    const { id } = await make({ registration_no: `د ر س ${digits}` })
    for (const q of [
      `دررس${digits}`.replace('رر', 'ر'),
      `د ر س ${digits}`,
      `DRS${digits}`,
      `drs ${digits}`,
      `d-r-s ${digits}`,
    ])
      expect(await find(q), q).toContain(id)
    expect(await find(`DRR${digits}`)).not.toContain(id)
  })
})

describe('a chassis number', () => {
  it('is one in the world, in capitals, and only warned of', async () => {
    const vin = '1HGCM82633A004352'
    const made = await make({ chassis_no: vin.toLowerCase() })
    expect(made).toMatchObject({ chassis_no: vin, vin_check: 'ok' })
    expect(refusal(await create({ chassis_no: vin }, stranger))).toEqual(wrongFields({ chassis_no: 'taken' }))
    expect(await make({ chassis_no: '1HGCM82634A004352' })).toMatchObject({ vin_check: 'wrong' })
    expect(refusal(await create({ chassis_no: '1HGCM82633AO04352' }))).toEqual(
      wrongFields({ chassis_no: 'invalid_vin' }),
    )
    expect(await find('1hgcm82633a')).toContain(made.id)
  })
})

describe('the input', () => {
  it('knows no model of the year after next, nor does the table', async () => {
    const next = new Date().getUTCFullYear() + 1
    expect(refusal(await create({ year_model: next + 2 }))).toEqual(wrongFields({ year_model: 'too_large' }))
    expect(refusal(await create({ year_model: 1979 }))).toEqual(wrongFields({ year_model: 'too_small' }))
    const { id } = await make({ year_model: next })
    await expect(query(sql`update vehicles set year_model = ${next + 2} where id = ${id}`)).rejects.toMatchObject({
      cause: { constraint: 'vehicles__year_model__too_large' },
    })
  })

  it('asks for the days of what is rented, in their order, and forgets them of what is bought', async () => {
    expect(refusal(await create({ ownership: 'rented' }))).toEqual(
      wrongFields({ rented_from: 'required', rented_to: 'required' }),
    )
    const days = { rented_from: '2026-05-01', rented_to: '2026-05-01' }
    expect(refusal(await create({ ownership: 'rented', ...days }))).toEqual(
      wrongFields({ rented_to: 'end_before_start' }),
    )
    const { id } = await make({ ownership: 'rented', ...days, rented_to: '2026-12-01' })
    expect(await get(id)).toMatchObject({ rented_to: '2026-12-01' })
    await send(owner.token, calls.update, { params: { id }, body: { version: 1, ownership: 'purchased' } })
    expect(await get(id)).toMatchObject({ rented_from: null, rented_to: null })
  })

  it('asks for the interval of the cycle', async () => {
    expect(refusal(await create({ service_cycle: 'both', interval_km: null, interval_days: null }))).toEqual(
      wrongFields({ interval_km: 'required', interval_days: 'required' }),
    )
    expect((await create({ service_cycle: 'every_days', interval_km: null })).status).toBe(201)
  })

  it("names nothing that is another school's", async () => {
    const theirs = await makeRecord('licenceTypes', stranger)
    const trainer = await makePerson({ schoolId: stranger.schoolId, kind: 'trainer' })
    const staff = await makePerson({ schoolId: owner.schoolId })
    expect(refusal(await create({ licence_type_ids: [theirs.id] }))).toEqual(
      wrongFields({ licence_type_ids: 'unknown_choice' }),
    )
    for (const id of [trainer.id, staff.id])
      expect(refusal(await create({ default_trainer_id: id }))).toEqual(
        wrongFields({ default_trainer_id: 'unknown_choice' }),
      )
    expect(refusal(await create({ purpose_ids: [2_000_000_000] }))).toEqual(
      wrongFields({ purpose_ids: 'unknown_choice' }),
    )
    expect(refusal(await create({ brand_id: 2_000_000_000 }))).toEqual(wrongFields({ brand_id: 'unknown_choice' }))
    const own = await makePerson({ schoolId: owner.schoolId, kind: 'trainer' })
    expect((await create({ default_trainer_id: own.id })).status).toBe(201)
  })

  it('is named once in a school', async () => {
    const name = { ar: `كرسي ${++nth}`, en: '' }
    await make({ name })
    expect(refusal(await create({ name }))).toEqual(wrongFields({ name: 'taken' }))
    expect((await create({ name }, stranger)).status).toBe(201)
  })

  it('changes purposes and licence types as sent', async () => {
    const purposes = await query<{ id: number }>(
      sql`select id from lookup_values where kind = 'vehicle_purpose' and tenant = 0 order by id`,
    )
    const [one, two, three] = purposes.map(({ id }) => id) as [number, number, number]
    const { id } = await make({ purpose_ids: [one, two, two] })
    expect(await get(id)).toMatchObject({ purpose_ids: [one, two] })
    await send(owner.token, calls.update, { params: { id }, body: { version: 1, purpose_ids: [two, three] } })
    expect(await get(id)).toMatchObject({ purpose_ids: [two, three] })
  })
})

describe('brands', () => {
  it('are searched in every language, under a new name as well', async () => {
    const [brand] = await query<{ id: number }>(sql`
      insert into lookup_values (school_id, kind, code, name, status)
      values (${owner.schoolId}, 'vehicle_brand', 'own', '{"ar":"صقر","en":"Falcon"}', 'active') returning id`)
    const { id } = await make({ brand_id: brand?.id })
    expect(await find('falcon')).toEqual([id])
    expect(await find('صقر')).toEqual([id])
    await query(sql`update lookup_values set name = '{"ar":"شاهين","en":"Merlin"}' where id = ${brand?.id}`)
    expect(await find('merlin')).toEqual([id])
    expect(await find('falcon')).toEqual([])
  })
})

describe('status', () => {
  it('goes into maintenance with a reason and the day of the return', async () => {
    const { id } = await make()
    expect(refusal(await change(id, { status: 'in_maintenance', reason: 'brakes' }))).toEqual(
      wrongFields({ estimated_return: 'required' }),
    )
    const early = { status: 'in_maintenance', reason: 'brakes', estimated_return: '2020-01-01' }
    expect(refusal(await change(id, early))).toEqual(wrongFields({ estimated_return: 'date_in_past' }))
    expect((await change(id, { ...early, estimated_return: '2099-01-01' })).body).toMatchObject({
      status: 'in_maintenance',
      estimated_return: '2099-01-01',
    })
    expect((await change(id, { status: 'in_service' })).body).toMatchObject({ estimated_return: null })
  })

  it('ends with decommissioned: nothing is written about it any more', async () => {
    const { id } = await make()
    await change(id, { status: 'decommissioned', reason: 'sold' })
    expect(refusal(await change(id, { status: 'in_service' })).code).toBe('illegal_transition')
    const reply = await send(owner.token, calls.update, { params: { id }, body: { version: 2, colour: 'red' } })
    expect(refusal(reply).code).toBe('vehicle_gone')
  })
})

describe('compliance', () => {
  it('is the same in the database', async () => {
    const days = ['2026-05-30', '2026-05-31', '2026-06-29', '2026-06-30', '2026-07-01', '2026-09-01', null]
    const any = <T>(from: T[]) => from[Math.floor(Math.random() * from.length)] as T
    const cases = Array.from({ length: 500 }, () => ({
      day: any(days.slice(0, 6)) as string,
      legal_hold: any<Papers['legal_hold']>([null, null, null, null, 'seized', 'under_claim']),
      insurance_expires_on: any(days),
      inspection_expires_on: any(days),
      registration_expires_on: any(days),
      permit_expires_on: any(days),
    }))
    const [row] = await query<{ states: string[] }>(sql`
      select json_agg(vehicle_compliance(c.value ->> 'legal_hold', (c.value ->> 'insurance_expires_on')::date,
               (c.value ->> 'inspection_expires_on')::date, (c.value ->> 'registration_expires_on')::date,
               (c.value ->> 'permit_expires_on')::date, (c.value ->> 'day')::date) order by c.place) as states
        from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality as c (value, place)`)
    const expected = cases.map(({ day, ...papers }) => complianceOn(day, papers))
    expect(row?.states).toEqual(expected)
    expect(new Set(expected).size).toBe(complianceStates.length)
  })

  it('of an insurance to 30 June ends with that day, in lists and filters', async () => {
    const person = await makeSchoolAdmin()
    const { id } = await make({ insurance_expires_on: '2026-06-30' }, person)
    const on = async (day: string, wishes = {}) =>
      (await callAs(person.token, calls.list, { query: { on: day, type_id: [], compliance: [], ...wishes } })).body.rows
    expect((await on('2026-06-30'))[0]).toMatchObject({ id, compliance: 'expiring', nearest_paper: { days: 0 } })
    expect((await on('2026-07-01'))[0]).toMatchObject({ id, compliance: 'insurance_expired' })
    expect(await on('2026-07-01', { compliance: ['insurance_expired'] })).toHaveLength(1)
    expect(await on('2026-06-30', { compliance: ['insurance_expired'] })).toHaveLength(0)
    expect(await on('2026-05-31', { expiring_within: 30 })).toHaveLength(1)
    expect(await on('2026-05-30', { expiring_within: 30 })).toHaveLength(0)
  })

  it('is told by the day of the school', async () => {
    const person = await makeSchoolAdmin()
    // somewhere on earth it is tomorrow already, or still yesterday
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
    const days: string[] = []
    const { id } = await make({}, person)
    for (const zone of zones) {
      await query(sql`update schools set time_zone = ${zone} where id = ${person.schoolId}`)
      const { on } = (await callAs(person.token, calls.get, { params: { id }, query: {} })).body
      expect(on).toBe(new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date()))
      days.push(on)
    }
    expect(days[0]).not.toBe(days[1])
  })

  it('sorts what nobody may drive before the others', async () => {
    const person = await makeSchoolAdmin()
    await make({ insurance_expires_on: '2099-01-01' }, person)
    await make({ insurance_expires_on: '2020-01-01' }, person)
    await make({ inspection_expires_on: '2020-01-01' }, person)
    const { rows } = (
      await callAs(person.token, calls.list, { query: { sort: 'compliance', type_id: [], compliance: [] } })
    ).body
    expect(rows.map(({ compliance }) => compliance)).toEqual(['insurance_expired', 'inspection_expired', 'valid'])
  })
})

describe('a file of vehicles', () => {
  it('of a thousand with three bad ones tells the three, and brings nothing until told to', async () => {
    const person = await makeSchoolAdmin()
    await makeRecord('licenceTypes', person, { code: 'B' })
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      name_ar: `أسطول ${n}`,
      registration_no: `IMP ${process.pid} ${n}`,
      chassis_no: `WBA${String(process.pid).padStart(7, '0')}${String(9_000_000 + n)}`,
      branch: '',
      brand: 'Toyota',
      type: 'سيارة',
      model: 'Corolla',
      year_model: '2023',
      gear_type: 'manual',
      passenger_capacity: '5',
      licence_type: 'B',
      purpose: 'Training; Exam',
      insurance_expires_on: '2099-01-01',
      service_cycle: 'every_km',
      interval_km: '10000',
      odometer_km: '12000',
    }))
    const [branch] = await query<{ name: string }>(
      sql`select names_text(name) as name from branches where tenant = ${person.schoolId}`,
    )
    for (const row of rows) row.branch = branch?.name ?? ''
    Object.assign(rows[9] as object, { chassis_no: 'O123' })
    Object.assign(rows[499] as object, { brand: 'Nobody', purpose: 'Racing' })
    Object.assign(rows[999] as object, { registration_no: `imp${process.pid}0` })
    const bring = (mode: string) => send(person.token, calls.bring, { body: { rows, mode } })
    const told = [
      { row: 10, fields: { chassis_no: { code: 'invalid_vin' } } },
      { row: 500, fields: { brand: { code: 'unknown_choice' }, purpose: { code: 'unknown_choice' } } },
      { row: 1000, fields: { registration_no: { code: 'taken', params: {} } } },
    ]
    const total = async () =>
      (await callAs(person.token, calls.list, { query: { type_id: [], compliance: [] } })).body.total
    const refused = refusal(await bring('all'))
    expect(refused.code).toBe('import_rows_invalid')
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual([
      'rows.10.chassis_no',
      'rows.1000.registration_no',
      'rows.500.brand',
      'rows.500.purpose',
    ])
    expect(await total()).toBe(0)
    expect((await bring('good')).body).toEqual({ imported: 997, rows: told })
    expect(await total()).toBe(997)
  }, 300_000)
})
