import { documentPrivileges } from '@dsms/contract/kernel/choices/documentKinds'
import type { Permission } from '@dsms/contract/kernel/permissions'
import { credentialPrivileges } from '@dsms/contract/people/credentials/rules'
import { type SQL, sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'

type Privilege = 'see_id' | 'see_medical'

/** Papers of one sort of people: what opens a kind of them, and who decides about them. */
interface Papers {
  of: 'students' | 'trainers'
  privileges: Partial<Record<string, Privilege>>
  decides: Permission
}

const documents: Papers = { of: 'students', privileges: documentPrivileges, decides: 'student_documents.verify' }
const credentials: Papers = { of: 'trainers', privileges: credentialPrivileges, decides: 'trainer_credentials.verify' }

/** Kinds of papers that stay closed to the actor, each with the privilege that would open it. */
const closedKinds = (actor: Actor, { of, privileges }: Papers) =>
  Object.entries(privileges).filter(([, privilege]) => privilege && !holds(actor, `${of}.${privilege}`))

/**
 * What the actor lacks to open a paper of this kind and status, or null: whoever decides about papers opens those that wait.
 * Nobody lacks anything for their own papers, which the portal shows.
 */
const lacking = (papers: Papers) => (actor: Actor, kind: SQL, status: SQL) => {
  const closed = closedKinds(actor, papers)
  if (closed.length === 0) return sql<null>`null`
  const waits = holds(actor, papers.decides) ? sql`when ${status} = 'pending' then null` : sql``
  return sql<Privilege | null>`case ${waits} ${sql.join(
    closed.map(([closedKind, privilege]) => sql`when ${kind} = ${closedKind} then ${privilege}`),
    sql` `,
  )} end`
}

export const lackedFor = lacking(documents)
export const lackedForCredential = lacking(credentials)
