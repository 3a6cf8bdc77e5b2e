import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { withoutAddresses } from '@dsms/contract/kernel/translated'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import { knownError } from '../../../kernel/http/errors.ts'
import { languageOf } from '../../../kernel/http/language.ts'
import { adminsOf } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { openSchool } from '../../platform/public.ts'
import { addPersonWithAccount } from '../account/addPeople.ts'
import { accountOpened } from '../account/opened.ts'
import { mailAddressLink } from './addressLinks.ts'
import { browserOf } from './browsers.ts'
import type { Stay } from './identity.data.ts'
import { letIn } from './identity.service.ts'
import { hashPassword, passwordFault, personalWords } from './passwords.ts'

interface Registration {
  email: string
  username: string
  password: string
  schoolName?: string | undefined
  country?: string | undefined
  timeZone?: string | undefined
  stay?: Stay | undefined
}

/**
 * Opens a school on trial with the caller as its administrator, and signs them in. All or nothing: a taken address
 * leaves no school behind. Throws field errors on `email`, `username`, `password`.
 */
export async function registerSchool(
  services: Services,
  input: Registration,
  request: FastifyRequest,
): Promise<Awaited<ReturnType<typeof letIn>>> {
  if (services.env.REGISTRATION === 'closed') throw new AppError('registration_closed')
  const fault = await passwordFault(input.password, personalWords(input))
  const taken = await asSystem(services.database, ({ db }) => findTaken(db, input))
  const fields = { ...taken, ...(fault ? { password: fault } : {}) }
  if (Object.keys(fields).length) throw new AppError('invalid_input', {}, fields)

  const passwordHash = await hashPassword(input.password)
  const language = languageOf(request.headers['accept-language'], services.env.DEFAULT_LANGUAGE)
  return asSystem(services.database, async ({ db, afterCommit }) => {
    const name = input.schoolName ?? withoutAddresses(input.username)
    const school = await openSchool(db, { name, language, country: input.country, zone: input.timeZone })
    const person = await addPersonWithAccount(db, {
      tenant: school.id,
      roleId: school.adminRoleId,
      username: input.username,
      email: input.email,
      passwordHash,
      status: 'active',
      lastLoginAt: sql`now()`,
      preferences: { language },
    })
    await notify(services, db, [person], {
      kind: 'welcome',
      params: { name: input.username },
      link: '/dashboard/school',
    })
    await accountOpened(db, { id: person.id, name: input.username, language }, null)
    await notify(services, db, await adminsOf(db, null), {
      kind: 'school_registered',
      params: { name },
      link: `/platform/schools/${school.id}`,
    })
    await mailAddressLink(services, db, { ...person, name: input.username, language }, input.email)
    afterCommit(() => void services.mailer.deliver())
    return letIn(services, db, person, request, browserOf(request), input.stay)
  })
}

/** The founding call tells taken fields in a successful answer; undefined for other errors. */
export function takenFields(error: unknown) {
  const fields = knownError(error)?.fields ?? {}
  return Object.keys(fields).some((path) => ['email', 'username', 'password'].includes(path)) ? fields : undefined
}

const takenRow = z.object({ email: z.boolean(), username: z.boolean() })

async function findTaken(db: Db, { email, username }: Registration) {
  const rows = await rowsOf(
    db,
    takenRow,
    sql`
      select exists (select from accounts where lower(email) = ${email.toLowerCase()} and closed_at is null) as email,
             exists (select from accounts where normalise_text(username) = normalise_text(${username}) and closed_at is null) as username`,
  )
  return {
    ...(rows[0]?.email ? fieldError('email', 'email_taken').fields : {}),
    ...(rows[0]?.username ? fieldError('username', 'username_taken').fields : {}),
  }
}
