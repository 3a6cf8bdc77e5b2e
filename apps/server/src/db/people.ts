import { sql } from 'drizzle-orm'
import { users } from './tables/users.ts'

/** What a person is called in lists: the name, or the user name of somebody who has not told one. */
export const personName = sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username})`

/** An active account that is shut out for a while after wrong passwords. */
export const isLocked = sql`(${users.status} = 'active' and ${users.lockedUntil} > now())`

type Status = 'invited' | 'active' | 'inactive' | 'locked' | 'archived'

/** The status people see. */
export const shownStatus = sql<Status>`case when ${isLocked} then 'locked' else ${users.status} end`
