import { parseArgs } from 'node:util'
import { messageOf } from '../kernel/http/errors.ts'
import { envOrExit } from '../run/start.ts'
import { backup } from './backup.ts'
import { createSuperAdmin } from './createSuperAdmin.ts'
import { restore } from './restore.ts'

const usage = `npm run admin -- create-super-admin --email you@example.org --username you [--name "Your Name"]
  The password is asked for, or read from the variable ADMIN_PASSWORD.
npm run admin -- backup [file] [--encrypt]
  Everything in one file, while the server runs or not. Sealed when BACKUP_PASSPHRASE is set, or --encrypt asks for one.
npm run admin -- restore <file>
  Into an empty data folder and, with DATABASE_URL, an empty database.`

try {
  console.log(await run())
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}

function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      username: { type: 'string' },
      name: { type: 'string', default: '' },
      encrypt: { type: 'boolean', default: false },
    },
  })
  const [command, file, more] = positionals
  const { email, username, name, encrypt } = values
  if (command === 'create-super-admin' && email && username)
    return createSuperAdmin(envOrExit(), { email, username, name })
  if (command === 'backup' && !more) return backup(envOrExit(), file, encrypt)
  if (command === 'restore' && file && !more) return restore(envOrExit(), file)
  throw new Error(usage)
}

/** A statement that failed says little; the database's own words say why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${messageOf(error)}\n${error.cause.message}` : messageOf(error)
}
