import type { SQL } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/client.ts'
import { accounts } from '../../../db/tables/accounts.ts'
import { users } from '../../../db/tables/users.ts'
import { news } from '../../../kernel/questions.ts'

/** People were added in this transaction. Each domain adds what everybody of a kind has there, unless it stands already. */
export const peopleAdded = news<[db: Db, people: AddedPerson[]]>()

export interface AddedPerson {
  id: number
  kind: string
}

/** Writes what else is known of the people with these keys, which stand in the order in which they were added. */
type WriteRecords = (ids: number[]) => Promise<unknown>

/** Adds people: the one function that writes new rows of `users`. Answers them in their order. */
export async function addPeople(db: Db, people: PgInsertValue<typeof users>[], writeRecords?: WriteRecords) {
  const added = await db
    .insert(users)
    .values(people)
    .returning({ id: users.id, kind: users.kind, accountId: users.accountId, schoolId: users.schoolId })
  // before others hear of them, so that nobody adds a record with less in it
  await writeRecords?.(added.map(({ id }) => id))
  await peopleAdded(db, added)
  return added
}

type NewAccount = Pick<
  PgInsertValue<typeof accounts>,
  'passwordHash' | 'emailVerifiedAt' | 'mustChangePassword' | 'lockedUntil' | 'preferences'
>
/** Somebody who signs in: a person with an account of their own. */
export type NewPerson = Omit<PgInsertValue<typeof users>, 'accountId' | 'lockedUntil' | 'username' | 'email'> &
  NewAccount & { username: string | SQL; email: string | SQL }

/** Adds people with an account each, for the server itself alone: registering, first set-up, demonstration. In their order. */
export async function addPeopleWithAccounts(db: Db, people: NewPerson[], writeRecords?: WriteRecords) {
  const parts = people.map(
    ({ passwordHash, emailVerifiedAt, mustChangePassword, lockedUntil, preferences, ...person }) => {
      const { username, email } = person
      const account = { username, email, passwordHash, emailVerifiedAt, mustChangePassword, lockedUntil, preferences }
      return { account, person }
    },
  )
  const opened = await db
    .insert(accounts)
    .values(parts.map(({ account }) => account))
    .returning({ id: accounts.id })
  const persons = parts.map(({ person }, place) => ({ ...person, accountId: opened[place]?.id }))
  return addPeople(db, persons, writeRecords)
}

/** One of them. */
export async function addPersonWithAccount(db: Db, person: NewPerson, writeRecords?: WriteRecords) {
  const [added] = await addPeopleWithAccounts(db, [person], writeRecords)
  if (!added || added.accountId === null) throw new Error('the person was added without an account')
  return { ...added, accountId: added.accountId }
}
