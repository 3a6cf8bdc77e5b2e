import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from './tables/users.ts'

/** What a person is called in lists: the name, or the user name of somebody who has not told one. */
export const personName = sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username})`

type Named = Record<'tenant' | 'id' | 'kind' | 'fullName' | 'username', PgColumn>

/**
 * The same in the language that the caller reads, for whoever may be a student, guardian or trainer: these have their names
 * in two scripts. Invoices and what else is kept go by `personName`.
 */
export const shownName = (who: Named = users) =>
  sql<string>`shown_name(${who.tenant}, ${who.id}, ${who.kind}, coalesce(nullif(${who.fullName}, ''), ${who.username}))`

/** An active account that is shut out for a while after wrong passwords. */
export const isLocked = sql`(${users.status} = 'active' and ${users.lockedUntil} > now())`

type Status = 'invited' | 'active' | 'inactive' | 'locked' | 'archived'

/** The status people see. */
export const shownStatus = sql<Status>`case when ${isLocked} then 'locked' else ${users.status} end`
