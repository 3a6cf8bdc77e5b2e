import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { sentence } from '@dsms/contract/errors'
import * as shared from '@dsms/contract/shared'
import { and, eq, sql } from 'drizzle-orm'
import { roles } from './db/schema/roles.ts'
import { users } from './db/schema/users.ts'
import { asSystem } from './db/transaction.ts'
import { leaveWelcome } from './email/welcome.service.ts'
import { knownError } from './http/errors.ts'
import { hashPassword, passwordFault, personalWords } from './identity/passwords.ts'
import { addPresetRoles } from './schools/schools.service.ts'
import { envOrExit, openDatabase } from './start.ts'

const usage = `npm run admin -- create-super-admin --email you@example.org --username you [--name "Your Name"]
The password is asked for, or read from the variable ADMIN_PASSWORD.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { email: { type: 'string' }, username: { type: 'string' }, name: { type: 'string', default: '' } },
})
if (positionals[0] !== 'create-super-admin' || !values.email || !values.username) fail(usage)

const email = shared.email.safeParse(values.email)
const username = shared.username.safeParse(values.username)
if (!email.success) fail(sentence('invalid_email'))
if (!username.success) fail(sentence('invalid_username'))

const password = process.env.ADMIN_PASSWORD ?? (await ask('Password: '))
const fault = passwordFault(password, personalWords({ email: email.data, username: username.data }))
if (fault) fail(sentence(fault.code, fault.params))

const env = envOrExit()
const database = await openDatabase(env, console.log).catch((error: Error) => fail(error.message))
try {
  const passwordHash = await hashPassword(password)
  await asSystem(database, async ({ db }) => {
    const [admin] = await db
      .select({ id: roles.id })
      .from(roles)
      .where(and(eq(roles.tenant, 0), eq(roles.key, 'admin')))
    const roleId = admin?.id ?? (await addPresetRoles(db, null, 'ar'))
    const [person] = await db
      .insert(users)
      .values({
        roleId,
        email: email.data,
        username: username.data,
        firstName: values.name,
        passwordHash,
        status: 'active',
        joinedOn: sql`current_date`,
      })
      .returning({ id: users.id })
    if (person)
      await leaveWelcome(
        db,
        { id: person.id, name: values.name || username.data, language: env.DEFAULT_LANGUAGE },
        null,
      )
  })
  console.log(`${email.data} can sign in now.`)
} catch (error) {
  const known = knownError(error)
  if (!known) throw error
  console.error(
    Object.values(known.fields)
      .map(({ code, params }) => sentence(code, params))
      .join(' ') || known.message,
  )
  process.exitCode = 1
} finally {
  await database.close()
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
