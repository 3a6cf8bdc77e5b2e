import type { vehicleDefects } from '@dsms/contract/resources/maintenance/defects'
import { maintenanceOrders } from '@dsms/contract/resources/maintenance/orders'
import type { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { type AreaRecord, makeRecord } from '../../../testing/areas.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { type Reply, send } from '../../../testing/harness.ts'

type Area = typeof maintenanceOrders | typeof vehicleDefects | typeof vehicles

/** What tests do to the vehicles of a school, their orders and defects, as one of its people unless told. */
export function fleetOf(owner: () => TestPerson) {
  const change =
    (area: Area, by = owner()) =>
    (id: number, status: string, more: object = {}) =>
      send(by.token, area.calls.changeStatus, { params: { id }, body: { status, ...more } }) as Promise<
        Reply<AreaRecord>
      >
  return {
    change,
    order: (changes: object = {}, by = owner()) => makeRecord('maintenanceOrders', by, { ...changes }),
    defect: (changes: object = {}) => makeRecord('vehicleDefects', owner(), { ...changes }),
    vehicle: async (changes: object = {}) => (await makeRecord('vehicles', owner(), { ...changes })).id,
    start: (id: number, by = owner()) => change(maintenanceOrders, by)(id, 'in_progress'),
    finish: (id: number, more: object = { odometer_km: 52_000, cost: 30_000 }, by = owner()) =>
      change(maintenanceOrders, by)(id, 'done', more),
    see: async (area: Area, id: unknown) =>
      (await send(owner().token, area.calls.get, { params: { id } })).body as AreaRecord,
  }
}
