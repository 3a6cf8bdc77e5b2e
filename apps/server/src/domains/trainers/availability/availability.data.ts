import type { DatedException, HoursRule } from '@dsms/contract/trainers/availability/calls'
import type { HourKind, HoursException } from '@dsms/contract/trainers/availability/rules'
import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../../db/people.ts'
import { countOf } from '../../../db/rows.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { availabilityExceptions, availabilityRules, availabilityWeeks } from './availability.table.ts'
import { isTrainer } from './trainers.data.ts'

const r = availabilityRules
const e = availabilityExceptions

export interface Wanted {
  trainerId?: number | undefined
  /** Today where the school is, unless told. */
  from?: string | undefined
  to?: string | undefined
}

export const schoolOf = (actor: Actor) =>
  actor.db
    .select({
      time_zone: schools.timeZone,
      week_start: schools.weekStart,
      weekend: schools.weekendDays,
      today: sql<string>`${todayHere}::text`,
    })
    .from(schools)
    .where(eq(schools.id, actor.tenant))

export const trainersOf = (actor: Actor, { trainerId }: Wanted) =>
  actor.db
    .select({ id: users.id, name: shownName(), version: sql<number>`coalesce(${availabilityWeeks.version}, 0)` })
    .from(users)
    .leftJoin(
      availabilityWeeks,
      and(eq(availabilityWeeks.tenant, users.tenant), eq(availabilityWeeks.trainerId, users.id)),
    )
    .where(and(isTrainer(actor), trainerId === undefined ? undefined : eq(users.id, trainerId)))
    .orderBy(shownName(), asc(users.id))
    .limit(1000)

const since = (from: string | undefined): SQL => (from ? sql`${from}::date` : todayHere)

const ruleColumns = (actor: Actor) => ({
  id: r.id,
  trainer_id: r.trainerId,
  weekday: r.weekday,
  from: sql<string>`left(${r.starts}::text, 5)`,
  to: sql<string>`left(${r.ends}::text, 5)`,
  valid_from: r.validFrom,
  valid_to: r.validTo,
  branch_id: r.branchId,
  branch: sql<string | null>`${nameSql(branches.name, actor.language)}`,
  kind: sql<HourKind>`${r.kind}`,
})
export type RuleRow = HoursRule & { trainer_id: number }

/** Weekly hours that hold on some day of a span. */
export const rulesOf = (actor: Actor, { trainerId, from, to }: Wanted): Promise<RuleRow[]> =>
  actor.db
    .select(ruleColumns(actor))
    .from(r)
    .leftJoin(branches, and(eq(branches.tenant, r.tenant), eq(branches.id, r.branchId)))
    .where(
      and(
        eq(r.tenant, actor.tenant),
        trainerId === undefined ? undefined : eq(r.trainerId, trainerId),
        or(isNull(r.validTo), sql`${r.validTo} >= ${since(from)}`),
        to ? lte(r.validFrom, to) : undefined,
      ),
    )
    .orderBy(r.trainerId, r.validFrom, r.weekday, r.starts)

const momentSql = (column: typeof e.starts | typeof e.ends) => sql<string>`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI')`

const exceptionColumns = {
  id: e.id,
  trainer_id: e.trainerId,
  kind: sql<HoursException['kind']>`${e.kind}`,
  from: momentSql(e.starts),
  to: momentSql(e.ends),
  reason: e.reason,
}
export type ExceptionRow = DatedException & { trainer_id: number }

export const exceptionsOf = (actor: Actor, { trainerId, from, to }: Wanted): Promise<ExceptionRow[]> =>
  actor.db
    .select(exceptionColumns)
    .from(e)
    .where(
      and(
        eq(e.tenant, actor.tenant),
        trainerId === undefined ? undefined : eq(e.trainerId, trainerId),
        sql`${e.ends} > ${since(from)}`,
        to ? sql`${e.starts} < ${to}::date + 1` : undefined,
      ),
    )
    .orderBy(e.trainerId, e.starts, e.id)

/** All weekly hours of trainers that end on a day or later, to be replaced; read when the trainers are ours. */
export async function presentRules(actor: Actor, ids: readonly number[], from: string) {
  const { id, trainer_id, weekday, valid_from, valid_to, branch_id, kind, from: starts, to: ends } = ruleColumns(actor)
  return actor.db
    .select({ id, trainer_id, weekday, from: starts, to: ends, valid_from, valid_to, branch_id, kind })
    .from(r)
    .where(and(eq(r.tenant, actor.tenant), inArray(r.trainerId, [...ids]), or(isNull(r.validTo), gte(r.validTo, from))))
}

export const weeksOf = (actor: Actor, ids: readonly number[]) =>
  actor.db
    .select()
    .from(availabilityWeeks)
    .where(and(eq(availabilityWeeks.tenant, actor.tenant), inArray(availabilityWeeks.trainerId, [...ids])))

/** Whether the hours of a trainer are within the actor's reach. */
export async function isReached({ db, reaches }: Actor, id: number): Promise<boolean> {
  if (reaches.trainers === 'school') return true
  const found = await countOf(db, sql`select where ${id}::integer in (select reached_trainers(${reaches.trainers}))`)
  return found > 0
}

export interface NewRule {
  trainer_id: number
  weekday: number
  from: string
  to: string
  valid_from: string
  valid_to: string | null
  branch_id: number | null
  kind: HourKind
}

/** Puts rules in place of those that end on a day or later, and keeps in one line what they say. */
export async function replaceRules(actor: Actor, trainerId: number, from: string, rules: readonly NewRule[]) {
  await together([
    () =>
      actor.db
        .delete(r)
        .where(
          and(eq(r.tenant, actor.tenant), eq(r.trainerId, trainerId), or(isNull(r.validTo), gte(r.validTo, from))),
        ),
    () => (rules.length ? actor.db.insert(r).values(rules.map((rule) => toRow(actor, rule))) : undefined),
    () =>
      actor.db
        .insert(availabilityWeeks)
        .values({ tenant: actor.tenant, trainerId, summary: summaryOf(rules) })
        .onConflictDoUpdate({
          target: [availabilityWeeks.tenant, availabilityWeeks.trainerId],
          set: { summary: summaryOf(rules) },
        }),
  ])
}

const toRow = ({ tenant }: Actor, rule: NewRule) => ({
  tenant,
  trainerId: rule.trainer_id,
  weekday: rule.weekday,
  starts: rule.from,
  ends: rule.to,
  validFrom: rule.valid_from,
  validTo: rule.valid_to,
  branchId: rule.branch_id,
  kind: rule.kind,
})

/** From when on, and what then holds: `2026-01-01: 1 08:00-12:00, 2 13:00-17:00 lessons @4`. */
const summaryOf = (rules: readonly NewRule[]): string =>
  [...Map.groupBy(rules, ({ valid_from, valid_to }) => `${valid_from}${valid_to ? ` – ${valid_to}` : ''}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([span, all]) => `${span}: ${all.map(lineOf).sort().join(', ')}`)
    .join('; ')

const lineOf = ({ weekday, from, to, kind, branch_id }: NewRule) =>
  `${weekday} ${from}-${to}${kind === 'any' ? '' : ` ${kind}`}${branch_id === null ? '' : ` @${branch_id}`}`

/** Which of these branches are in use; they stay so until the transaction ends. */
export async function usableBranches(actor: Actor, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await actor.db
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.tenant, actor.tenant), inArray(branches.id, [...ids]), isNull(branches.archivedAt)))
    .orderBy(branches.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

export async function insertException(
  { db, tenant }: Actor,
  { trainer_id, kind, from, to, reason }: Omit<ExceptionRow, 'id'>,
): Promise<ExceptionRow | undefined> {
  const [row] = await db
    .insert(e)
    .values({ tenant, trainerId: trainer_id, kind, starts: from, ends: to, reason })
    .returning(exceptionColumns)
  return row
}

export async function deleteException(actor: Actor, id: number): Promise<boolean> {
  const gone = await actor.db
    .delete(e)
    .where(and(eq(e.tenant, actor.tenant), eq(e.id, id)))
    .returning({ id: e.id })
  return gone.length > 0
}
