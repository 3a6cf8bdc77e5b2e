import { checkVehicle, listVehicleChecks } from '@dsms/contract/resources/maintenance/checks'
import { orderForDefect, vehicleDefects } from '@dsms/contract/resources/maintenance/defects'
import { maintenanceOrders } from '@dsms/contract/resources/maintenance/orders'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { type Reply, send } from '../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../testing/reads.ts'
import { fleetOf } from './fleet.testing.ts'

let owner: TestPerson
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const { order, defect, vehicle, change, start, finish, see } = fleetOf(() => owner)

describe('a defect', () => {
  it('that is unsafe takes the vehicle out of service at once, with its words as the reason', async () => {
    const { title, vehicle_id } = await defect({ severity: 'unsafe' })
    expect(await see(vehicles, vehicle_id)).toMatchObject({ status: 'out_of_order', status_reason: title })
    const harmless = await defect()
    expect(await see(vehicles, harmless.vehicle_id)).toMatchObject({ status: 'in_service' })
    await send(owner.token, vehicleDefects.calls.update, {
      params: { id: harmless.id },
      body: { version: harmless.version, severity: 'unsafe' },
    })
    expect(await see(vehicles, harmless.vehicle_id)).toMatchObject({ status: 'out_of_order' })
  })

  it('keeps the vehicle away while it is open and unsafe', async () => {
    const { id, vehicle_id } = await defect({ severity: 'unsafe' })
    const vehicleId = vehicle_id as number
    await change(vehicles)(vehicleId, 'in_maintenance', { reason: 'workshop', estimated_return: '2099-01-01' })
    expect(refusal(await change(vehicles)(vehicleId, 'in_service'))).toMatchObject({ code: 'unsafe_defect_open' })
    expect(refusal(await send(owner.token, vehicleDefects.calls.archive, { params: { id } })).code).toBe(
      'unsafe_defect_open',
    )
    for (const status of ['accepted', 'in_repair', 'resolved'])
      expect((await change(vehicleDefects)(id, status)).status).toBe(200)
    expect((await change(vehicles)(vehicleId, 'in_service')).status).toBe(200)
  })

  it('is resolved, or called harmless, by those alone who may', async () => {
    const module = 'vehicle_checks_defects_incidents'
    const clerk = await makePerson({
      schoolId: owner.schoolId,
      permissions: [`${module}.view`, `${module}.edit`, `${module}.status`],
    })
    const { id, version } = await defect({ severity: 'unsafe' })
    const soften = send(clerk.token, vehicleDefects.calls.update, {
      params: { id },
      body: { version, severity: 'minor' },
    })
    expect((await soften).status).toBe(403)
    expect((await change(vehicleDefects, clerk)(id, 'rejected', { reason: 'no' })).status).toBe(403)
    await change(vehicleDefects, clerk)(id, 'accepted')
    await change(vehicleDefects, clerk)(id, 'in_repair')
    expect((await change(vehicleDefects, clerk)(id, 'resolved')).status).toBe(403)
    expect((await change(vehicleDefects)(id, 'resolved')).status).toBe(200)
  })

  it('becomes an order once, and goes along with it', async () => {
    const { id, vehicle_id } = await defect({ severity: 'unsafe' })
    const make = () =>
      send(owner.token, orderForDefect, { params: { id }, body: {} }) as Promise<Reply<{ order_id: number }>>
    const replies = await Promise.all([make(), make()])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    const orderId = replies.find(({ status }) => status === 201)?.body.order_id as number
    expect(await see(vehicleDefects, id)).toMatchObject({ status: 'accepted', order_id: orderId })
    await change(maintenanceOrders)(orderId, 'in_progress', { estimated_return: '2099-01-01' })
    expect(await see(vehicleDefects, id)).toMatchObject({ status: 'in_repair' })
    await finish(orderId)
    expect(await see(vehicleDefects, id)).toMatchObject({ status: 'resolved' })
    expect(await see(vehicles, vehicle_id)).toMatchObject({ status: 'in_service' })
  })

  it('that is still unsafe after the work leaves the vehicle out of order', async () => {
    const { id, vehicle_id } = await order()
    await start(id)
    await defect({ vehicle_id, severity: 'unsafe' })
    expect(await see(vehicles, vehicle_id)).toMatchObject({ status: 'in_maintenance' })
    await finish(id)
    expect(await see(vehicles, vehicle_id)).toMatchObject({ status: 'out_of_order' })
  })
})

describe('a check of a vehicle', () => {
  const look = (id: number, body: object, by = owner) =>
    send(by.token, checkVehicle, { params: { id }, body: { fit: true, ...body } })
  const list = async (id: number) =>
    (await send(owner.token, listVehicleChecks, { params: { id }, query: {} })).body as {
      rows: { failed: string[]; odometer_km: number }[]
      total: number
    }

  it('reads the odometer, which does not fall', async () => {
    const id = await vehicle()
    expect((await look(id, { odometer_km: 100, fuel_percent: 50, failed: ['tyres'], fit: false })).body).toMatchObject({
      failed: ['tyres'],
      fit: false,
    })
    expect(await see(vehicles, id)).toMatchObject({ odometer_km: 100 })
    const refused = await look(id, { odometer_km: 99 })
    expect(refusal(refused)).toEqual(wrongFields({ odometer_km: 'odometer_falls' }))
    expect(JSON.stringify(refused.body)).toContain('100')
  })

  it('is one of each person and day', async () => {
    const id = await vehicle()
    await look(id, { odometer_km: 1 })
    await look(id, { odometer_km: 2, failed: ['lights', 'lights'] })
    expect(await list(id)).toMatchObject({ total: 1, rows: [{ odometer_km: 2, failed: ['lights'] }] })
    const trainer = await makePerson({
      schoolId: owner.schoolId,
      permissions: ['vehicle_checks_defects_incidents.create'],
    })
    await look(id, { odometer_km: 3 }, trainer)
    expect((await list(id)).total).toBe(2)
  })

  it('takes no nonsense and no vehicle of another school', async () => {
    const id = await vehicle()
    expect(Object.keys(refusal(await look(id, { odometer_km: 1, fuel_percent: 101 })).fields ?? {})).toEqual([
      'fuel_percent',
    ])
    expect((await look((await makeRecord('vehicles', await makeSchoolAdmin())).id, { odometer_km: 1 })).status).toBe(
      404,
    )
  })
})
