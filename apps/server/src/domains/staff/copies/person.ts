import { AppError } from '@dsms/contract/kernel/errors'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { auditLog } from '../../../db/tables/audit.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Page } from '../../../kit/areas/area.columns.ts'

/** All rows of a table that are about somebody, archived or not. */
export const rowsAbout = (actor: Actor, tenant: PgColumn, person: PgColumn, id: number, order: PgColumn): Page => ({
  where: and(eq(tenant, actor.tenant), eq(person, id)),
  order: [asc(order)],
  limit: 10_000,
  offset: 0,
})

/** The person behind a record, with their account. */
export const personRows = ({ db, tenant }: Actor, id: number) =>
  db
    .select({
      id: users.id,
      full_name: users.fullName,
      username: users.username,
      email: users.email,
      phone: users.phone,
      birth_date: users.birthDate,
      address: users.address,
      status: users.status,
      invited_at: users.invitedAt,
      last_login_at: users.lastLoginAt,
      created_at: users.createdAt,
    })
    .from(users)
    .where(and(eq(users.tenant, tenant), eq(users.id, id)))

/** What was done to records, when, by whom and to which fields. */
export const traceOf = ({ db, tenant }: Actor, records: [entity: string, ids: number[]][]) =>
  db
    .select({
      at: auditLog.at,
      by: sql<
        string | null
      >`(select shown_name(u.tenant, u.id, u.kind, u.full_name) from users u where u.id = ${auditLog.actorId})`,
      record: auditLog.entity,
      record_id: auditLog.entityId,
      action: auditLog.action,
      fields: sql<string[]>`array(select jsonb_object_keys(coalesce(${auditLog.after}, '{}')) order by 1)`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.tenant, tenant), or(...records.map(traced))))
    .orderBy(asc(auditLog.id))

const traced = ([entity, ids]: [string, number[]]): SQL | undefined =>
  ids.length ? and(eq(auditLog.entity, entity), inArray(auditLog.entityId, ids)) : undefined

/** The first of the rows about somebody; who has none is not there, or out of reach. */
export function foundRow<One>(rows: One[]): One {
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return row
}
