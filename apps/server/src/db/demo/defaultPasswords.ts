import { inArray } from 'drizzle-orm'
import { isPasswordOf } from '../../identity/passwords.ts'
import type { Database } from '../client.ts'
import { users } from '../schema/users.ts'
import { asSystem } from '../transaction.ts'
import { demoAccounts } from './accounts.ts'

/** Throws when an account still has its demo password: outside demo mode everybody knows it. */
export async function refuseDefaultPasswords(database: Database): Promise<void> {
  const found = await asSystem(database, ({ db }) =>
    db
      .select({ email: users.email, passwordHash: users.passwordHash })
      .from(users)
      .where(
        inArray(
          users.email,
          demoAccounts.map(({ email }) => email),
        ),
      ),
  )
  for (const { email, passwordHash } of found) {
    const account = demoAccounts.find((known) => known.email === email)
    if (account && (await isPasswordOf(account.password, passwordHash))) {
      throw new Error(
        `The account ${email} still has its demo password. Change it, or set DSMS_DEMO=true if this is a demonstration.`,
      )
    }
  }
}
