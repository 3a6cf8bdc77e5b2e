import type { maintenanceOrders as area } from '@dsms/contract/resources/maintenance/orders'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../../db/people.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortsOf } from '../../../kit/areas/area.ts'
import { findsPlate } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { vehicles } from '../vehicles/vehicles.table.ts'
import { maintenanceOrders, vehicleDefects } from './fleet.table.ts'

export const orderRows = ({ db, language }: Actor, page: Page) =>
  paged(
    db
      .select({
        ...wireColumns(maintenanceOrders, language),
        name: maintenanceOrders.title,
        vehicle: nameSql(vehicles.name, language),
        registration_no: vehicles.registrationNo,
        approved_by: sql<string | null>`case when ${users.id} is not null then ${shownName()} end`,
      })
      .from(maintenanceOrders)
      .innerJoin(vehicles, eq(vehicles.id, maintenanceOrders.vehicleId))
      .leftJoin(users, eq(users.id, maintenanceOrders.approvedById))
      .$dynamic(),
    page,
  )

const sorts: SortsOf<typeof area> = {
  name: maintenanceOrders.title,
  vehicle: maintenanceOrders.vehicleText,
  kind: maintenanceOrders.kind,
  due_on: maintenanceOrders.dueOn,
  planned_from: maintenanceOrders.plannedFrom,
  cost: maintenanceOrders.cost,
}

/** Which orders a list is about, in its order: the newest first unless told. */
export const orderListing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: maintenanceOrders,
  where: and(
    ownedBy(actor, maintenanceOrders),
    filtered(maintenanceOrders, { ...query, q: undefined }),
    ...narrowed(query),
  ),
  order: sortedBy(actor, maintenanceOrders, query.sort, sorts, ['-id']),
  rows: orderRows,
})

const narrowed = ({ q, vehicle_id, kind, open }: FilterOf<typeof area>): (SQL | undefined)[] => [
  q ? findsPlate(maintenanceOrders.search, q) : undefined,
  vehicle_id ? eq(maintenanceOrders.vehicleId, vehicle_id) : undefined,
  kind ? eq(maintenanceOrders.kind, kind) : undefined,
  open ? inArray(maintenanceOrders.status, ['planned', 'in_progress']) : undefined,
]

/** The defects that an order is about. */
export const defectsOf = (actor: Actor, orderId: number) =>
  actor.db
    .select({ id: vehicleDefects.id, name: vehicleDefects.title, status: vehicleDefects.status })
    .from(vehicleDefects)
    .where(
      and(
        eq(vehicleDefects.tenant, actor.tenant),
        eq(vehicleDefects.orderId, orderId),
        isNull(vehicleDefects.archivedAt),
      ),
    )
    .orderBy(asc(vehicleDefects.id))
