import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { shownName, shownStatus } from '../../../db/people.ts'
import { rowsOf } from '../../../db/rows.ts'
import { auditLog } from '../../../db/tables/audit.ts'
import { outbox } from '../../../db/tables/outbox.ts'
import { roles } from '../../../db/tables/roles.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import { type Actor, screensOf } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { reviews } from '../../content/public.ts'
import { effectiveStatus } from '../../platform/public.ts'

const asCounts = (rows: { key: string; count: number }[]) => Object.fromEntries(rows.map((row) => [row.key, row.count]))

export async function staffByStatus(actor: Actor) {
  const rows = await actor.db
    .select({ key: shownStatus, count: count() })
    .from(users)
    .where(and(eq(users.tenant, actor.tenant), eq(users.kind, 'staff'), ne(users.status, 'archived')))
    .groupBy(sql`1`)
  return asCounts(rows)
}

export const staffByRole = (actor: Actor) =>
  actor.db
    .select({ role: roles.name, role_key: roles.key, count: count() })
    .from(users)
    .innerJoin(roles, and(eq(roles.tenant, users.tenant), eq(roles.id, users.roleId)))
    .where(and(eq(users.tenant, actor.tenant), eq(users.kind, 'staff'), ne(users.status, 'archived')))
    .groupBy(roles.id, roles.name, roles.key)
    .orderBy(sql`3 desc, 1`)

export async function countRoles(actor: Actor): Promise<number> {
  const [row] = await actor.db
    .select({ total: count() })
    .from(roles)
    .where(and(eq(roles.tenant, actor.tenant), isNull(roles.archivedAt)))
  return row?.total ?? 0
}

export async function countPeople(actor: Actor): Promise<number> {
  const [row] = await actor.db.select({ total: count() }).from(users).where(ne(users.status, 'archived'))
  return row?.total ?? 0
}

/** By the status that counts: an unpaid subscription suspends too. */
export async function schoolsByStatus(actor: Actor) {
  const key = sql<string>`${effectiveStatus}`
  return asCounts(await actor.db.select({ key, count: count() }).from(schools).groupBy(sql`1`))
}

const monthRow = z.object({ month: z.string(), count: z.int() })

/** Twelve months up to this one, those without a school included. */
export async function schoolsByMonth(actor: Actor) {
  return rowsOf(
    actor.db,
    monthRow,
    sql`
      select to_char(m, 'YYYY-MM') as month, count(s.id) as count
        from generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), interval '1 month') m
        left join schools s on s.created_at >= m and s.created_at < m + interval '1 month'
       group by m order by m`,
  )
}

export async function readSchool(actor: Actor) {
  const [row] = await actor.db.select().from(schools).where(eq(schools.id, actor.tenant))
  return (
    row && { id: row.id, name: nameIn(row.name, actor.language), status: row.status, trial_ends_at: row.trialEndsAt }
  )
}

export async function ratingOf(actor: Actor) {
  const [row] = await actor.db
    .select({ total: count(), average: sql<number | null>`round(avg(rating), 2)::float` })
    .from(reviews)
    .where(eq(reviews.schoolId, actor.tenant))
  return { total: row?.total ?? 0, average: row?.average ?? null }
}

/** What somebody should act on, the oldest first: at most five of each kind. */
export async function attentionOf(actor: Actor) {
  const isPlatform = actor.tenant === 0
  const lists = await together([
    () => waitingInvitations(actor),
    () => lockedAccounts(actor),
    () => emptyRoles(actor),
    () => (isPlatform ? endingTrials(actor) : []),
    () => (isPlatform ? failedMails(actor) : []),
  ])
  return lists.flat()
}

async function waitingInvitations(actor: Actor) {
  const rows = await actor.db
    .select({ id: users.id, subject: shownName(), since: users.invitedAt })
    .from(users)
    .where(
      and(
        eq(users.tenant, actor.tenant),
        eq(users.kind, 'staff'),
        eq(users.status, 'invited'),
        sql`${users.invitedAt} < now() - interval '2 days'`,
      ),
    )
    .orderBy(users.invitedAt)
    .limit(5)
  return rows.map(({ id, subject, since }) => ({
    kind: 'invitation_waiting' as const,
    subject,
    since: since ?? '',
    link: `${screensOf(actor)}/staff/${id}`,
  }))
}

async function lockedAccounts(actor: Actor) {
  const rows = await actor.db
    .select({ id: users.id, subject: shownName(), since: users.updatedAt })
    .from(users)
    .where(
      and(
        eq(users.tenant, actor.tenant),
        eq(users.kind, 'staff'),
        eq(users.status, 'active'),
        sql`${users.lockedUntil} > now()`,
      ),
    )
    .orderBy(users.lockedUntil)
    .limit(5)
  return rows.map(({ id, ...row }) => ({
    kind: 'account_locked' as const,
    ...row,
    link: `${screensOf(actor)}/staff/${id}`,
  }))
}

async function emptyRoles(actor: Actor) {
  const rows = await actor.db
    .select({ id: roles.id, subject: roles.name, since: roles.createdAt })
    .from(roles)
    .where(
      and(
        eq(roles.tenant, actor.tenant),
        isNull(roles.archivedAt),
        isNull(roles.key),
        eq(roles.status, 'active'),
        sql`not exists (select from users u where u.tenant = roles.tenant and u.role_id = roles.id and u.status <> 'archived')`,
      ),
    )
    .orderBy(roles.createdAt)
    .limit(5)
  return rows.map(({ id, ...row }) => ({
    kind: 'role_without_people' as const,
    ...row,
    link: `${screensOf(actor)}/roles/${id}`,
  }))
}

async function endingTrials(actor: Actor) {
  const rows = await actor.db
    .select({ id: schools.id, name: schools.name, since: schools.trialEndsAt })
    .from(schools)
    .where(and(eq(schools.status, 'trial'), sql`${schools.trialEndsAt} < now() + interval '7 days'`))
    .orderBy(schools.trialEndsAt)
    .limit(5)
  return rows.map(({ id, name, since }) => ({
    kind: 'trial_ending' as const,
    subject: nameIn(name, actor.language),
    since: since ?? '',
    link: `/school/staff?school_id=${id}`,
  }))
}

async function failedMails(actor: Actor) {
  const rows = await actor.db
    .select({ subject: outbox.recipient, since: outbox.createdAt })
    .from(outbox)
    .where(eq(outbox.status, 'failed'))
    .orderBy(outbox.createdAt)
    .limit(5)
  return rows.map((row) => ({ kind: 'mail_failed' as const, ...row, link: '/platform/outbox' }))
}

/** The latest changes in the tenant, for those who may read the audit log. */
export const latestChanges = (actor: Actor) =>
  actor.db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      by: shownName(),
      action: auditLog.action,
      entity: auditLog.entity,
      subject: auditLog.subject,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(eq(auditLog.tenant, actor.tenant))
    .orderBy(desc(auditLog.id))
    .limit(10)
