import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { seedCountryPacks } from './countryPacks/countryPacks.seed.ts'
import { type Database, openEmbeddedDatabase, openServerDatabase } from './db/client.ts'
import { refuseDefaultPasswords } from './db/demo/defaultPasswords.ts'
import { seedDemo } from './db/demo/demo.ts'
import { migrate } from './db/migrate.ts'
import { asSystem } from './db/transaction.ts'
import type { Env } from './env.ts'
import { readEnv } from './env.ts'

/** Settings from the process and a `.env` file beside it. Ends the process with the reason when one is wrong. */
export function envOrExit(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    return readEnv(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** The database of the settings, migrated, with demo data in demo mode. */
export async function openDatabase(env: Env, say: (line: string) => void): Promise<Database> {
  const isNew = !env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres'))
  if (isNew) say('Making the embedded database, once …')
  const database = env.DATABASE_URL
    ? openServerDatabase(env.DATABASE_URL, env.DB_POOL_SIZE)
    : await openEmbeddedDatabase(env.DATA_DIR)
  try {
    await migrate(database)
    await asSystem(database, ({ db }) => seedCountryPacks(db))
    if (!env.DSMS_DEMO) await refuseDefaultPasswords(database)
    else if (await seedDemo(database, env)) say('Put demo data in.')
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
