import { createApp } from '../app.ts'
import type { Database } from '../db/client.ts'
import { portOf, startControl } from '../kernel/backup/control.ts'
import type { Env } from '../kernel/env/env.ts'
import { tokenSecretOf } from '../kernel/env/secret.ts'
import type { App } from '../kernel/services.ts'
import { openDatabase } from './start.ts'

export interface Served {
  app: App
  /** Where this machine reaches it. */
  address: string
  /** Ends what else listens, such as for a backup of the embedded database; comes before the server itself ends. */
  endControl: () => void | Promise<void>
}

/** Opens the database, answers at the port of the settings, and begins what is done by itself: mail, and work that is due. */
export async function serve(env: Env, say: (line: string) => void): Promise<Served> {
  const database = await openDatabase(env, say)
  try {
    return await open(env, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function open(env: Env, database: Database): Promise<Served> {
  const app = await createApp(env, database, tokenSecretOf(env))
  // a wrong bucket or key is told now, not at the first upload
  await app.files.check()
  await app.http.listen({ host: env.HOST, port: env.PORT })
  const address = `http://localhost:${portOf(app.http.server)}`
  app.mailer.setAddress(address)
  app.mailer.start()
  app.due.start()
  const endControl = database.isEmbedded ? await startControl(env, database) : () => {}
  return { app, address, endControl }
}
