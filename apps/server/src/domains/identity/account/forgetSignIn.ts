import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

/** Takes sessions and invitations of somebody who is being erased, and what tells where and by which name they signed in. */
export const forgetSignIn = (db: Db, { id, shown }: { id: number; shown: string }) =>
  db.execute(sql`select forget_in_identity(${id}, ${shown})`)
