import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import { requiredKinds } from '@dsms/contract/trainers/credentials/rules'
import { type trainers as area, outdoorTrainings } from '@dsms/contract/trainers/trainers/calls'
import { and, arrayOverlaps, asc, eq, exists, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { personName } from '../../../db/people.ts'
import { countries, genders } from '../../../db/tables/countries.ts'
import { users } from '../../../db/tables/users.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { tenantCurrency } from '../../../kernel/money/money.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortsOf } from '../../../kit/areas/area.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { linkedLicences, toLicenceTypes } from '../../curriculum/public.ts'
import { vehicles } from '../../resources/public.ts'
import { lookupValues } from '../../school/public.ts'
import { trainerBranches, trainerLicenceTypes } from './trainers.links.table.ts'
import { trainers } from './trainers.table.ts'

type Query = FilterOf<typeof area>

export const seesPay = (actor: Actor): boolean => holds(actor, 'trainers.see_pay')

const toLicences = toLicenceTypes('trainer_licence_types', 'trainer_id')
const kinds = sql.raw(`array[${requiredKinds.map((kind) => `'${kind}'`).join(', ')}]`)

/** Credentials that nobody may teach without and that do not hold today; `mayTeachOn` says the same of a list. */
const blockedBy = sql<string[]>`array(
  select k.kind from unnest(${kinds}) with ordinality as k (kind, nth)
   where not exists (select from trainer_credentials c
     where c.tenant = ${trainers.tenant} and c.trainer_id = ${trainers.id} and c.kind = k.kind and c.archived_at is null
       and credential_holds(c.status, c.issued_on, c.expires_on, c.stopped_on, (select ${todayHere})))
   order by k.nth)`

const isReady = sql<boolean>`(cardinality(${blockedBy}) = 0)`

/** Keys and names of what a trainer is linked to, both in one order. */
const linked = (table: string, key: string, others: string, language: Actor['language']) => {
  const all = <Value>(what: SQL) => sql<Value[]>`array(
    select ${what} from ${sql.identifier(table)} j join ${sql.identifier(others)} o on o.id = j.${sql.identifier(key)}
     where j.tenant = ${trainers.tenant} and j.trainer_id = ${trainers.id} order by o.id)`
  return { ids: all<number>(sql`o.id`), names: all<string>(nameSql(sql`o.name`, language)) }
}

/** Trainers as a list and their own page show them. What they are paid is told to those alone who may see it. */
export async function trainerRows(actor: Actor, page: Page) {
  const { db, language } = actor
  const atBranches = linked('trainer_branches', 'branch_id', 'branches', language)
  const goodAt = linked('trainer_specialities', 'speciality_id', 'lookup_values', language)
  const certified = linked('trainer_certifications', 'certification_id', 'lookup_values', language)
  const rows = await paged(
    db
      .select({
        ...wireColumns(trainers, language),
        picture: sql<string | null>`coalesce(${trainers.photo}, ${users.avatar})`,
        has_account: sql<boolean>`${users.accountId} is not null`,
        gender: genders.code,
        country: countries.code,
        position: nameSql(lookupValues.name, language),
        default_vehicle: sql<
          string | null
        >`case when ${vehicles.id} is not null then ${nameSql(vehicles.name, language)} || ' · ' || ${vehicles.registrationNo} end`,
        branch_ids: atBranches.ids,
        branch: atBranches.names,
        speciality_ids: goodAt.ids,
        speciality: goodAt.names,
        certification_ids: certified.ids,
        certification: certified.names,
        ...linkedLicences(toLicences, trainers.id),
        licences: sql<
          { licence_type_id: number; code: string; name: string; since: string | null; until: string | null }[]
        >`coalesce((select json_agg(json_build_object('licence_type_id', l.id, 'code', l.code,
              'name', ${nameSql(sql`l.name`, language)}, 'since', j.since, 'until', j.until) order by l.code)
            from trainer_licence_types j join licence_types l on l.tenant = j.tenant and l.id = j.licence_type_id
           where j.tenant = ${trainers.tenant} and j.trainer_id = ${trainers.id}), '[]')`,
        blocked_by: blockedBy,
        currency: tenantCurrency,
      })
      .from(trainers)
      .innerJoin(users, and(eq(users.tenant, trainers.tenant), eq(users.id, trainers.id)))
      .leftJoin(genders, eq(genders.id, trainers.genderId))
      .leftJoin(countries, eq(countries.id, trainers.countryId))
      .leftJoin(lookupValues, eq(lookupValues.id, trainers.positionId))
      .leftJoin(vehicles, and(eq(vehicles.tenant, trainers.tenant), eq(vehicles.id, trainers.defaultVehicleId)))
      .$dynamic(),
    page,
  )
  const sees_pay = seesPay(actor)
  const hidden = { hourly_rate_minor: null, evening_rate_minor: null, weekend_rate_minor: null }
  return rows.map((row) => ({
    ...row,
    ...(sees_pay ? {} : hidden),
    sees_pay,
    is_ready: row.blocked_by.length === 0,
    outdoor: row.teaches.some((one) => isOneOf(outdoorTrainings, one)),
  }))
}

/** Which trainers a list is about, in its order. */
export const trainerListing = (actor: Actor, query: Query) => ({
  table: trainers,
  where: and(ownedBy(actor, trainers), filtered(trainers, query), ...narrowed(actor, query)),
  order: sortedBy(actor, trainers, query.sort, sorts),
  rows: trainerRows,
})

const sorts: SortsOf<typeof area> = {
  trainer_no: trainers.trainerNo,
  employment: trainers.employment,
  joined_on: trainers.joinedOn,
  phone: trainers.phone,
  is_ready: isReady,
}

function narrowed({ db }: Actor, query: Query): (SQL | undefined)[] {
  const { branch_id, licence_type_id, employment, teaches, eligible_gender, ready } = query
  const one = { one: sql`1` }
  return [
    branch_id
      ? exists(
          db
            .select(one)
            .from(trainerBranches)
            .where(and(eq(trainerBranches.trainerId, trainers.id), eq(trainerBranches.branchId, branch_id))),
        )
      : undefined,
    licence_type_id
      ? exists(
          db
            .select(one)
            .from(trainerLicenceTypes)
            .where(
              and(
                eq(trainerLicenceTypes.trainerId, trainers.id),
                eq(trainerLicenceTypes.licenceTypeId, licence_type_id),
              ),
            ),
        )
      : undefined,
    employment ? eq(trainers.employment, employment) : undefined,
    teaches.length ? arrayOverlaps(trainers.teaches, teaches) : undefined,
    eligible_gender ? eq(trainers.eligibleGender, eligible_gender) : undefined,
    ready === undefined ? undefined : sql`${isReady} = ${ready}`,
  ]
}

/** Who works here and is kept as no trainer yet, not even as one who was archived. */
export const trainerCandidates = ({ db, tenant }: Actor) =>
  db
    .select({ id: users.id, name: personName })
    .from(users)
    .where(
      and(
        eq(users.tenant, tenant),
        inArray(users.kind, ['trainer', 'staff']),
        ne(users.status, 'archived'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(trainers)
            .where(and(eq(trainers.tenant, users.tenant), eq(trainers.id, users.id))),
        ),
      ),
    )
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(500)
