import { inArray } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { accounts } from '../db/tables/accounts.ts'
import { offeredAccounts } from '../domains/identity/signIn/demo/accounts.ts'
import { isPasswordOf } from '../domains/identity/signIn/passwords.ts'
import { asSystem } from '../kernel/session/transaction.ts'

/** Throws when an account still has its demo password: outside demo mode everybody knows it. */
export async function refuseDefaultPasswords(database: Database): Promise<void> {
  const found = await asSystem(database, ({ db }) =>
    db
      .select({ email: accounts.email, passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(
        inArray(
          accounts.email,
          offeredAccounts.map(({ email }) => email),
        ),
      ),
  )
  for (const { email, passwordHash } of found) {
    const account = offeredAccounts.find((known) => known.email === email)
    if (account && (await isPasswordOf(account.password, passwordHash))) {
      throw new Error(
        `The account ${email} still has its demo password. Change it, or set DSMS_DEMO=true if this is a demonstration.`,
      )
    }
  }
}
