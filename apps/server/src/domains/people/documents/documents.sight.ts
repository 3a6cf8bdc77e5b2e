import { documentPrivileges } from '@dsms/contract/kernel/choices/documentKinds'
import { type SQL, sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'

type Privilege = (typeof documentPrivileges)[keyof typeof documentPrivileges]

/** Kinds of papers that stay closed to the actor, each with the privilege that would open it. */
function closedKinds(actor: Actor): [kind: string, privilege: Privilege][] {
  return Object.entries(documentPrivileges).filter(([, privilege]) => !holds(actor, `students.${privilege}`))
}

/**
 * What the actor lacks to open a paper `d` of this kind and status, or null: whoever decides about papers opens those that wait.
 * Nobody lacks anything for their own papers, which the portal shows.
 */
export function lackedFor(actor: Actor, kind: SQL, status: SQL): SQL<Privilege | null> {
  const closed = closedKinds(actor)
  if (closed.length === 0) return sql`null`
  const waits = holds(actor, 'student_documents.verify') ? sql`when ${status} = 'pending' then null` : sql``
  return sql`case ${waits} ${sql.join(
    closed.map(([closedKind, privilege]) => sql`when ${kind} = ${closedKind} then ${privilege}`),
    sql` `,
  )} end`
}
