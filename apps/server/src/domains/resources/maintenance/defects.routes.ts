import {
  vehicleDefects as area,
  openDefectStatuses,
  orderForDefect,
} from '@dsms/contract/resources/maintenance/defects'
import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { shownName } from '../../../db/people.ts'
import { users } from '../../../db/tables/users.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { vehicles } from '../vehicles/vehicles.table.ts'
import {
  afterDefectWrite,
  beforeDefectStatus,
  checkOrderable,
  defectArchiving,
  defectValues,
  linkOrder,
  orderInput,
} from './defects.service.ts'
import { filesOf } from './fleet.data.ts'
import { maintenanceOrders, vehicleDefects } from './fleet.table.ts'
import { addOrder } from './orders.service.ts'

const orders = alias(maintenanceOrders, 'orders')
/** From what stops a vehicle to what hardly matters. */
const bySeverity = sql`array_position(array['unsafe', 'major', 'minor', 'cosmetic'], ${vehicleDefects.severity})`

export function defectRoutes(app: App) {
  const verbs = serveArea(app, area, vehicleDefects, {
    sorts: {
      name: vehicleDefects.title,
      vehicle: vehicleDefects.vehicleText,
      severity: bySeverity,
      reported_on: vehicleDefects.createdAt,
    },
    defaultSort: ['-id'],
    rows: ({ db, language }, page) =>
      paged(
        db
          .select({
            ...wireColumns(vehicleDefects, language),
            name: vehicleDefects.title,
            vehicle: nameSql(vehicles.name, language),
            registration_no: vehicles.registrationNo,
            vehicle_status: vehicles.status,
            reported_on: sql<string>`to_char(${vehicleDefects.createdAt} at time zone coalesce((select s.time_zone from schools s where s.id = ${vehicleDefects.schoolId}), 'UTC'), 'YYYY-MM-DD')`,
            reported_by: sql<string | null>`${shownName()}`,
            order: orders.title,
          })
          .from(vehicleDefects)
          .innerJoin(vehicles, eq(vehicles.id, vehicleDefects.vehicleId))
          .leftJoin(users, eq(users.id, vehicleDefects.createdBy))
          .leftJoin(orders, eq(orders.id, vehicleDefects.orderId))
          .$dynamic(),
        page,
      ),
    filters: ({ vehicle_id, severity, open }) => [
      vehicle_id ? eq(vehicleDefects.vehicleId, vehicle_id) : undefined,
      severity.length ? inArray(vehicleDefects.severity, severity) : undefined,
      open ? inArray(vehicleDefects.status, [...openDefectStatuses]) : undefined,
    ],
    more: async (actor, row) => ({ photos: await filesOf(actor, row.vehicle_id, row.photo_ids) }),
    beforeWrite: defectValues,
    afterWrite: afterDefectWrite,
    beforeStatus: beforeDefectStatus,
    beforeArchive: defectArchiving,
    references: { vehicle: byName(vehicles, { code: vehicles.registrationNo }) },
  })
  serve(app, orderForDefect, async ({ actor, params }) => {
    const defect = await verbs.lock(actor, params.id)
    await checkOrderable(actor, defect)
    const orderId = await addOrder(actor, orderInput(defect))
    await linkOrder(actor, defect, orderId)
    return { order_id: orderId }
  })
}
