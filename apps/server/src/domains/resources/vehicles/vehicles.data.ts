import { firstOf } from '@dsms/contract/kernel/choices/lists'
import type { vehicles as area } from '@dsms/contract/resources/vehicles/calls'
import {
  complianceStates,
  type LegalHold,
  nearestPaper,
  nextService,
  type ServiceCycle,
  vinCheck,
} from '@dsms/contract/resources/vehicles/rules'
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { shownName } from '../../../db/people.ts'
import { rowsOf } from '../../../db/rows.ts'
import { branches } from '../../../db/tables/branches.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { tenantCurrency } from '../../../kernel/money/money.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortsOf } from '../../../kit/areas/area.ts'
import { findsPlate } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { lookupValues } from '../../school/public.ts'
import { vehicleLicenceTypes, vehicles } from './vehicles.table.ts'

type Query = FilterOf<typeof area>

const brands = alias(lookupValues, 'brands')
const types = alias(lookupValues, 'types')
const trainers = alias(users, 'trainers')

export const dayOf = (on: string | undefined): SQL => (on ? sql`${on}::date` : sql`(select ${todayHere})`)

/** May a vehicle be driven on a day: one expression for showing, filtering and sorting; `complianceOn` says the same. */
const complianceSql = (day: SQL) =>
  sql<string>`vehicle_compliance(${vehicles.legalHold}, ${vehicles.insuranceExpiresOn}, ${vehicles.inspectionExpiresOn}, ${vehicles.registrationExpiresOn}, ${vehicles.permitExpiresOn}, ${day})`

/** The day on which the first of its papers ends. */
const nearestExpiry = sql`least(${vehicles.insuranceExpiresOn}, ${vehicles.inspectionExpiresOn}, ${vehicles.registrationExpiresOn}, ${vehicles.permitExpiresOn})`

/** From those that nobody may drive to those without any worry. */
const complianceOrder = sql`array_position(array['seized', 'under_claim', 'insurance_expired', 'inspection_expired', 'registration_expired', 'permit_expired', 'expiring', 'valid'], ${complianceSql(dayOf(undefined))})`

/** Vehicles as a list shows them, with what their papers say on a day; today unless it is said. */
export async function vehicleRows({ db, language }: Actor, page: Page, on?: string) {
  const day = dayOf(on)
  const rows = await paged(
    db
      .select({
        ...wireColumns(vehicles, language),
        branch: nameSql(branches.name, language),
        brand: nameSql(brands.name, language),
        type: nameSql(types.name, language),
        default_trainer: sql<string | null>`${shownName(trainers)}`,
        purpose_ids: sql<
          number[]
        >`array(select p.purpose_id from vehicle_purposes p where p.vehicle_id = ${vehicles.id} order by 1)`,
        purpose: sql<
          string[]
        >`array(select ${nameSql(sql`l.name`, language)} from vehicle_purposes p join lookup_values l on l.id = p.purpose_id where p.vehicle_id = ${vehicles.id} order by l.place, l.id)`,
        licence_type_ids: sql<
          number[]
        >`array(select t.licence_type_id from vehicle_licence_types t where t.vehicle_id = ${vehicles.id} order by 1)`,
        licence_type: sql<
          string[]
        >`array(select l.code from vehicle_licence_types t join licence_types l on l.id = t.licence_type_id where t.vehicle_id = ${vehicles.id} order by l.place, l.code)`,
        legal_hold: sql<LegalHold | null>`${vehicles.legalHold}`,
        service_cycle: sql<ServiceCycle>`${vehicles.serviceCycle}`,
        compliance: complianceSql(day),
        on: sql<string>`to_char(${day}, 'YYYY-MM-DD')`,
        odometer_on: sql<string | null>`to_char(${vehicles.odometerAt} at time zone 'UTC', 'YYYY-MM-DD')`,
        currency: tenantCurrency,
      })
      .from(vehicles)
      .innerJoin(branches, eq(branches.id, vehicles.branchId))
      .innerJoin(brands, eq(brands.id, vehicles.brandId))
      .innerJoin(types, eq(types.id, vehicles.typeId))
      .leftJoin(trainers, eq(trainers.id, vehicles.defaultTrainerId))
      .$dynamic(),
    page,
  )
  return rows.map((row) => ({
    ...row,
    vin_check: vinCheck(row.chassis_no),
    nearest_paper: nearestPaper(row.on, row),
    next_service: nextService(row),
  }))
}

/** Which vehicles a list is about, in its order. */
export function vehicleListing(actor: Actor, query: Query) {
  return {
    table: vehicles,
    where: and(
      ownedBy(actor, vehicles),
      filtered(vehicles, { ...query, q: undefined }),
      query.q ? findsPlate(vehicles.search, query.q) : undefined,
      ...narrowed(actor, query),
    ),
    order: sortedBy(actor, vehicles, query.sort, sorts),
    rows: (again: Actor, page: Page) => vehicleRows(again, page, query.on),
  }
}

const sorts: SortsOf<typeof area> = {
  registration_no: vehicles.plateKey,
  year_model: vehicles.yearModel,
  odometer_km: vehicles.odometerKm,
  compliance: complianceOrder,
  nearest_paper: nearestExpiry,
}

function narrowed({ db }: Actor, query: Query): (SQL | undefined)[] {
  const { branch_id, type_id, licence_type_id, gear_type, usage_status, compliance, expiring_within, on } = query
  const day = dayOf(on)
  return [
    branch_id ? eq(vehicles.branchId, branch_id) : undefined,
    type_id.length ? inArray(vehicles.typeId, type_id) : undefined,
    licence_type_id
      ? exists(
          db
            .select({ one: sql`1` })
            .from(vehicleLicenceTypes)
            .where(
              sql`${vehicleLicenceTypes.vehicleId} = ${vehicles.id} and ${vehicleLicenceTypes.licenceTypeId} = ${licence_type_id}`,
            ),
        )
      : undefined,
    gear_type ? eq(vehicles.gearType, gear_type) : undefined,
    usage_status ? eq(vehicles.usageStatus, usage_status) : undefined,
    compliance.length && compliance.length < complianceStates.length
      ? inArray(complianceSql(day), compliance)
      : undefined,
    expiring_within === undefined ? undefined : sql`${nearestExpiry} <= ${day} + ${expiring_within}::integer`,
  ]
}

const schoolFactsRow = z.object({ today: z.string(), country_id: z.int().nullable(), currency: z.string() })
type SchoolFacts = z.infer<typeof schoolFactsRow>

/** What rules ask of the school: its day, its country, its money. */
export async function schoolFacts({ db }: Pick<Actor, 'db'>): Promise<SchoolFacts> {
  const rows = await rowsOf(
    db,
    schoolFactsRow,
    sql`
      select to_char(${todayHere}, 'YYYY-MM-DD') as today, ${tenantCurrency} as currency,
             (select s.country_id from schools s where s.id = (select app_tenant())) as country_id`,
  )
  return firstOf(rows)
}
