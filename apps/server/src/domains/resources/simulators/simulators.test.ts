import { addDays } from '@dsms/contract/kernel/time/days'
import { calibrateSimulator, simulators } from '@dsms/contract/resources/simulators/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type AreaRecord, makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { anyLookup, query, refusal, wrongFields } from '../../../testing/reads.ts'

const { calls } = simulators
type Made = Pick<AreaRecord, 'id' | 'version'>

const get = async (owner: TestPerson, id: number) =>
  (await callAs(owner.token, calls.get, { params: { id }, query: {} })).body
const update = (owner: TestPerson, { id, version }: Made, body: Record<string, unknown>) =>
  send(owner.token, calls.update, { params: { id }, body: { version, ...body } })
const calibrate = (person: TestPerson, id: number, body: Record<string, unknown> = {}) =>
  send(person.token, calibrateSimulator, { params: { id }, body })
const scenario = (code: string, changes: Record<string, unknown> = {}) => ({
  code,
  name: { ar: `سيناريو ${code}`, en: `Scenario ${code}` },
  minutes: 10,
  ...changes,
})

describe('a simulator', () => {
  it('has a number of its own in its school, whatever the letters', async () => {
    const [owner, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    await makeRecord('simulators', owner, { asset_no: 'SIM-A', serial_no: 'X1' })
    const made = await makeRecord('simulators', owner)
    expect(refusal(await update(owner, made, { asset_no: 'sim-a' }))).toEqual(wrongFields({ asset_no: 'taken' }))
    expect(refusal(await update(owner, made, { serial_no: 'x1' }))).toEqual(wrongFields({ serial_no: 'taken' }))
    expect(await makeRecord('simulators', other, { asset_no: 'SIM-A', serial_no: 'X1' })).toBeTruthy()
  })

  it("stands in no other school's room, is for no other school's licence type, and has no other school's brand", async () => {
    const [owner, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    const made = await makeRecord('simulators', owner)
    const room = await makeRecord('classRooms', other)
    const licence = await makeRecord('licenceTypes', other)
    const brand = await makeRecord('lookupValues', other, { kind: 'vehicle_brand' })
    const wishes = { class_room_id: room.id, licence_type_ids: [licence.id], brand_id: brand.id }
    for (const [field, value] of Object.entries(wishes))
      expect(refusal(await update(owner, made, { [field]: value }))).toEqual(wrongFields({ [field]: 'unknown_choice' }))
    // a lookup of another kind is none either
    expect(refusal(await update(owner, made, { brand_id: await anyLookup('room_type') }))).toEqual(
      wrongFields({ brand_id: 'unknown_choice' }),
    )
  })

  it('is found by its room', async () => {
    const owner = await makeSchoolAdmin()
    const room = await makeRecord('classRooms', owner)
    const made = await makeRecord('simulators', owner, { class_room_id: room.id })
    await makeRecord('simulators', owner)
    const { rows } = (await callAs(owner.token, calls.list, { query: { class_room_id: room.id } })).body
    expect(rows).toMatchObject([{ id: made.id, class_room: room.name }])
  })

  it('never runs backwards', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('simulators', owner, { hours_meter: 120.5 })
    expect(refusal(await update(owner, made, { hours_meter: 120.4 }))).toEqual(
      wrongFields({ hours_meter: 'meter_falls' }),
    )
    await expect(query(sql`update simulators set hours_meter = 1 where id = ${made.id}`)).rejects.toThrow()
    expect((await update(owner, made, { hours_meter: 121 })).body).toMatchObject({ hours_meter: 121 })
  })

  it('that is rented says from when to when; one that is bought does not', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('simulators', owner)
    expect(refusal(await update(owner, made, { ownership: 'rented' }))).toEqual(
      wrongFields({ rented_from: 'required', rented_to: 'required' }),
    )
    const days = { rented_from: '2026-05-01', rented_to: '2026-04-30' }
    expect(refusal(await update(owner, made, { ownership: 'rented', ...days }))).toEqual(
      wrongFields({ rented_to: 'end_before_start' }),
    )
    const rented = await update(owner, made, { ownership: 'rented', ...days, rented_to: '2026-12-31' })
    expect(rented.body).toMatchObject({ ownership: 'rented', rented_to: '2026-12-31' })
    const bought = await update(owner, rented.body as Made, { ownership: 'purchased' })
    expect(bought.body).toMatchObject({ rented_from: null, rented_to: null })
  })

  it('tells what an hour costs in the money of the school', async () => {
    const owner = await makeSchoolAdmin()
    await query(sql`update schools set currency = 'KWD' where id = ${owner.schoolId}`)
    const made = await makeRecord('simulators', owner, { hourly_cost_minor: 12_500 })
    expect(made).toMatchObject({ hourly_cost_minor: 12_500, currency: 'KWD' })
  })

  it('that is retired comes back no more and is not calibrated', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await makeRecord('simulators', owner)
    const change = (status: string) =>
      send(owner.token, calls.changeStatus, { params: { id }, body: { status, reason: 'worn out' } })
    expect((await change('retired')).status).toBe(200)
    expect(refusal(await change('active'))).toMatchObject({ status: 409, code: 'illegal_transition' })
    expect(refusal(await calibrate(owner, id))).toMatchObject({ status: 409, code: 'illegal_transition' })
  })
})

describe('scenarios of a simulator', () => {
  it('keep their keys and their order, also when codes change places', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('simulators', owner, {
      scenarios: [scenario('A'), scenario('B', { difficulty: 5, skills: 'braking' })],
    })
    const [first, second] = (await get(owner, made.id)).scenarios
    expect(second).toMatchObject({ code: 'B', difficulty: 5, skills: 'braking', names: { en: 'Scenario B' } })
    const reply = await update(owner, made, {
      scenarios: [scenario('A', { id: second?.id }), scenario('C'), scenario('B', { id: first?.id })],
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    const now = await get(owner, made.id)
    expect(now.scenarios.map(({ id, code }) => [id, code])).toEqual([
      [second?.id, 'A'],
      [expect.any(Number), 'C'],
      [first?.id, 'B'],
    ])
    expect(now.version).toBe(made.version + 1)
  })

  it('have codes of their own and belong to one simulator', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('simulators', owner)
    expect(refusal(await update(owner, made, { scenarios: [scenario('A'), scenario('a')] }))).toEqual(
      wrongFields({ 'scenarios.1.code': 'taken' }),
    )
    const other = await makeRecord('simulators', owner, { scenarios: [scenario('A')] })
    const [theirs] = (await get(owner, other.id)).scenarios
    expect(refusal(await update(owner, made, { scenarios: [scenario('A', { id: theirs?.id })] }))).toEqual(
      wrongFields({ scenarios: 'unknown_choice' }),
    )
  })

  it('are changed once by two who began with the same version', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('simulators', owner)
    expect((await update(owner, made, { scenarios: [scenario('A')] })).status).toBe(200)
    expect(refusal(await update(owner, made, { scenarios: [scenario('B')] }))).toMatchObject({ code: 'stale_version' })
  })
})

describe('calibration', () => {
  it('is derived from its latest day and the interval', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('simulators', owner)
    const { today } = await get(owner, made.id)
    const with_ = (changes: Record<string, unknown>) => makeRecord('simulators', owner, changes)
    const ago = (days: number) => ({ calibration_interval_days: 100, last_calibrated_on: addDays(today, -days) })
    expect(made).toMatchObject({ calibration: 'none', calibration_due_on: null })
    expect(await with_({ calibration_interval_days: 30 })).toMatchObject({ calibration: 'calibration_due' })
    expect(await with_(ago(10))).toMatchObject({ calibration: 'valid', calibration_due_on: addDays(today, 90) })
    expect(await with_(ago(86))).toMatchObject({ calibration: 'expiring' })
    expect(await with_(ago(100))).toMatchObject({ calibration: 'expiring' })
    const due = await with_(ago(101))
    expect(due).toMatchObject({ calibration: 'calibration_due', status: 'active' })
    const { rows } = (await callAs(owner.token, calls.list, { query: { calibration: 'calibration_due' } })).body
    expect(rows.map(({ id }) => id)).toContain(due.id)
    expect(rows).toHaveLength(2)
  })

  it('is noted with its day, stays on record, and moves the date only forwards', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await makeRecord('simulators', owner, { calibration_interval_days: 30 })
    const { today } = await get(owner, id)
    expect(refusal(await calibrate(owner, id, { day: addDays(today, 1) }))).toEqual(
      wrongFields({ day: 'date_in_future' }),
    )
    const done = await calibrate(owner, id, { certificate_no: 'C-77' })
    expect(done.body).toMatchObject({
      last_calibrated_on: today,
      calibration_due_on: addDays(today, 30),
      calibration: 'valid',
      calibrations: [{ day: today, certificate_no: 'C-77' }],
    })
    const earlier = await calibrate(owner, id, { day: addDays(today, -200) })
    expect(earlier.body).toMatchObject({ last_calibrated_on: today })
    expect((await get(owner, id)).calibrations).toHaveLength(2)
    // what was noted is never changed
    await expect(query(sql`delete from simulator_calibrations where simulator_id = ${id}`)).rejects.toThrow()
  })

  it('is noted by those who may, and by no other way', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('simulators', owner, { calibration_interval_days: 30 })
    const { schoolId } = owner
    const office = await makePerson({ schoolId, permissions: ['simulators.view', 'simulators.edit'] })
    const workshop = await makePerson({ schoolId, permissions: ['simulators.view', 'simulators.calibrate'] })
    expect(refusal(await calibrate(office, made.id))).toMatchObject({ status: 403, code: 'forbidden' })
    expect(refusal(await update(office, made, { last_calibrated_on: '2026-01-01' }))).toMatchObject({ status: 403 })
    expect((await calibrate(workshop, made.id)).status).toBe(200)
  })

  it('reminds those who may note it 14, 7 and 1 days ahead, each once', async () => {
    const owner = await makeSchoolAdmin()
    const { schoolId } = owner
    const workshop = await makePerson({ schoolId, permissions: ['simulators.calibrate'] })
    const nobody = await makePerson({ schoolId, permissions: ['simulators.view'] })
    const made = await makeRecord('simulators', owner, { calibration_interval_days: 100 })
    const { today } = await get(owner, made.id)
    await calibrate(owner, made.id, { day: addDays(today, -80) })
    const dueOn = addDays(today, 20)
    const remindsOn = async () =>
      (
        await query<{ at: string | null }>(sql`
          select to_char(reminds_at at time zone 'Asia/Riyadh', 'YYYY-MM-DD HH24:MI') as at from simulators where id = ${made.id}`)
      )[0]?.at
    expect(await remindsOn()).toBe(`${addDays(dueOn, -14)} 08:00`)

    const told = async (person: TestPerson) =>
      (
        await query<{ params: { day: string } }>(
          sql`select params from notifications where user_id = ${person.id} and kind = 'calibration_due'`,
        )
      ).map(({ params }) => params.day)
    const { due } = await testApp()
    await query(sql`update simulators set reminds_at = now() - interval '1 minute' where id = ${made.id}`)
    await due.wake()
    await due.wake()
    expect([await told(owner), await told(workshop), await told(nobody)]).toEqual([[dueOn], [dueOn], []])
    expect(await remindsOn()).toBe(`${addDays(dueOn, -14)} 08:00`)

    // the next of the three, and none for what is retired
    await calibrate(owner, made.id, { day: addDays(today, -76) })
    await query(sql`update simulators set calibration_interval_days = 85 where id = ${made.id}`)
    expect(await remindsOn()).toBe(`${addDays(today, 2)} 08:00`)
    const retire = { status: 'retired', reason: 'worn out' }
    await send(owner.token, calls.changeStatus, { params: { id: made.id }, body: retire })
    expect(await remindsOn()).toBeNull()
  })
})
