import { setTimeout } from 'node:timers/promises'
import { addVehicleReading } from '@dsms/contract/resources/vehicles/entries'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { type AreaRecord, areaOf, makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { type Reply, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'

/** Two things that meet are tried often, since they do not meet every time. */
const rounds = [1, 2, 3, 4, 5]

let owner: TestPerson & { schoolId: number }
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const update = (name: string, { id, version }: AreaRecord, body: object) =>
  send(owner.token, areaOf(name).calls.update, { params: { id }, body: { version, ...body } })
const archive = (name: string, id: number) =>
  send(owner.token, areaOf(name).calls.archive, { params: { id }, query: {} })
const change = (name: string, id: number, status: string, more: object = {}) =>
  send(owner.token, areaOf(name).calls.changeStatus, { params: { id }, body: { status, reason: 'so', ...more } })
const together = async (...replies: Promise<Reply>[]) => (await Promise.all(replies)).map(({ status }) => status)

describe('a vehicle that two people are busy with', () => {
  it('is not put away while somebody works on it', async () => {
    const { id: vehicle_id } = await makeRecord('vehicles', owner)
    const { id } = await makeRecord('maintenanceOrders', owner, { vehicle_id })
    const begin = () => change('maintenanceOrders', id, 'in_progress', { estimated_return: '2099-01-01' })
    expect((await begin()).status).toBe(200)
    expect(refusal(await archive('vehicles', vehicle_id))).toMatchObject({ status: 409, code: 'work_order_open' })
  })

  it('is put away, or an order for it begins, never both', async () => {
    for (const _ of rounds) {
      const { id: vehicle_id } = await makeRecord('vehicles', owner)
      const { id } = await makeRecord('maintenanceOrders', owner, { vehicle_id })
      const [away, begun] = await Promise.all([
        archive('vehicles', vehicle_id),
        change('maintenanceOrders', id, 'in_progress', { estimated_return: '2099-01-01' }),
      ])
      expect(`${away.status},${begun.status}`).toMatch(/^(200,404|409,200)$/)
    }
  })

  it('is out of service when something makes it unsafe while it comes back', async () => {
    const { id: vehicle_id } = await makeRecord('vehicles', owner)
    const defect = await makeRecord('vehicleDefects', owner, { vehicle_id })
    await change('vehicles', vehicle_id, 'in_maintenance', { estimated_return: '2099-01-01' })
    const { database } = await testApp()
    const { reply } = await asSystem(database, async ({ db }) => {
      await db.execute(sql`update vehicles set status = 'in_service' where id = ${vehicle_id}`)
      const begun = { reply: update('vehicleDefects', defect, { severity: 'unsafe' }) }
      await setTimeout(200)
      return begun
    })
    expect((await reply).status).toBe(200)
    const [row] = await query<{ status: string }>(sql`select status from vehicles where id = ${vehicle_id}`)
    expect(row?.status).toBe('out_of_order')
  })

  it('comes back when the last of two orders is done, whichever that is', async () => {
    for (const _ of rounds) {
      const { id: vehicle_id } = await makeRecord('vehicles', owner, { odometer_km: 1000 })
      const days = (day: number) => ({ vehicle_id, planned_from: `2099-03-0${day}`, planned_to: `2099-03-0${day}` })
      const orders = [
        await makeRecord('maintenanceOrders', owner, days(1)),
        await makeRecord('maintenanceOrders', owner, days(2)),
      ]
      for (const { id } of orders)
        await change('maintenanceOrders', id, 'in_progress', { estimated_return: '2099-01-01' })
      const done = orders.map(({ id }) => change('maintenanceOrders', id, 'done', { odometer_km: 1001, cost: 100 }))
      expect(await together(...done)).toEqual([200, 200])
      const [row] = await query<{ status: string }>(sql`select status from vehicles where id = ${vehicle_id}`)
      expect(row?.status).toBe('in_service')
    }
  })

  it('keeps the higher of two readings', async () => {
    for (const _ of rounds) {
      const { id } = await makeRecord('vehicles', owner, { odometer_km: 1000 })
      const read = (km: number) => send(owner.token, addVehicleReading, { params: { id }, body: { km } })
      const replies = await Promise.all([read(1500), read(1200)])
      expect(replies.map(({ status }) => status)).not.toContain(500)
      const [row] = await query<{ km: number }>(sql`select odometer_km as km from vehicles where id = ${id}`)
      expect(row?.km).toBe(1500)
    }
  })
})
