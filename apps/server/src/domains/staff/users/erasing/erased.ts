import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { news } from '../../../../kernel/questions.ts'

/** Somebody who is being erased, and what they are called from now on. */
export interface ErasedPerson {
  id: number
  shown: string
}

/**
 * Somebody is erased in this transaction, and each domain forgets its own rows of them. The person is still there with name
 * and addresses: `being_erased` tells these to the functions of the domains.
 */
export const personErased = news<[db: Db, person: ErasedPerson]>()

/** The handler of a domain: one call of the function that forgets its rows, so that all domains cost one wait. */
export const forgetBy =
  (name: `forget_in_${string}`) =>
  (db: Db, { id, shown }: ErasedPerson) =>
    db.execute(sql`select ${sql.identifier(name)}(${id}, ${shown})`)
