import { AppError } from '@dsms/contract/kernel/errors'
import { maintenanceOrders as area } from '@dsms/contract/resources/maintenance/orders'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import type { AreaRules } from '../../../kit/areas/area.ts'
import { vehicles } from '../vehicles/vehicles.table.ts'
import { filesOf } from './fleet.data.ts'
import { maintenanceOrders, vehicleDefects } from './fleet.table.ts'
import { costLimit, orderStatusChanged, orderStatusChanging, orderValues } from './orders.service.ts'

/** Orders as an area; defects are made into them too. */
export const orderRules: AreaRules<typeof area, typeof maintenanceOrders> = {
  area,
  table: maintenanceOrders,
  sorts: {
    name: maintenanceOrders.title,
    vehicle: maintenanceOrders.vehicleText,
    kind: maintenanceOrders.kind,
    due_on: maintenanceOrders.dueOn,
    planned_from: maintenanceOrders.plannedFrom,
    cost: maintenanceOrders.cost,
  },
  defaultSort: '-id',
  rows: ({ db, language }, page) =>
    paged(
      db
        .select({
          ...wireColumns(maintenanceOrders, language),
          name: maintenanceOrders.title,
          vehicle: nameSql(vehicles.name, language),
          registration_no: vehicles.registrationNo,
          approved_by: users.fullName,
        })
        .from(maintenanceOrders)
        .innerJoin(vehicles, eq(vehicles.id, maintenanceOrders.vehicleId))
        .leftJoin(users, eq(users.id, maintenanceOrders.approvedById))
        .$dynamic(),
      page,
    ),
  narrow: ({ vehicle_id, kind, open }) => [
    vehicle_id ? eq(maintenanceOrders.vehicleId, vehicle_id) : undefined,
    kind ? eq(maintenanceOrders.kind, kind) : undefined,
    open ? inArray(maintenanceOrders.status, ['planned', 'in_progress']) : undefined,
  ],
  more: async (actor, row) => {
    const [files, defects] = await together([
      () => filesOf(actor, row.vehicle_id as number, row.file_ids as number[]),
      () =>
        actor.db
          .select({ id: vehicleDefects.id, name: vehicleDefects.title, status: vehicleDefects.status })
          .from(vehicleDefects)
          .where(
            and(
              eq(vehicleDefects.tenant, actor.tenant),
              eq(vehicleDefects.orderId, row.id),
              isNull(vehicleDefects.archivedAt),
            ),
          )
          .orderBy(asc(vehicleDefects.id)),
    ])
    const cost = row.cost as number | null
    const isAbove = cost !== null && cost > (await costLimit(actor, row.currency as string))
    return { files, defects, needs_approval: isAbove }
  },
  values: orderValues,
  statusChanging: orderStatusChanging,
  statusChanged: orderStatusChanged,
  archiving: (_, order) => {
    if (order.status === 'in_progress') throw new AppError('work_order_open')
  },
  references: { vehicle: byName(vehicles, { code: vehicles.registrationNo }) },
}
