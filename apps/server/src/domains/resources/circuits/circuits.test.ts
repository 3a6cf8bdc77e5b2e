import { circuits, closeForWeather, openAfterWeather } from '@dsms/contract/resources/circuits/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type AreaRecord, makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../testing/reads.ts'

type Owner = TestPerson & { schoolId: number }
const { calls } = circuits

const get = async (owner: Owner, id: number) =>
  (await callAs(owner.token, calls.get, { params: { id }, query: {} })).body
const update = (owner: Owner, { id, version }: Pick<AreaRecord, 'id' | 'version'>, body: Record<string, unknown>) =>
  send(owner.token, calls.update, { params: { id }, body: { version, ...body } })
const change = (owner: TestPerson, id: number, body: Record<string, unknown>) =>
  send(owner.token, calls.changeStatus, { params: { id }, body })
const zone = (name: string, capacity: number, id?: number) => ({ name, capacity, ...(id ? { id } : {}) })
const slope = (changes: Record<string, unknown> = {}) => ({ kind: 'slope', x: 10, y: 20, ...changes })
const layoutOf = (zones: object[], elements: object[] = []) => ({ layout: { zones, elements } })

describe('a circuit', () => {
  it('lets no more vehicles on it than there is room for', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('circuits', owner)
    expect(refusal(await update(owner, made, { legal_capacity: 11 }))).toEqual(
      wrongFields({ legal_capacity: 'beyond_capacity' }),
    )
    expect(refusal(await update(owner, made, { max_capacity: 7 }))).toEqual(
      wrongFields({ legal_capacity: 'beyond_capacity' }),
    )
    // the wall behind the rule
    await expect(query(sql`update circuits set legal_capacity = 11 where id = ${made.id}`)).rejects.toThrow()
  })

  it('has both numbers of its place or none', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('circuits', owner)
    expect(refusal(await update(owner, made, { latitude: 24.7 }))).toEqual(wrongFields({ longitude: 'required' }))
    expect((await update(owner, made, { latitude: 24.7, longitude: 46.7 })).status).toBe(200)
  })

  it("stands in no other school's branch and is for no other school's licence type", async () => {
    const [owner, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    const made = await makeRecord('circuits', owner)
    expect(refusal(await update(owner, made, { branch_id: await mainBranch(other) }))).toEqual(
      wrongFields({ branch_id: 'unknown_choice' }),
    )
    const theirs = await makeRecord('licenceTypes', other)
    expect(refusal(await update(owner, made, { licence_type_ids: [theirs.id] }))).toEqual(
      wrongFields({ licence_type_ids: 'unknown_choice' }),
    )
  })

  it('shows the licence types it is for, and is found by them as are those for all', async () => {
    const owner = await makeSchoolAdmin()
    const [car, truck] = [await makeRecord('licenceTypes', owner), await makeRecord('licenceTypes', owner)]
    const forCars = await makeRecord('circuits', owner, { licence_type_ids: [car.id] })
    const forAll = await makeRecord('circuits', owner)
    expect(forCars).toMatchObject({ licence_type_ids: [car.id], licence_type: [car.code] })
    const found = async (licence_type_id: number) =>
      (await callAs(owner.token, calls.list, { query: { licence_type_id } })).body.rows.map(({ id }) => id).sort()
    expect(await found(car.id)).toEqual([forCars.id, forAll.id].sort())
    expect(await found(truck.id)).toEqual([forAll.id])
    // a change of them is a change of the circuit
    const changed = await update(owner, forCars, { licence_type_ids: [] })
    expect(changed.body).toMatchObject({ version: forCars.version + 1, licence_type_ids: [] })
  })

  it('is found in either language, whatever the spelling', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('circuits', owner, { name: { ar: 'ميدان الأُفُق', en: 'Horizon yard' } })
    for (const q of ['الافق', 'horizon'])
      expect((await callAs(owner.token, calls.list, { query: { q } })).body.rows.map(({ id }) => id)).toEqual([made.id])
  })
})

describe('the plan of a circuit', () => {
  it('keeps its zones and elements with their keys and order', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord(
      'circuits',
      owner,
      layoutOf([zone('North', 3), zone('South', 4)], [slope({ zone: 1 }), slope({ kind: 'pocket', name: 'P1' })]),
    )
    const { layout } = await get(owner, made.id)
    expect(layout.zones.map(({ name }) => name)).toEqual(['North', 'South'])
    expect(layout.elements).toMatchObject([
      { kind: 'slope', zone: 1, x: 10, y: 20, capacity: 1, status: 'active' },
      { kind: 'pocket', zone: null, name: 'P1' },
    ])

    const [north, south] = layout.zones
    const [first, second] = layout.elements
    const again = await update(owner, made, {
      layout: {
        zones: [south, zone('West', 2)],
        elements: [
          { ...second, zone: 1 },
          { ...first, zone: 0, x: 55.5 },
        ],
      },
    })
    expect(again.status, JSON.stringify(again.body)).toBe(200)
    const now = await get(owner, made.id)
    expect(now.version).toBe(made.version + 1)
    expect(now.layout.zones).toMatchObject([{ id: south?.id }, { name: 'West' }])
    expect(now.layout.elements).toMatchObject([
      { id: second?.id, zone: 1 },
      { id: first?.id, zone: 0, x: 55.5 },
    ])
    expect(now.layout.zones.map(({ id }) => id)).not.toContain(north?.id)
    expect(now.history[0]?.fields).toEqual(['layout_version'])
  })

  it('has zones that together hold no more than the circuit', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('circuits', owner, layoutOf([zone('North', 5), zone('South', 3)]))
    const [north, south] = (await get(owner, made.id)).layout.zones
    const tooMuch = layoutOf([zone('North', 5, north?.id), zone('South', 4, south?.id)])
    expect(refusal(await update(owner, made, tooMuch))).toEqual(wrongFields({ layout: 'beyond_capacity' }))
    expect(refusal(await update(owner, made, { legal_capacity: 7 }))).toEqual(
      wrongFields({ legal_capacity: 'beyond_capacity' }),
    )
    // capacities may change places in one go
    const swapped = layoutOf([zone('North', 3, north?.id), zone('South', 5, south?.id)])
    expect((await update(owner, made, swapped)).status).toBe(200)
    // the wall behind the rule, for zones and for the circuit
    await expect(query(sql`update circuit_zones set capacity = 9 where id = ${north?.id}`)).rejects.toThrow(/hold more/)
    await expect(query(sql`update circuits set legal_capacity = 7 where id = ${made.id}`)).rejects.toThrow(/hold more/)
  })

  it('takes no zone or element of another circuit, and no zone that is not there', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('circuits', owner, layoutOf([zone('North', 5)], [slope()]))
    const other = await makeRecord('circuits', owner, layoutOf([zone('East', 5)], [slope()]))
    const theirs = (await get(owner, other.id)).layout
    expect(refusal(await update(owner, made, layoutOf(theirs.zones)))).toEqual(
      wrongFields({ 'layout.zones': 'unknown_choice' }),
    )
    expect(refusal(await update(owner, made, layoutOf([], theirs.elements)))).toEqual(
      wrongFields({ 'layout.elements': 'unknown_choice' }),
    )
    expect(refusal(await update(owner, made, layoutOf([], [slope({ zone: 0 })])))).toEqual(
      wrongFields({ 'layout.elements.0.zone': 'unknown_choice' }),
    )
    expect((await get(owner, other.id)).layout).toEqual(theirs)
  })

  it('is changed once by two who began with the same version', async () => {
    const owner = await makeSchoolAdmin()
    const made = await makeRecord('circuits', owner)
    const replies = await Promise.all(
      [zone('North', 5), zone('South', 5)].map((one) => update(owner, made, layoutOf([one]))),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await get(owner, made.id)).layout.zones).toHaveLength(1)
  })
})

describe('a circuit that is closed', () => {
  it('for maintenance says from when to when, and forgets it once it is open', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await makeRecord('circuits', owner)
    const days = { from: '2026-05-04', until: '2026-05-01' }
    expect(refusal(await change(owner, id, { status: 'maintenance', reason: 'paint', ...days }))).toEqual(
      wrongFields({ until: 'end_before_start' }),
    )
    const closed = await change(owner, id, { status: 'maintenance', reason: 'paint', ...days, until: '2026-05-09' })
    expect(closed.body).toMatchObject({ status_from: '2026-05-04', status_until: '2026-05-09', status_reason: 'paint' })
    expect((await change(owner, id, { status: 'active' })).body).toMatchObject({
      status_from: null,
      status_until: null,
    })
    // from today where nobody says
    const { today } = await get(owner, id)
    expect((await change(owner, id, { status: 'maintenance', reason: 'paint' })).body).toMatchObject({
      status_from: today,
      status_until: null,
    })
  })

  it('for weather opens by itself at the midnight after, where the school is', async () => {
    const owner = await makeSchoolAdmin()
    await query(sql`update schools set time_zone = 'Pacific/Auckland' where id = ${owner.schoolId}`)
    const { id } = await makeRecord('circuits', owner)
    const closed = await callAs(owner.token, closeForWeather, { params: { id }, body: { reason: 'مطر' } })
    expect(closed.body).toMatchObject({
      status: 'closed_weather',
      status_reason: 'مطر',
      // on its clock the hour is told, wherever the reader is
      time_zone: 'Pacific/Auckland',
    })
    const [row] = await query<{ hour: string; ahead: number }>(sql`
      select to_char(reopens_at at time zone 'Pacific/Auckland', 'HH24:MI') as hour,
             extract(epoch from reopens_at - now())::float / 3600 as ahead from circuits where id = ${id}`)
    expect(row?.hour).toBe('00:00')
    expect(row?.ahead).toBeGreaterThan(0)
    expect(row?.ahead).toBeLessThanOrEqual(25)

    const { due } = await testApp()
    await due.wake()
    expect((await get(owner, id)).status).toBe('closed_weather')
    await query(sql`update circuits set reopens_at = now() - interval '1 minute' where id = ${id}`)
    await due.wake()
    const open = await get(owner, id)
    expect(open).toMatchObject({ status: 'active', status_reason: null, reopens_at: null })
    expect(open.history[0]).toMatchObject({ by: null, action: 'updated' })
  })

  it('for weather is opened again at one press, and only then', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await makeRecord('circuits', owner)
    const open = () => callAs(owner.token, openAfterWeather, { params: { id }, body: {} })
    expect(refusal(await open())).toMatchObject({ status: 409, code: 'illegal_transition' })
    await callAs(owner.token, closeForWeather, { params: { id }, body: { reason: 'rain' } })
    expect((await open()).body).toMatchObject({ status: 'active', reopens_at: null })
    await change(owner, id, { status: 'maintenance', reason: 'paint' })
    expect(refusal(await open())).toMatchObject({ status: 409, code: 'illegal_transition' })
  })

  it('for weather needs the privilege of its own, whichever call is made', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await makeRecord('circuits', owner)
    const { schoolId } = owner
    const may = (...permissions: string[]) => makePerson({ schoolId, permissions: ['circuits.view', ...permissions] })
    const [warden, office] = [await may('circuits.close_weather'), await may('circuits.status')]
    const close = (person: TestPerson) =>
      send(person.token, closeForWeather, { params: { id }, body: { reason: 'rain' } })
    expect(refusal(await close(office))).toMatchObject({ status: 403, code: 'forbidden' })
    expect(refusal(await change(office, id, { status: 'closed_weather', reason: 'rain' }))).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    expect((await close(warden)).status).toBe(200)
    expect(refusal(await change(warden, id, { status: 'active' }))).toMatchObject({ status: 403 })
  })
})
