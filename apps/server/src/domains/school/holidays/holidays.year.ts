import { fieldError } from '@dsms/contract/kernel/errors'
import { daysBetween } from '@dsms/contract/kernel/time/days'
import type { HolidayDay, HolidayKind, HolidayMark } from '@dsms/contract/school/holidays/calls'
import { calendarOf, type LayeredHoliday } from '@dsms/contract/school/holidays/days'
import { eq, sql } from 'drizzle-orm'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { confirmedSql, countsFor, levelSql } from './holidays.data.ts'
import { holidays } from './holidays.table.ts'

interface Layer extends LayeredHoliday {
  name: string
  kind: HolidayKind
  tenant: number
  organization: string | null
  branch_id: number | null
  branch: string | null
  status: string
  is_working: boolean
  open_from: string | null
  open_to: string | null
  affects: string[]
  /** How often it was changed, and when last: programs take over what is newer. */
  version: number
  updated_at: string
}

/** Organizations by name: all for the platform, for a school those above it, whose rows its people do not see. */
const lineFor = ({ tenant }: Actor) =>
  tenant === 0
    ? sql`organizations line`
    : sql`organization_line((select organization_id from schools where id = ${tenant})) line`

/** All holidays that count for the school acted in, or for one of its branches: one statement, the rest is reckoned. */
export async function layersOf(
  actor: Actor,
  branchId: number | 'every' | undefined,
  withDrafts: boolean,
): Promise<Layer[]> {
  return actor.db
    .select({
      id: holidays.id,
      tenant: holidays.tenant,
      name: nameSql(holidays.name, actor.language),
      kind: sql<HolidayKind>`${holidays.kind}`,
      level: levelSql,
      organization: sql<
        string | null
      >`case when line.id is not null then ${nameSql(sql`line.name`, actor.language)} end`,
      branch_id: holidays.branchId,
      branch: nameSql(branches.name, actor.language),
      starts_on: holidays.startsOn,
      ends_on: holidays.endsOn,
      recurrence: sql<LayeredHoliday['recurrence']>`${holidays.recurrence}`,
      hijri_month: holidays.hijriMonth,
      hijri_day: holidays.hijriDay,
      easter_offset: holidays.easterOffset,
      is_working: holidays.isWorking,
      open_from: sql<string | null>`to_char(${holidays.openFrom}, 'HH24:MI')`,
      open_to: sql<string | null>`to_char(${holidays.openTo}, 'HH24:MI')`,
      may_override: holidays.mayOverride,
      overrides_id: holidays.overridesId,
      is_cancelled: holidays.isCancelled,
      status: holidays.status,
      affects: holidays.affects,
      confirmed: confirmedSql,
      version: holidays.version,
      updated_at: holidays.updatedAt,
    })
    .from(holidays)
    .leftJoin(branches, eq(branches.id, holidays.branchId))
    .leftJoin(lineFor(actor), eq(sql`line.id`, holidays.organizationId))
    .where(countsFor(actor, branchId, withDrafts))
    .limit(2000)
}

/** The year as people of the school see it; whoever may edit sees drafts too. */
export async function readYear(actor: Actor, year: number, branchId: number | undefined) {
  const mayEdit = holds(actor, actor.tenant === 0 ? 'holiday_library.edit' : 'holiday_calendar.edit')
  const [layers, [school]] = await together([
    () => layersOf(actor, branchId, mayEdit),
    () =>
      actor.db
        .select({ week_start: schools.weekStart, weekend: schools.weekendDays })
        .from(schools)
        .where(eq(schools.id, actor.tenant)),
  ])
  const days: HolidayDay[] = calendarOf(layers, year).map(({ holiday, called_off_by, ...when }) => ({
    ...when,
    holiday_id: holiday.id,
    name: holiday.name,
    kind: holiday.kind,
    level: holiday.level,
    organization: holiday.organization,
    branch_id: holiday.branch_id,
    is_working: holiday.is_working,
    open_from: holiday.open_from,
    open_to: holiday.open_to,
    may_override: holiday.may_override,
    is_own: holiday.tenant === actor.tenant,
    is_draft: holiday.status === 'draft',
    called_off_by: called_off_by?.name ?? null,
  }))
  return { days, week_start: school?.week_start ?? 0, weekend: school?.weekend ?? [5, 6] }
}

const longestSpan = 400

/**
 * The days between `from` and the day before `to` as a calendar marks them. People belong to no branch, so what holds in
 * one alone says in which, and takes nothing away from what holds for all.
 */
export async function daysFor(actor: Actor, from: string, to: string): Promise<HolidayMark[]> {
  if (daysBetween(from, to) > longestSpan) throw fieldError('to', 'too_long_span', { max: longestSpan })
  if (actor.tenant === 0) return []
  const layers = await layersOf(actor, 'every', false)
  const years = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])]
  const marks = [layers.filter((one) => one.branch_id === null), layers.filter((one) => one.branch_id !== null)]
    .flatMap((some) => years.flatMap((year) => calendarOf(some, year)))
    .filter(({ called_off_by, starts_on, ends_on }) => !called_off_by && starts_on < to && ends_on >= from)
    .map(({ holiday, starts_on, ends_on, is_tentative }) => ({
      holiday_id: holiday.id,
      name: holiday.name,
      starts_on,
      ends_on,
      is_tentative,
      is_working: holiday.is_working,
      open_from: holiday.open_from,
      open_to: holiday.open_to,
      branch: holiday.branch,
    }))
    .sort((a, b) => a.starts_on.localeCompare(b.starts_on))
  // one over New Year belongs to both years
  return [...new Map(marks.map((mark) => [`${mark.holiday_id} ${mark.starts_on}`, mark])).values()]
}
