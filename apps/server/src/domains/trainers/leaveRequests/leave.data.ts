import type { leaveRequests as area } from '@dsms/contract/trainers/leaveRequests/calls'
import type { LeaveKind } from '@dsms/contract/trainers/leaveRequests/rules'
import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../../db/people.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortsOf } from '../../../kit/areas/area.ts'
import { finds, foundPeople } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { leaveAllowances, leaveRequests } from './leaveRequests.table.ts'

const l = leaveRequests

export const leaveRows = ({ db, language }: Actor, page: Page) =>
  paged(
    db
      .select({
        ...wireColumns(l, language),
        name: shownName(),
        trainer: shownName(),
        account_id: users.accountId,
        decided_by: sql<
          string | null
        >`(select shown_name(d.tenant, d.id, d.kind, coalesce(nullif(d.full_name, ''), d.username)) from users d where d.id = ${l.decidedById})`,
      })
      .from(l)
      .innerJoin(users, and(eq(users.tenant, l.tenant), eq(users.id, l.trainerId)))
      .$dynamic(),
    page,
  )

const trainerName = sql`(select coalesce(nullif(u.full_name, ''), u.username) from users u where u.tenant = ${l.tenant} and u.id = ${l.trainerId})`

const sorts: SortsOf<typeof area> = {
  name: trainerName,
  trainer: trainerName,
  kind: l.kind,
  first_day: l.firstDay,
  last_day: l.lastDay,
}

/** Which requests a list is about: the latest days first unless told. */
export const leaveListing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: l,
  where: and(ownedBy(actor, l), filtered(l, { ...query, q: undefined }), ...narrowed(actor, query)),
  order: sortedBy(actor, l, query.sort, sorts, ['-first_day']),
  rows: leaveRows,
})

/** Searched are the note and whose it is. */
const narrowed = (actor: Actor, { q, trainer_id, kind, from, to }: FilterOf<typeof area>): (SQL | undefined)[] => [
  q ? or(finds(l.search, q), sql`${l.trainerId} in ${foundPeople(actor, q)}`) : undefined,
  trainer_id ? eq(l.trainerId, trainer_id) : undefined,
  kind ? eq(l.kind, kind) : undefined,
  ...touching(from, to),
]

const touching = (from: string | undefined, to: string | undefined) => [
  from ? gte(l.lastDay, from) : undefined,
  to ? lte(l.firstDay, to) : undefined,
]

/** Approved days off that touch a span, of one trainer or of all. */
export const approvedLeaveOf = (
  actor: Actor,
  { trainerId, from, to }: { trainerId?: number; from: string; to: string },
) =>
  actor.db
    .select({
      id: l.id,
      trainer_id: l.trainerId,
      trainer: shownName(),
      kind: sql<LeaveKind>`${l.kind}`,
      first_day: l.firstDay,
      last_day: l.lastDay,
      from_noon: l.fromNoon,
      until_noon: l.untilNoon,
    })
    .from(l)
    .innerJoin(users, and(eq(users.tenant, l.tenant), eq(users.id, l.trainerId)))
    .where(
      and(
        ownedBy(actor, l),
        eq(l.status, 'approved'),
        isNull(l.archivedAt),
        trainerId === undefined ? undefined : eq(l.trainerId, trainerId),
        ...touching(from, to),
      ),
    )
    .orderBy(l.firstDay, l.id)

/** What counts in the balance of a year: taken, and asked for. */
export const leaveOfYear = (actor: Actor, trainerId: number, first: string, last: string) =>
  actor.db
    .select({
      kind: l.kind,
      status: l.status,
      first_day: l.firstDay,
      last_day: l.lastDay,
      from_noon: l.fromNoon,
      until_noon: l.untilNoon,
    })
    .from(l)
    .where(
      and(
        ownedBy(actor, l),
        eq(l.trainerId, trainerId),
        inArray(l.status, ['approved', 'pending']),
        isNull(l.archivedAt),
        ...touching(first, last),
      ),
    )

const a = leaveAllowances
const ofYear = (actor: Actor, trainerId: number, year: number) =>
  and(eq(a.tenant, actor.tenant), eq(a.trainerId, trainerId), eq(a.year, year))

export const allowancesOf = (actor: Actor, trainerId: number, year: number) =>
  actor.db
    .select({ kind: a.kind, days: a.days })
    .from(a)
    .where(ofYear(actor, trainerId, year))

export async function putAllowance(
  actor: Actor,
  { trainerId, year, kind, days }: { trainerId: number; year: number; kind: string; days: number | null },
) {
  if (days === null) await actor.db.delete(a).where(and(ofYear(actor, trainerId, year), eq(a.kind, kind)))
  else
    await actor.db
      .insert(a)
      .values({ tenant: actor.tenant, trainerId, year, kind, days })
      .onConflictDoUpdate({ target: [a.tenant, a.trainerId, a.year, a.kind], set: { days } })
}
