import { AppError } from '@dsms/contract/kernel/errors'
import { type Hours, joinHours, splitHours } from '@dsms/contract/school/openingHours/week'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { branches } from '../../../db/tables/branches.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { records } from '../../../kit/records/records.ts'
import { openingHours, openingWeeks, seasonHours } from './openingHours.table.ts'

const h = openingHours
export const seasons = records(seasonHours, { sorts: {}, defaultSort: 'id' })

const inUse = (actor: Actor): SQL | undefined => and(eq(branches.tenant, actor.tenant), isNull(branches.archivedAt))

/** The branch asked for, else the main one, with the version of its week. */
export async function findBranch(actor: Actor, branchId: number | undefined) {
  const [branch] = await actor.db
    .select({
      branch_id: branches.id,
      branch: nameSql(branches.name, actor.language),
      version: sql<number>`coalesce(${openingWeeks.version}, 0)`,
      week_start: sql<number>`coalesce((select week_start from schools where id = ${actor.tenant}), 0)`,
    })
    .from(branches)
    .leftJoin(openingWeeks, eq(openingWeeks.branchId, branches.id))
    .where(and(inUse(actor), branchId === undefined ? eq(branches.isMain, true) : eq(branches.id, branchId)))
  if (!branch) throw new AppError('not_found')
  return branch
}

/** All hours of a branch, by season; under null those of its usual week. */
export async function hoursOf(actor: Actor, branchId: number): Promise<Map<number | null, Hours[]>> {
  const rows = await actor.db
    .select({
      season: h.seasonId,
      weekday: h.weekday,
      opens: sql<string>`left(${h.opens}::text, 5)`,
      closes: sql<string>`left(${h.closes}::text, 5)`,
    })
    .from(h)
    .where(and(eq(h.tenant, actor.tenant), eq(h.branchId, branchId)))
    .orderBy(h.weekday, h.opens)
  const parts = Map.groupBy(rows, ({ season }) => season)
  return new Map(
    [...parts].map(([season, hours]) => [season, joinHours(hours.map(({ season: _, ...one }) => one))] as const),
  )
}

export const seasonsOf = (actor: Actor, branchId: number) =>
  actor.db
    .select({
      id: seasonHours.id,
      version: seasonHours.version,
      name: nameSql(seasonHours.name, actor.language),
      names: seasonHours.name,
      starts_on: seasonHours.startsOn,
      ends_on: seasonHours.endsOn,
    })
    .from(seasonHours)
    .where(
      and(eq(seasonHours.tenant, actor.tenant), eq(seasonHours.branchId, branchId), isNull(seasonHours.archivedAt)),
    )
    .orderBy(seasonHours.startsOn)

/** Takes the branch, so that two who save its hours at once come one after the other; answers its saved week. */
export async function lockWeek(actor: Actor, branchId: number) {
  // the second begins once the branch is ours, so that it sees what the one before has saved
  const [[branch], [week]] = await together([
    () =>
      actor.db
        .select({ id: branches.id })
        .from(branches)
        .where(and(inUse(actor), eq(branches.id, branchId)))
        .for('update'),
    () =>
      actor.db
        .select()
        .from(openingWeeks)
        .where(and(eq(openingWeeks.tenant, actor.tenant), eq(openingWeeks.branchId, branchId))),
  ])
  if (!branch) throw new AppError('not_found')
  return week
}

/** Branches in use other than one. */
export const otherBranches = (actor: Actor, branchId: number) =>
  actor.db
    .select({ id: branches.id })
    .from(branches)
    .where(and(inUse(actor), sql`${branches.id} <> ${branchId}`))
    .orderBy(branches.id)
    .for('update')

/** In one line what a week says: it is a new version when it says something else. */
export const summaryOf = (week: readonly Hours[]): string =>
  week.map(({ weekday, opens, closes }) => `${weekday} ${opens}-${closes}`).join(', ')

/** Puts hours in place of those of a branch or of one of its seasons. */
export async function replaceHours(
  actor: Actor,
  branchId: number,
  seasonId: number | null,
  week: readonly Hours[],
): Promise<void> {
  const rows = splitHours(week).map((part) => ({ tenant: actor.tenant, branchId, seasonId, ...part }))
  await together([
    () =>
      actor.db
        .delete(h)
        .where(
          and(
            eq(h.tenant, actor.tenant),
            eq(h.branchId, branchId),
            seasonId === null ? isNull(h.seasonId) : eq(h.seasonId, seasonId),
          ),
        ),
    () => (rows.length ? actor.db.insert(h).values(rows) : undefined),
  ])
}

/** Keeps in one line what the usual week of a branch says now. */
export const noteWeek = (actor: Actor, branchId: number, week: readonly Hours[]) =>
  actor.db
    .insert(openingWeeks)
    .values({ tenant: actor.tenant, branchId, summary: summaryOf(week) })
    .onConflictDoUpdate({
      target: [openingWeeks.tenant, openingWeeks.branchId],
      set: { summary: summaryOf(week) },
    })
