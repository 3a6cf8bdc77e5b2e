import { calendarOf } from '@dsms/contract/school/holidays/days'
import { type Hours, joinHours, type Season } from '@dsms/contract/school/openingHours/week'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { branches } from '../../../db/tables/branches.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { layersOf } from '../holidays/holidays.year.ts'
import { openingHours, openingWeeks, seasonHours } from './openingHours.table.ts'

/** When a branch is open: its week (null while nobody has said one), its seasons, and the holidays that count there. */
export interface OpenTimes {
  id: number
  hours: Hours[] | null
  seasons: Season[]
  days_off: {
    name: string
    starts_on: string
    ends_on: string
    is_working: boolean
    open_from: string | null
    open_to: string | null
  }[]
}

/** Of all branches in use, with the holidays between two days on which nobody is taught: four statements, one wait. */
export async function openTimesOf(actor: Actor, first: string, last: string): Promise<OpenTimes[]> {
  const { db, tenant } = actor
  const [places, hours, seasons, layers] = await together([
    () =>
      db
        .select({ id: branches.id, week: openingWeeks.id })
        .from(branches)
        .leftJoin(openingWeeks, eq(openingWeeks.branchId, branches.id))
        .where(and(eq(branches.tenant, tenant), isNull(branches.archivedAt)))
        .orderBy(branches.id),
    () =>
      db
        .select({
          branch: openingHours.branchId,
          season: openingHours.seasonId,
          weekday: openingHours.weekday,
          opens: sql<string>`left(${openingHours.opens}::text, 5)`,
          closes: sql<string>`left(${openingHours.closes}::text, 5)`,
        })
        .from(openingHours)
        .where(eq(openingHours.tenant, tenant))
        .orderBy(openingHours.weekday, openingHours.opens),
    () =>
      db
        .select({
          id: seasonHours.id,
          branch: seasonHours.branchId,
          starts_on: seasonHours.startsOn,
          ends_on: seasonHours.endsOn,
        })
        .from(seasonHours)
        .where(and(eq(seasonHours.tenant, tenant), isNull(seasonHours.archivedAt))),
    () => layersOf(actor, 'every', false),
  ])
  const years = yearsOf(first, last)
  const weekOf = (branch: number, season: number | null) =>
    joinHours(
      hours
        .filter((row) => row.branch === branch && row.season === season)
        .map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
    )
  return places.map(({ id, week }) => ({
    id,
    hours: week === null ? null : weekOf(id, null),
    seasons: seasons
      .filter(({ branch }) => branch === id)
      .map((season) => ({ starts_on: season.starts_on, ends_on: season.ends_on, hours: weekOf(id, season.id) })),
    days_off: years
      .flatMap((year) =>
        calendarOf(
          layers.filter(({ branch_id }) => branch_id === null || branch_id === id),
          year,
        ),
      )
      .filter(
        ({ holiday, called_off_by, starts_on, ends_on }) =>
          !called_off_by && holiday.affects.includes('sessions') && starts_on <= last && ends_on >= first,
      )
      .map(({ holiday: { name, is_working, open_from, open_to }, starts_on, ends_on }) => ({
        name,
        starts_on,
        ends_on,
        is_working,
        open_from,
        open_to,
      })),
  }))
}

function yearsOf(first: string, last: string): number[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  return Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
}
