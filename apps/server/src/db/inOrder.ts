import type { SQL } from 'drizzle-orm'
import { together } from '../kernel/together.ts'
import type { Db } from './client.ts'

/**
 * Runs statements that build on one another but need nothing of each other's answers: sent in this order, in one go,
 * so that all of them cost one wait. Throws the first error.
 */
export const inOrder = (db: Db, statements: SQL[]) =>
  // one kind of call for all: builders of different kinds may reach the connection in another order
  together(statements.map((statement) => () => db.execute<Record<string, unknown>>(statement)))
