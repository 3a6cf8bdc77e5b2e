import type { IdentityEvent, IdentityEventFilter, OwnEvent } from '@dsms/contract/identity/sessions/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, asc, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { personName } from '../../../db/people.ts'
import { identityEvents as events } from '../../../db/tables/identity.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { batches } from '../../../kit/records/batches.ts'
import { sheetAnswer } from '../../../kit/records/export.ts'
import { foundPeople } from '../../../kit/records/find.ts'

type Wishes = Omit<IdentityEventFilter, 'page' | 'perPage' | 'school_id'>

/** Of the tenant acted in alone, for the platform too: it names a school to see that school's. */
function conditionOf(actor: Actor, { q, kind, outcome, person, from, to }: Wishes): SQL | undefined {
  return and(
    eq(events.tenant, actor.tenant),
    kind && eq(events.kind, kind),
    outcome && eq(events.outcome, outcome),
    person ? eq(events.userId, person) : undefined,
    q ? sql`${events.userId} = any(array${foundPeople(actor, q)})` : undefined,
    from ? gte(events.at, startOf(from)) : undefined,
    to ? lt(events.at, sql`${startOf(to)} + interval '1 day'`) : undefined,
  )
}

/** When a day begins where the school is. */
const startOf = (day: string) =>
  sql`(${day}::date::timestamp at time zone coalesce((select s.time_zone from schools s where s.id = app_tenant()), 'UTC'))`

function orderOf(sort: string | undefined): SQL[] {
  if (sort === 'at') return [asc(events.at), asc(events.id)]
  if (sort === undefined || sort === '-at') return [desc(events.at), desc(events.id)]
  throw new AppError('invalid_input', {}, { sort: { code: 'unknown_sort', params: { name: sort.replace('-', '') } } })
}

function findEvents(actor: Actor, wishes: Wishes, limit: number, offset: number): Promise<IdentityEvent[]> {
  return actor.db
    .select({
      id: events.id,
      at: events.at,
      kind: sql<IdentityEvent['kind']>`${events.kind}`,
      outcome: sql<IdentityEvent['outcome']>`${events.outcome}`,
      person_id: events.userId,
      name: personName,
      email: sql<string>`coalesce(${users.email}, '')`,
      by: events.actorName,
      ip: events.ip,
      user_agent: events.userAgent,
    })
    .from(events)
    .innerJoin(users, and(eq(users.tenant, events.tenant), eq(users.id, events.userId)))
    .where(conditionOf(actor, wishes))
    .orderBy(...orderOf(wishes.sort))
    .limit(limit)
    .offset(offset)
}

async function countEvents(actor: Actor, wishes: Wishes): Promise<number> {
  const [row] = await actor.db.select({ total: count() }).from(events).where(conditionOf(actor, wishes))
  return row?.total ?? 0
}

export async function listEvents(actor: Actor, { page, perPage, ...wishes }: IdentityEventFilter) {
  const [rows, total] = await together([
    () => findEvents(actor, wishes, perPage, (page - 1) * perPage),
    () => countEvents(actor, wishes),
  ])
  return { rows, total }
}

/** What happened to the actor's own account of late, in all of their places. */
export async function listOwnEvents(actor: Actor): Promise<{ rows: OwnEvent[] }> {
  const rows = await actor.db
    .select({
      id: events.id,
      at: events.at,
      kind: sql<IdentityEvent['kind']>`${events.kind}`,
      outcome: sql<IdentityEvent['outcome']>`${events.outcome}`,
      by: events.actorName,
      ip: events.ip,
      user_agent: events.userAgent,
    })
    .from(events)
    .where(eq(events.accountId, actor.accountId))
    .orderBy(desc(events.at), desc(events.id))
    .limit(30)
  return { rows }
}

const columns = ['at', 'name', 'email', 'kind', 'outcome', 'by', 'ip', 'user_agent'] as const

/** The filtered events as a file; CSV streams, however many there are. */
export async function exportEvents(
  app: App,
  actor: Actor,
  { format, page: _, perPage: __, ...wishes }: IdentityEventFilter & { format: 'csv' | 'xlsx' },
) {
  const total = await countEvents(actor, wishes)
  const rows = batches(app, actor, (again, limit, offset) => findEvents(again, wishes, limit, offset))
  return sheetAnswer({ name: 'sign-ins', format, columns, total, rows })
}
