import { sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'

/** What one person does in the shop happens in turn, so that a double click finds what the first click made. */
export const lockBuyer = (actor: Actor) => actor.db.execute(sql`select pg_advisory_xact_lock(7401162, ${actor.id})`)
