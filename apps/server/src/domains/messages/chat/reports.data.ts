import type { ChatReport } from '@dsms/contract/messages/chat/calls'
import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { rolePrivileges, roles } from '../../../db/tables/roles.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { chatReports } from './chat.table.ts'

const columns = {
  id: chatReports.id,
  reason: sql<ChatReport['reason']>`${chatReports.reason}`,
  note: chatReports.note,
  status: sql<ChatReport['status']>`${chatReports.status}`,
  created_at: chatReports.createdAt,
  reporterId: chatReports.reporterId,
  reporterName: chatReports.reporterName,
  reportedId: chatReports.reportedId,
  reportedName: chatReports.reportedName,
  messages: chatReports.messages,
  settled_by: chatReports.settledBy,
}

/** Reports that are the actor's to look after: those of their tenant, but not what is said of themself. */
const mine = (actor: Actor) => and(eq(chatReports.tenant, actor.tenant), ne(chatReports.reportedId, actor.id))

export async function listReports(
  actor: Actor,
  { page, perPage, status }: { page: number; perPage: number; status?: ChatReport['status'] | undefined },
): Promise<{ rows: ChatReport[]; total: number }> {
  const where = and(mine(actor), status && eq(chatReports.status, status))
  const [rows, totals] = await together([
    () =>
      actor.db
        .select(columns)
        .from(chatReports)
        .where(where)
        .orderBy(desc(chatReports.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
    () => actor.db.select({ total: count() }).from(chatReports).where(where),
  ])
  return { rows: rows.map(reportOf), total: totals[0]?.total ?? 0 }
}

export async function settleReport(
  actor: Actor,
  id: number,
  status: ChatReport['status'],
): Promise<ChatReport | undefined> {
  const [row] = await actor.db
    .update(chatReports)
    .set({ status, settledBy: status === 'settled' ? actor.name : null })
    .where(and(eq(chatReports.id, id), mine(actor)))
    .returning(columns)
  return row && reportOf(row)
}

type Row = Omit<ChatReport, 'reporter' | 'reported'> & {
  reporterId: number
  reporterName: string
  reportedId: number
  reportedName: string
}

const reportOf = ({ reporterId, reporterName, reportedId, reportedName, ...row }: Row): ChatReport => ({
  ...row,
  reporter: { id: reporterId, fullName: reporterName },
  reported: { id: reportedId, fullName: reportedName },
})

/** Who looks after reports of a tenant. Asked as the system: they may be people the reporter cannot see. */
export const findWatchers = (db: Db, tenant: number) =>
  db
    .select({ id: users.id, schoolId: users.schoolId })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(users.tenant, tenant),
        eq(users.status, 'active'),
        sql`(${roles.key} = 'admin' or ${roles.status} = 'active' and exists (
          select from ${rolePrivileges} p where p.role_id = ${roles.id}
             and p.permission = ${tenant === 0 ? 'support_tickets.view' : 'messages_announcements.view'}))`,
      ),
    )
