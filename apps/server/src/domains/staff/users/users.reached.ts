import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'

/**
 * Condition on `users` that they work where the actor acts, or are learners and guardians whom the actor reaches; undefined for
 * who reaches the whole school.
 */
export const reachedPeople = ({ id, reaches }: Actor): SQL | undefined =>
  reaches.students === 'school'
    ? undefined
    : sql`(${users.kind} in ('staff', 'trainer') or ${users.id} in (select people_of(${id})))`
