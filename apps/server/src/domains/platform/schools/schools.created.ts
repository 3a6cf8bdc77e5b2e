import type { Db } from '../../../db/client.ts'
import { schools } from '../../../db/tables/schools.ts'
import { news } from '../../../kernel/questions.ts'
import type { NewValues } from '../../../kit/records/verbs.ts'
import { beginSubscriptions } from '../subscriptions/subscriptions.begin.ts'

/** Schools are there since a moment ago: each domain adds what a school has from its first day. */
export const schoolsCreated = news<[db: Db, schoolIds: readonly number[]]>()

/** Adds schools with what every school has from its first day; answers their ids in the order of the rows. */
export async function insertSchools(db: Db, rows: readonly NewValues<typeof schools>[]): Promise<number[]> {
  const made = await db
    .insert(schools)
    .values([...rows])
    .returning({ id: schools.id })
  const ids = made.map(({ id }) => id)
  await beginSubscriptions(db, ids)
  await schoolsCreated(db, ids)
  return ids
}
