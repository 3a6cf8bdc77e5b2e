import type { Language } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** What the administrators of a person's school may know of how they sign in; see `account_of` in db/sql. */
const accountRow = z.object({
  id: z.int(),
  email: z.string(),
  is_shared: z.boolean(),
  has_password: z.boolean(),
  must_change_password: z.boolean(),
  language: z.string().nullable(),
})
export type AccountOfPerson = z.infer<typeof accountRow>

/** The account of somebody of the tenant acted in; undefined for who has none. */
export async function accountOfPerson(db: Db, personId: number): Promise<AccountOfPerson | undefined> {
  const rows = await rowsOf(db, accountRow, sql`select * from account_of(${personId})`)
  return rows[0]
}

interface Opening {
  username: string
  email: string
  language: Language
  /** Who is to have it, if they are there already. */
  personId?: number | undefined
}

const openedRow = z.object({ id: z.int().nullable() })

/**
 * Opens an account for somebody of the tenant acted in. Undefined where the address has an account already, whose owner has
 * to be asked. Throws `email_taken` and `username_taken`.
 */
export async function openAccount(
  { db, tenant }: Actor,
  { username, email, language, personId }: Opening,
): Promise<number | undefined> {
  const rows = await rowsOf(
    db,
    openedRow,
    sql`
      select open_account(${tenant}::integer, ${username}, ${email}, ${language}, ${personId ?? null}::integer) as id`,
  )
  return rows[0]?.id ?? undefined
}

/**
 * Gives somebody's account the user name and address that stand with the person now; an address that its owner keeps
 * apart from the one here stays. Throws `account_shared` where another school knows the account too.
 */
export const renameAccount = (db: Db, personId: number, before: { email: string | null }) =>
  db.execute(sql`select rename_account(${personId}, ${before.email}::text)`)

/** Somebody was archived: an account that is nobody else's lets nobody in any more, and its names are free. */
export const closeAccount = (db: Db, accountId: number) => db.execute(sql`select close_account(${accountId})`)

/** A password that somebody else sets, to be replaced at the next sign-in. Throws `account_shared`. */
export const setFirstPassword = (db: Db, personId: number, passwordHash: string) =>
  db.execute(sql`select set_first_password(${personId}, ${passwordHash})`)

/** Lets an account in again that wrong passwords have locked. Throws `account_shared`. */
export const unlockAccount = (db: Db, personId: number) => db.execute(sql`select unlock_account(${personId})`)
