import { AppError } from '@dsms/contract/kernel/errors'
import { holidays as area, platformHolidays } from '@dsms/contract/school/holidays/calls'
import { hijriOf } from '@dsms/contract/school/holidays/days'
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { branches } from '../../../db/tables/branches.ts'
import { organizations } from '../../../db/tables/organizations.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import type { AreaRules, StoredRow } from '../../../kit/areas/area.ts'
import { holdOrganization } from '../../platform/public.ts'
import { holidays } from './holidays.table.ts'

/** Confirmed dates of a holiday, as JSON. */
export const confirmedSql = sql<{ year: number; starts_on: string; ends_on: string }[]>`coalesce(
  (select jsonb_agg(jsonb_build_object('year', d.year, 'starts_on', d.starts_on, 'ends_on', d.ends_on) order by d.year)
     from holiday_dates d where d.holiday_id = ${holidays.id}), '[]')`

/** A row without school is the platform's or an organization's, one with a branch is that branch's alone. */
export const levelSql = sql<string>`case when ${holidays.organizationId} is not null then 'organization'
  when ${holidays.tenant} = 0 then 'platform'
  when ${holidays.branchId} is not null then 'branch' else 'school' end`

const rows = ({ db, language }: Actor, page: Page) =>
  paged(
    db
      .select({
        ...wireColumns(holidays, language),
        open_from: sql`to_char(${holidays.openFrom}, 'HH24:MI')`,
        open_to: sql`to_char(${holidays.openTo}, 'HH24:MI')`,
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

interface Wishes {
  kind?: string | undefined
  recurrence?: string | undefined
  year?: number | undefined
}

/** Of a year are those that lie in it and those that return and have begun by then. */
const narrow = ({ kind, recurrence, year }: Wishes): (SQL | undefined)[] => [
  kind ? eq(holidays.kind, kind) : undefined,
  recurrence ? eq(holidays.recurrence, recurrence) : undefined,
  year
    ? sql`${holidays.startsOn} < make_date(${year} + 1, 1, 1)
          and (${holidays.recurrence} <> 'none' or ${holidays.endsOn} >= make_date(${year}, 1, 1))`
    : undefined,
]

type Stored = StoredRow<typeof holidays>
interface Input {
  starts_on?: string
  ends_on?: string
  recurrence?: string
  hijri_month?: number | null | undefined
  hijri_day?: number | null | undefined
  easter_offset?: number | null | undefined
  is_working?: boolean
  open_from?: string | null | undefined
  open_to?: string | null | undefined
}

const missing = (field: string) => new AppError('invalid_input', {}, { [field]: { code: 'required' } })

/** What the days of a holiday need of one another, whichever of them changed. Hijri ones take the date of their first day. */
function dayValues(input: Input, before: Stored | undefined) {
  const startsOn = input.starts_on ?? before?.startsOn ?? ''
  const endsOn = input.ends_on ?? before?.endsOn ?? ''
  if (endsOn < startsOn) throw new AppError('invalid_input', {}, { ends_on: { code: 'end_before_start' } })
  const recurrence = input.recurrence ?? before?.recurrence ?? 'none'
  const isWorking = input.is_working ?? before?.isWorking ?? false
  const openFrom = input.open_from === undefined ? before?.openFrom : input.open_from
  const openTo = input.open_to === undefined ? before?.openTo : input.open_to
  if (isWorking && !openFrom) throw missing('open_from')
  if (isWorking && !openTo) throw missing('open_to')
  const offset = input.easter_offset === undefined ? before?.easterOffset : input.easter_offset
  if (recurrence === 'yearly_easter' && (offset === null || offset === undefined)) throw missing('easter_offset')
  if (recurrence !== 'yearly_hijri') return {}
  const hijri = hijriOf(startsOn)
  return {
    hijriMonth: input.hijri_month ?? before?.hijriMonth ?? hijri.month,
    hijriDay: input.hijri_day ?? before?.hijriDay ?? hijri.day,
  }
}

/** Of no organization, or of one that the school acted in stands below. */
const isAbove = ({ tenant }: Actor): SQL =>
  sql`(${holidays.organizationId} is null or ${holidays.organizationId} = any (organizations_above(${tenant})))`

/** A school may stand in for a holiday above it that says so; a branch also for one of its school. */
async function checkOverride(
  actor: Actor,
  input: Partial<{ overrides_id: number | null; branch_id: number | null; is_cancelled: boolean }>,
  before: Stored | undefined,
) {
  const overrides = input.overrides_id === undefined ? before?.overridesId : input.overrides_id
  const isCancelled = input.is_cancelled ?? before?.isCancelled ?? false
  if (isCancelled && !overrides) throw missing('overrides_id')
  if (!overrides) return
  const branch = input.branch_id === undefined ? before?.branchId : input.branch_id
  // what it stood in for may have gone meanwhile, with the organization that the school left, and stops no other change
  if (before && overrides === before.overridesId && branch === before.branchId) return
  const [above] = await actor.db
    .select({ may: holidays.mayOverride })
    .from(holidays)
    .where(
      and(
        eq(holidays.id, overrides),
        ne(holidays.id, before?.id ?? 0),
        isNull(holidays.archivedAt),
        or(
          and(eq(holidays.tenant, 0), eq(holidays.status, 'published'), isAbove(actor)),
          branch ? and(eq(holidays.tenant, actor.tenant), isNull(holidays.branchId)) : undefined,
        ),
      ),
    )
  if (!above) throw new AppError('invalid_input', {}, { overrides_id: { code: 'unknown_choice' } })
  if (!above.may) throw new AppError('holiday_inherited')
}

export const schoolRules: AreaRules<typeof area, typeof holidays> = {
  area,
  table: holidays,
  sorts: { starts_on: holidays.startsOn, kind: holidays.kind, recurrence: holidays.recurrence },
  defaultSort: 'starts_on',
  rows,
  narrow,
  values: async (actor, input, before) => {
    await checkOverride(actor, input as never, before)
    return dayValues(input as Input, before)
  },
  references: { branch: byName(branches) },
}

export const platformRules: AreaRules<typeof platformHolidays, typeof holidays> = {
  area: platformHolidays,
  table: holidays,
  sorts: { starts_on: holidays.startsOn, kind: holidays.kind, recurrence: holidays.recurrence },
  defaultSort: 'starts_on',
  rows,
  narrow: ({ organization_id, ...wishes }) => [
    ...narrow(wishes),
    organization_id ? eq(holidays.organizationId, organization_id) : undefined,
  ],
  values: async (actor, input, before) => {
    const { organization_id } = input
    if (organization_id && organization_id !== before?.organizationId)
      await holdOrganization(actor, organization_id, 'organization_id')
    return dayValues(input as Input, before)
  },
}

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
