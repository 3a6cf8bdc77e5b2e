import { firstOf } from '@dsms/contract/kernel/choices/lists'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { listTickets, TicketRow } from '@dsms/contract/messages/support/calls'
import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { shownName } from '../../../db/people.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { supportMessages, supportTickets } from './support.table.ts'

/** A school's people see the tickets of their school; the platform, whom all of them are addressed to, sees all. */
const inReach = (actor: Actor): SQL | undefined =>
  actor.tenant === 0 ? undefined : eq(supportTickets.tenant, actor.tenant)

const columns = {
  id: supportTickets.id,
  subject: supportTickets.subject,
  category: sql<TicketRow['category']>`${supportTickets.category}`,
  priority: sql<TicketRow['priority']>`${supportTickets.priority}`,
  status: sql<TicketRow['status']>`${supportTickets.status}`,
  requester: shownName(),
  schoolName: schools.name,
  createdAt: supportTickets.createdAt,
  updatedAt: supportTickets.updatedAt,
  version: supportTickets.version,
}

const selectTickets = (actor: Actor) =>
  actor.db
    .select(columns)
    .from(supportTickets)
    .innerJoin(users, eq(users.id, supportTickets.requesterId))
    .leftJoin(schools, eq(schools.id, supportTickets.schoolId))

type Row = Awaited<ReturnType<typeof selectTickets>>[number]

const ticketOf = ({ schoolName, ...row }: Row, actor: Actor): TicketRow => ({
  ...row,
  school: schoolName ? nameIn(schoolName, actor.language) : '',
})

export async function listTicketRows(actor: Actor, query: Input<typeof listTickets>['query']) {
  const where = and(
    inReach(actor),
    query.status && eq(supportTickets.status, query.status),
    query.priority && eq(supportTickets.priority, query.priority),
    query.q
      ? sql`${supportTickets.id} in (select find_tickets(${actor.tenant === 0 ? null : actor.tenant}::integer, ${query.q}))`
      : undefined,
  )
  const [rows, totals] = await together([
    () =>
      selectTickets(actor)
        .where(where)
        .orderBy(query.sort === 'id' ? asc(supportTickets.id) : desc(supportTickets.id))
        .limit(query.perPage)
        .offset((query.page - 1) * query.perPage),
    () => actor.db.select({ total: count() }).from(supportTickets).where(where),
  ])
  return { rows: rows.map((row) => ticketOf(row, actor)), total: totals[0]?.total ?? 0 }
}

export async function readTicket(actor: Actor, id: number) {
  const [rows, messages] = await together([
    () => selectTickets(actor).where(and(eq(supportTickets.id, id), inReach(actor))),
    // an author may be of the platform, whom a school's people do not see
    () =>
      actor.db
        .select({
          id: supportMessages.id,
          author: sql<string>`(select c.full_name from people_cards(array[author_id]) c)`,
          avatar: sql<string | null>`(select c.avatar from people_cards(array[author_id]) c)`,
          isFromSupport: supportMessages.isFromSupport,
          text: supportMessages.text,
          createdAt: supportMessages.createdAt,
        })
        .from(supportMessages)
        .where(eq(supportMessages.ticketId, id))
        .orderBy(asc(supportMessages.id)),
  ])
  if (!rows[0]) throw new AppError('not_found')
  return { ...ticketOf(rows[0], actor), messages }
}

/** The ticket, locked until the transaction ends. */
export async function lockTicket(actor: Actor, id: number) {
  const [row] = await actor.db
    .select({ ...getTableColumns(supportTickets), status: sql<TicketRow['status']>`${supportTickets.status}` })
    .from(supportTickets)
    .where(and(eq(supportTickets.id, id), inReach(actor)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

export async function insertTicket(
  actor: Actor,
  values: { subject: string; category: string; priority: string },
): Promise<number> {
  const rows = await actor.db
    .insert(supportTickets)
    .values({ ...values, tenant: actor.tenant, requesterId: actor.id })
    .returning({ id: supportTickets.id })
  return firstOf(rows).id
}

export const insertMessage = (
  actor: Actor,
  ticket: { id: number; schoolId: number | null },
  text: string,
  isFromSupport: boolean,
) =>
  actor.db
    .insert(supportMessages)
    .values({ ticketId: ticket.id, tenant: ticket.schoolId ?? 0, authorId: actor.id, isFromSupport, text })

export const updateTicket = (actor: Actor, id: number, values: PgUpdateSetSource<typeof supportTickets>) =>
  actor.db.update(supportTickets).set(values).where(eq(supportTickets.id, id))
