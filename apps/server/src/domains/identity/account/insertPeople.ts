import type { SQL } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/client.ts'
import { accounts } from '../../../db/tables/accounts.ts'
import { users } from '../../../db/tables/users.ts'

type NewAccount = Pick<
  PgInsertValue<typeof accounts>,
  'passwordHash' | 'emailVerifiedAt' | 'mustChangePassword' | 'lockedUntil' | 'preferences'
>
/** Somebody who signs in: a person with an account of their own. */
export type NewPerson = Omit<PgInsertValue<typeof users>, 'accountId' | 'lockedUntil' | 'username' | 'email'> &
  NewAccount & { username: string | SQL; email: string | SQL }

/** Adds people with an account each, for the server itself alone: registering, first set-up, demonstration. In their order. */
export async function insertPeople(db: Db, people: NewPerson[]) {
  const opened = await db
    .insert(accounts)
    .values(
      people.map(
        ({ username, email, passwordHash, emailVerifiedAt, mustChangePassword, lockedUntil, preferences }) => ({
          username,
          email,
          passwordHash,
          emailVerifiedAt,
          mustChangePassword,
          lockedUntil,
          preferences,
        }),
      ),
    )
    .returning({ id: accounts.id })
  return db
    .insert(users)
    .values(
      people.map(
        (
          {
            passwordHash: _,
            emailVerifiedAt: __,
            mustChangePassword: ___,
            lockedUntil: ____,
            preferences: _____,
            ...person
          },
          place,
        ) => ({
          ...person,
          accountId: opened[place]?.id,
        }),
      ),
    )
    .returning({ id: users.id, accountId: users.accountId, schoolId: users.schoolId })
}

/** One of them. */
export async function insertPerson(db: Db, person: NewPerson) {
  const [{ id, accountId, schoolId } = { id: 0, accountId: null, schoolId: null }] = await insertPeople(db, [person])
  if (accountId === null) throw new Error('the person was added without an account')
  return { id, accountId, schoolId }
}
