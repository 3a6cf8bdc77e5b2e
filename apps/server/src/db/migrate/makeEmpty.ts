import { openEmbeddedDatabase } from '../client.ts'
import { migrate } from './migrate.ts'

/** Makes the embedded database of a data folder: the tables of today, and no rows. */
export async function makeEmpty(folder: string): Promise<void> {
  const database = await openEmbeddedDatabase(folder)
  await migrate(database)
  await database.close()
}
