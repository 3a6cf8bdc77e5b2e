import type { AreaFilter } from '@dsms/contract/kit/areas'
import type { HolidayLevel } from '@dsms/contract/school/holidays/days'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { branches } from '../../../db/tables/branches.ts'
import { organizations } from '../../../db/tables/organizations.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { holidays } from './holidays.table.ts'

/** Confirmed dates of a holiday, as JSON. */
export const confirmedSql = sql<{ year: number; starts_on: string; ends_on: string }[]>`coalesce(
  (select jsonb_agg(jsonb_build_object('year', d.year, 'starts_on', d.starts_on, 'ends_on', d.ends_on) order by d.year)
     from holiday_dates d where d.holiday_id = ${holidays.id}), '[]')`

/** A row without school is the platform's or an organization's, one with a branch is that branch's alone. */
export const levelSql = sql<HolidayLevel>`case when ${holidays.organizationId} is not null then 'organization'
  when ${holidays.tenant} = 0 then 'platform'
  when ${holidays.branchId} is not null then 'branch' else 'school' end`

export const holidayRows = ({ db, language }: Actor, page: Page) =>
  paged(
    db
      .select({
        ...wireColumns(holidays, language),
        open_from: sql<string | null>`to_char(${holidays.openFrom}, 'HH24:MI')`,
        open_to: sql<string | null>`to_char(${holidays.openTo}, 'HH24:MI')`,
        level: levelSql,
        branch: nameSql(branches.name, language),
        organization: nameSql(organizations.name, language),
        confirmed: confirmedSql,
      })
      .from(holidays)
      .leftJoin(branches, eq(branches.id, holidays.branchId))
      .leftJoin(organizations, eq(organizations.id, holidays.organizationId))
      .$dynamic(),
    page,
  )

interface Filter extends AreaFilter {
  kind?: string | undefined
  recurrence?: string | undefined
  year?: number | undefined
  organization_id?: number | undefined
}

/** Which holidays of the tenant a list is about, by their days unless told. */
export const holidayListing = (actor: Actor, query: Filter) => ({
  table: holidays,
  where: and(ownedBy(actor, holidays), filtered(holidays, query), ...narrowed(query)),
  order: sortedBy(actor, holidays, query.sort, sorts, ['starts_on']),
  rows: holidayRows,
})

const sorts = { starts_on: holidays.startsOn, kind: holidays.kind, recurrence: holidays.recurrence }

/** Of a year are those that lie in it and those that return and have begun by then. */
const narrowed = ({ kind, recurrence, year, organization_id }: Filter): (SQL | undefined)[] => [
  kind ? eq(holidays.kind, kind) : undefined,
  recurrence ? eq(holidays.recurrence, recurrence) : undefined,
  year
    ? sql`${holidays.startsOn} < make_date(${year} + 1, 1, 1)
          and (${holidays.recurrence} <> 'none' or ${holidays.endsOn} >= make_date(${year}, 1, 1))`
    : undefined,
  organization_id ? eq(holidays.organizationId, organization_id) : undefined,
]

/** Of no organization, or of one that the school acted in stands below. */
export const isAbove = ({ tenant }: Actor): SQL =>
  sql`(${holidays.organizationId} is null or ${holidays.organizationId} = any (organizations_above(${tenant})))`

/**
 * Rows that count for a school, or for a branch of it, in a year: the platform's and its organizations' for its country,
 * and its own.
 */
export const countsFor = (actor: Actor, branchId: number | 'every' | undefined, withDrafts: boolean): SQL | undefined =>
  and(
    isNull(holidays.archivedAt),
    inArray(holidays.tenant, [0, actor.tenant]),
    withDrafts
      ? or(eq(holidays.status, 'published'), eq(holidays.tenant, actor.tenant))
      : eq(holidays.status, 'published'),
    sql`(${holidays.tenant} <> 0 or ${holidays.countryId} is null or ${actor.tenant} = 0
         or ${holidays.countryId} = (select country_id from schools where id = ${actor.tenant}))`,
    actor.tenant === 0 ? undefined : isAbove(actor),
    branchId === 'every'
      ? undefined
      : branchId
        ? or(isNull(holidays.branchId), eq(holidays.branchId, branchId))
        : actor.tenant === 0
          ? undefined
          : isNull(holidays.branchId),
  )
