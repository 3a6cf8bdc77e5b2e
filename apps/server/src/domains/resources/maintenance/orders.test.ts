import { updateSettings } from '@dsms/contract/platform/settings/calls'
import { checkVehicle } from '@dsms/contract/resources/maintenance/checks'
import { approveMaintenanceCost, maintenanceOrders } from '@dsms/contract/resources/maintenance/orders'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { vehicleTimeline } from '@dsms/contract/resources/vehicles/entries'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AreaRecord, makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { fleetOf } from './fleet.testing.ts'

let owner: TestPerson
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const { order, vehicle, change, start, finish, see, defect } = fleetOf(() => owner)

describe('a maintenance order', () => {
  it('takes its vehicle out of service with its reason, and brings it back with a reading', async () => {
    const { id, vehicle_id } = await order()
    expect((await start(id)).body).toMatchObject({ status: 'in_progress', started_at: expect.any(String) })
    const out = await see(vehicles, vehicle_id)
    expect(out).toMatchObject({ status: 'in_maintenance', estimated_return: '2099-03-03' })
    expect(out.status_reason).toContain('تغيير الزيت')
    expect((await finish(id)).body).toMatchObject({ status: 'done', cost: 30_000, odometer_km: 52_000 })
    expect(await see(vehicles, vehicle_id)).toMatchObject({
      status: 'in_service',
      status_reason: null,
      odometer_km: 52_000,
      last_service_km: 52_000,
      last_service_on: expect.stringMatching(/^\d{4}-/),
    })
  })

  it('keeps the service of scheduled work alone', async () => {
    const { id, vehicle_id } = await order({ kind: 'tyre' })
    await start(id)
    await finish(id)
    expect(await see(vehicles, vehicle_id)).toMatchObject({ odometer_km: 52_000, last_service_km: null })
  })

  it('needs a day of return, and a reading and cost at its end', async () => {
    const { id } = await order({ planned_from: null, planned_to: null })
    expect(refusal(await start(id))).toEqual(wrongFields({ estimated_return: 'required' }))
    expect(refusal(await change(maintenanceOrders)(id, 'in_progress', { estimated_return: '2020-01-01' }))).toEqual(
      wrongFields({ estimated_return: 'date_in_past' }),
    )
    expect((await change(maintenanceOrders)(id, 'in_progress', { estimated_return: '2099-01-01' })).status).toBe(200)
    expect(refusal(await finish(id, {}))).toEqual(wrongFields({ odometer_km: 'required', cost: 'required' }))
  })

  it('costs what its items cost, unless said otherwise', async () => {
    const { id } = await order({
      items: [{ text: 'Oil', cost: 9_000 }, { text: 'Filter', cost: 4_000 }, { text: 'Look' }],
    })
    await start(id)
    expect((await finish(id, { odometer_km: 1 })).body).toMatchObject({ cost: 13_000 })
  })

  it('does not let the odometer fall', async () => {
    const { id, vehicle_id } = await order()
    await send(owner.token, checkVehicle, { params: { id: vehicle_id }, body: { odometer_km: 60_000, fit: true } })
    const clerk = await makePerson({
      schoolId: owner.schoolId,
      permissions: ['maintenance.status', 'maintenance.view'],
    })
    await start(id, clerk)
    expect(refusal(await finish(id, { odometer_km: 59_999, cost: 1 }, clerk))).toEqual(
      wrongFields({ odometer_km: 'odometer_falls' }),
    )
    expect(await see(maintenanceOrders, id)).toMatchObject({ status: 'in_progress' })
  })

  it('keeps the vehicle away until the last one is closed, also by hand', async () => {
    const first = await order()
    const second = await order({ vehicle_id: first.vehicle_id, planned_from: '2099-05-01', planned_to: '2099-05-02' })
    await start(first.id)
    await start(second.id)
    const vehicleId = first.vehicle_id as number
    expect(refusal(await change(vehicles)(vehicleId, 'in_service'))).toMatchObject({
      status: 409,
      code: 'work_order_open',
    })
    await expect(query(sql`update vehicles set status = 'in_service' where id = ${vehicleId}`)).rejects.toThrow()
    await finish(first.id)
    expect(await see(vehicles, vehicleId)).toMatchObject({ status: 'in_maintenance' })
    expect((await change(maintenanceOrders)(second.id, 'cancelled', { reason: 'not needed' })).status).toBe(200)
    expect(await see(vehicles, vehicleId)).toMatchObject({ status: 'in_service' })
  })

  it('begins once when two people start it at the same time', async () => {
    const { id, vehicle_id } = await order()
    const replies = await Promise.all([start(id), start(id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [log] = await query<{ n: number }>(sql`
      select count(*)::integer as n from audit_log
       where entity = 'vehicles' and entity_id = ${vehicle_id} and after ->> 'status' = 'in_maintenance'`)
    expect(log?.n).toBe(1)
  })

  it('shares no day with another open one of its vehicle', async () => {
    const { id, vehicle_id } = await order()
    const again = { title: 'Tyres', vehicle_id, kind: 'tyre', planned_from: '2099-03-03', planned_to: '2099-03-09' }
    const add = () => send(owner.token, maintenanceOrders.calls.create, { body: again })
    expect(refusal(await add())).toEqual(wrongFields({ planned_from: 'order_overlaps' }))
    await change(maintenanceOrders)(id, 'cancelled', { reason: 'moved' })
    const both = await Promise.all([add(), add()])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  it('ends on no day before its first, and is of no vehicle of another school', async () => {
    const stranger = await makeSchoolAdmin()
    const theirs = await makeRecord('vehicles', stranger)
    const add = (body: object) =>
      send(owner.token, maintenanceOrders.calls.create, { body: { title: 'X', kind: 'repair', ...body } })
    expect(refusal(await add({ vehicle_id: theirs.id }))).toEqual(wrongFields({ vehicle_id: 'unknown_choice' }))
    const own = await vehicle()
    expect(refusal(await add({ vehicle_id: own, planned_from: '2099-03-03', planned_to: '2099-03-01' }))).toEqual(
      wrongFields({ planned_to: 'end_before_start' }),
    )
    await expect(
      query(sql`insert into maintenance_orders (tenant, vehicle_id, title, kind, currency, status)
                values (${owner.schoolId}, ${theirs.id}, 'X', 'repair', 'SAR', 'planned')`),
    ).rejects.toThrow()
  })

  it('stays as it is once it is closed, and is not put away while in progress', async () => {
    const { id, version } = await order()
    await start(id)
    expect(refusal(await send(owner.token, maintenanceOrders.calls.archive, { params: { id } })).code).toBe(
      'work_order_open',
    )
    const done = (await finish(id)).body
    expect(done.version).toBeGreaterThan(version)
    expect(
      refusal(
        await send(owner.token, maintenanceOrders.calls.update, {
          params: { id },
          body: { version: done.version, cost: 1 },
        }),
      ).code,
    ).toBe('illegal_transition')
  })

  it('above the limit is closed only once somebody approved as much who may', async () => {
    const clerk = await makePerson({
      schoolId: owner.schoolId,
      permissions: ['maintenance.status', 'maintenance.view'],
    })
    const { id } = await order()
    await start(id, clerk)
    const dear = { odometer_km: 10, cost: 250_000 }
    expect(refusal(await finish(id, dear, clerk))).toMatchObject({ status: 409, code: 'approval_needed' })
    const approve = (by: TestPerson, cost: number) =>
      send(by.token, approveMaintenanceCost, { params: { id }, body: { cost } })
    expect((await approve(clerk, 250_000)).status).toBe(403)
    await approve(owner, 240_000)
    expect(refusal(await finish(id, dear, clerk)).code).toBe('approval_needed')
    expect((await approve(owner, 250_000)).body).toMatchObject({
      approved_cost: 250_000,
      approved_by: expect.any(String),
    })
    expect((await finish(id, dear, clerk)).body).toMatchObject({ status: 'done', needs_approval: true })
  })

  it('needs approval above what the school says', async () => {
    const school = await makeSchoolAdmin()
    const clerk = await makePerson({
      schoolId: school.schoolId,
      permissions: ['maintenance.status', 'maintenance.view'],
    })
    const say = (value: number, version: number) =>
      send(school.token, updateSettings, { body: { changes: [{ key: 'fleet.cost_limit', value, version }] } })
    expect((await say(500, 0)).status).toBe(200)
    const { id } = await order({ cost: 50_001 }, school)
    const get = async () => (await send(school.token, maintenanceOrders.calls.get, { params: { id } })).body
    expect(await get()).toMatchObject({ needs_approval: true })
    await start(id, clerk)
    const done = { odometer_km: 10, cost: 50_001 }
    expect((await finish(id, done, clerk)).body).toMatchObject({
      code: 'approval_needed',
      params: { limit: 500, currency: 'SAR' },
    })
    expect((await say(501, 1)).status).toBe(200)
    expect(await get()).toMatchObject({ needs_approval: false })
    expect((await finish(id, done, clerk)).body).toMatchObject({ status: 'done', approved_cost: null })
  })

  it('is found by the name of its vehicle in either language and by its plate, also when these change', async () => {
    const vehicleId = await vehicle({ name: { ar: 'سيارة الواحة', en: 'Oasis car' }, registration_no: 'أ ب ح 7001' })
    const { id } = await order({ vehicle_id: vehicleId })
    const find = async (q: string) =>
      (
        (await send(owner.token, maintenanceOrders.calls.list, { query: { q } })).body as { rows: AreaRecord[] }
      ).rows.map((row) => row.id)
    for (const q of ['الواحه', 'oasis', 'ABJ7001']) expect(await find(q), q).toContain(id)
    await query(sql`update vehicles set name = '{"en":"Palm car"}' where id = ${vehicleId}`)
    expect(await find('palm')).toContain(id)
  })
})

it('tells on the vehicle’s line of time', async () => {
  const { id, vehicle_id } = await order()
  await start(id)
  await defect({ vehicle_id })
  await send(owner.token, checkVehicle, { params: { id: vehicle_id }, body: { odometer_km: 5, fit: true } })
  const { rows } = (await send(owner.token, vehicleTimeline, { params: { id: vehicle_id }, query: {} })).body as {
    rows: { kind: string; data: Record<string, unknown> }[]
  }
  const told = rows.map(({ kind, data }) => `${kind} ${data.to ?? ''}`.trim())
  expect(told).toEqual(expect.arrayContaining(['check', 'defect new', 'order in_progress', 'order planned']))
})
