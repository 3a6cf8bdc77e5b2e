import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Database, openEmbeddedDatabase, openServerDatabase } from '../db/client.ts'
import { closeFolder, prepareFolder } from '../db/folder/dataFolder.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { copyReady } from '../db/migrate/ready.ts'
import { refuseDefaultPasswords } from '../demo/defaultPasswords.ts'
import { seedDemo } from '../demo/demo.ts'
import { seedCountryPacks } from '../domains/curriculum/countryPacks/countryPacks.seed.ts'
import type { Env } from '../kernel/env/env.ts'
import { readEnv } from '../kernel/env/env.ts'
import { asSystem } from '../kernel/session/transaction.ts'
import { clockDisagreements, disagreementText } from '../kernel/time/clocks.ts'

/** Settings from the process and a `.env` file beside it. Ends the process with the reason when one is wrong. */
export function envOrExit(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    return readEnv(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** The database of the settings, migrated, with demo data in demo mode. */
export async function openDatabase(env: Env, say: (line: string) => void): Promise<Database> {
  prepareFolder(env.DATA_DIR)
  const isNew = !env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres'))
  if (isNew) say('Making the embedded database, once …')
  if (isNew) copyReady(resolve(env.DATA_DIR, 'postgres'), { isDurable: env.DURABLE_WRITES })
  const database = env.DATABASE_URL
    ? openServerDatabase(env.DATABASE_URL, env.DB_POOL_SIZE)
    : await openEmbeddedDatabase(env.DATA_DIR, undefined, env.DURABLE_WRITES)
  try {
    await migrate(database)
    if (database.isEmbedded) closeFolder(env.DATA_DIR)
    await asSystem(database, ({ db }) => seedCountryPacks(db))
    for (const one of await asSystem(database, ({ db }) => clockDisagreements(db))) say(disagreementText(one))
    if (!env.DSMS_DEMO) await refuseDefaultPasswords(database)
    else if (await seedDemo(database, env)) say('Put demo data in.')
  } catch (error) {
    await database.close()
    throw error
  }
  if (isNew) letGo()
  return database
}

/**
 * Making a database leaves some hundred megabytes behind that lie outside the heap, so that the collector sees no reason
 * to come by itself.
 */
function letGo(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
