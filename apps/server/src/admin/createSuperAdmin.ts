import { sentence } from '@dsms/contract/errors'
import * as shared from '@dsms/contract/kernel/shared'
import { and, eq, sql } from 'drizzle-orm'
import { roles } from '../db/tables/roles.ts'
import { addPersonWithAccount } from '../domains/identity/account/addPeople.ts'
import { accountOpened } from '../domains/identity/account/opened.ts'
import { addPresetRoles } from '../domains/identity/roles/presetRoles.service.ts'
import { hashPassword, passwordFault, personalWords } from '../domains/identity/signIn/passwords.ts'
// they hear of the new person, and add what they keep of everybody
import '../domains.ts'
import { Refusal } from '../kernel/backup/refusal.ts'
import type { Env } from '../kernel/env/env.ts'
import { knownError } from '../kernel/http/errors.ts'
import { asSystem } from '../kernel/session/transaction.ts'
import { openDatabase } from '../run/start.ts'
import { askHidden } from './passphrase.ts'

export interface NewAdmin {
  email: string
  username: string
  name: string
}

/** `admin create-super-admin`: the first account of an installation, whose password is asked for. */
export async function createSuperAdmin(env: Env, told: NewAdmin): Promise<string> {
  const email = shared.email.safeParse(told.email)
  const username = shared.username.safeParse(told.username)
  if (!email.success) throw new Refusal(sentence('invalid_email'))
  if (!username.success) throw new Refusal(sentence('invalid_username'))

  const password = process.env.ADMIN_PASSWORD ?? (await askHidden('Password: '))
  const fault = await passwordFault(password, personalWords({ email: email.data, username: username.data }))
  if (fault) throw new Refusal(sentence(fault.code, fault.params))

  const database = await openDatabase(env, console.log)
  try {
    const passwordHash = await hashPassword(password)
    await asSystem(database, async ({ db }) => {
      const [admin] = await db
        .select({ id: roles.id })
        .from(roles)
        .where(and(eq(roles.tenant, 0), eq(roles.key, 'admin')))
      const roleId = admin?.id ?? (await addPresetRoles(db, null, 'ar'))
      const { id } = await addPersonWithAccount(db, {
        tenant: 0,
        roleId,
        email: email.data,
        username: username.data,
        firstName: told.name,
        passwordHash,
        status: 'active',
        // whoever runs the server vouches for it
        emailVerifiedAt: sql`now()`,
        joinedOn: sql`current_date`,
      })
      await accountOpened(db, { id, name: told.name || username.data, language: env.DEFAULT_LANGUAGE }, null)
    })
    return `${email.data} can sign in now.`
  } catch (error) {
    const known = knownError(error)
    if (!known) throw error
    throw new Refusal(
      Object.values(known.fields)
        .map(({ code, params }) => sentence(code, params))
        .join(' ') || sentence(known.code, known.params),
    )
  } finally {
    await database.close()
  }
}
