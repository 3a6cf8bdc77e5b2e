import { randomInt } from 'node:crypto'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import * as c from '@dsms/contract/students/applications/calls'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { accounts } from '../../../db/tables/accounts.ts'
import { schools } from '../../../db/tables/schools.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { languageOf } from '../../../kernel/http/language.ts'
import type { Services } from '../../../kernel/services.ts'
import { hashSecret, randomSecret } from '../../../kernel/session/tokens.ts'
import { asServerIn } from '../../../kernel/session/transaction.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { checkNewPassword, hashPassword, type letIn, personalWords } from '../../identity/public.ts'
import { takeOfSchool } from '../../platform/public.ts'
import { identityValues, withIdentity } from '../students/identity/identity.ts'
import { checkName } from '../students/students.service.ts'
import { admitApplicant } from './admission.service.ts'
import { checkRoom } from './applications.limits.ts'
import { studentApplications as table } from './applications.table.ts'
import { closureOf, schoolAt, unknownChoice } from './publicSchool.data.ts'

type Application = typeof table.$inferSelect
const { minutes, tries, sends, pauseSeconds, digits } = c.applicationCode

/**
 * Keeps an application and mails a code. An address that has an account gets a mail that says so instead; the caller is told
 * the same after the same work, so that nobody learns who is known.
 */
export async function startApplication(
  services: Services,
  slug: string,
  input: Input<typeof c.startApplication>['body'],
  request: FastifyRequest,
): Promise<c.WaitingApplication> {
  const place = await schoolAt(services, slug, input.language)
  await checkNewPassword(input.password, input.password_confirmation, personalWords(input))
  checkName({ ...input, second_name: { ar: '', en: '' } })
  // slow, hence before the transaction, and for everybody
  const passwordHash = await hashPassword(input.password)
  const reference = randomSecret()
  return asServerIn(services.database, place, async (actor) => {
    await checkOpen(actor)
    await checkRoom(actor, { email: input.email, ip: request.ip })
    const unknown = await unknownChoice(actor, input)
    if (unknown) throw fieldError(unknown, 'unknown_choice')
    const { id_number } = await withIdentity(services.tokens, actor, input)
    const isKnown = await hasAccount(actor, input.email)
    const code = newCode()
    const { phone, birth_date, level, username, first_name, family_name } = input
    await actor.db.insert(table).values({
      tenant: actor.tenant,
      referenceHash: hashSecret(reference),
      email: input.email,
      language: input.language,
      isKnown,
      codeHash: codeHash(services, reference, code),
      expiresAt: inMinutes,
      ip: request.ip,
      // nothing that a stranger typed is kept about somebody who is known
      ...(isKnown
        ? {}
        : {
            wanted: {
              ...{ phone, birth_date, level, username, first_name, family_name },
              gender_id: input.gender_id ?? null,
              id_type_id: input.id_type_id ?? null,
              course_id: input.course_id ?? null,
            },
            passwordHash,
            ...identityValues(services.tokens, actor.tenant, id_number),
          }),
    })
    await mailCode(services, actor, { email: input.email, isKnown }, code)
    return { reference, expires_in: minutes * 60, resend_in: pauseSeconds }
  })
}

/** Mails another code to whoever waits for one; a few times, and not at once again. */
export async function resendCode(
  services: Services,
  slug: string,
  reference: string,
  request: FastifyRequest,
): Promise<c.WaitingApplication> {
  const place = await schoolAt(services, slug, spokenBy(services, request))
  return asServerIn(services.database, place, async (actor) => {
    const waiting = await lockApplication(actor, reference)
    if (waiting.sends >= sends) throw new AppError('too_many_requests', { seconds: 3600 })
    const rest = Math.ceil((Date.parse(waiting.sentAt) - Date.now()) / 1000) + pauseSeconds
    if (rest > 0) throw new AppError('too_many_requests', { seconds: rest })
    await checkRoom(actor, { email: waiting.email, ip: request.ip })
    const code = newCode()
    await actor.db
      .update(table)
      .set({
        codeHash: codeHash(services, reference, code),
        tries: 0,
        sends: waiting.sends + 1,
        sentAt: sql`now()`,
        expiresAt: inMinutes,
      })
      .where(itself(waiting))
    await mailCode(services, { ...actor, language: languageIn(waiting) }, waiting, code)
    return { reference, expires_in: minutes * 60, resend_in: pauseSeconds }
  })
}

type Confirmation = Input<typeof c.confirmApplication>['body']
type Outcome = { session: Awaited<ReturnType<typeof letIn>> } | { error: AppError }

/** Makes an applicant of whoever gives the code, and signs them in. A wrong one counts; a code is tried five times at most. */
export async function confirmApplication(
  services: Services,
  slug: string,
  { reference, code, username }: Confirmation,
  request: FastifyRequest,
): Promise<Awaited<ReturnType<typeof letIn>>> {
  const place = await schoolAt(services, slug, spokenBy(services, request))
  const outcome = await asServerIn(services.database, place, async (actor): Promise<Outcome> => {
    const waiting = await lockApplication(actor, reference)
    if (waiting.tries >= tries || Date.parse(waiting.expiresAt) <= Date.now())
      return { error: new AppError('code_over') }
    if (waiting.codeHash !== codeHash(services, reference, code) || !waiting.wanted) {
      await actor.db
        .update(table)
        .set({ tries: waiting.tries + 1 })
        .where(itself(waiting))
      const left = tries - waiting.tries - 1
      return { error: left > 0 ? fieldError('code', 'code_wrong', { left }) : new AppError('code_over') }
    }
    const wanted = { ...waiting.wanted, username: username ?? waiting.wanted.username }
    // told now alone, when the address is theirs; the code holds on for the time that it takes to think of another
    if (await isNameTaken(actor, wanted.username)) {
      await actor.db.update(table).set({ expiresAt: inMinutes }).where(itself(waiting))
      return { error: fieldError('username', 'username_taken') }
    }
    await actor.db.delete(table).where(itself(waiting))
    const speaker = { ...actor, language: languageIn(waiting) }
    return { session: await admitApplicant(services, speaker, { ...waiting, wanted }, request) }
  })
  // thrown after the commit: what was counted stays
  if ('error' in outcome) throw outcome.error
  return outcome.session
}

const inMinutes = sql`now() + ${minutes} * interval '1 minute'`

const newCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0')

const codeHash = ({ tokens }: Services, reference: string, code: string): string =>
  tokens.keyed('application', `${reference} ${code}`)

const itself = ({ tenant, id }: Application) => and(eq(table.tenant, tenant), eq(table.id, id))

const languageIn = ({ language }: Application): Actor['language'] => languageOf(language, 'ar')

const spokenBy = ({ env }: Services, request: FastifyRequest) =>
  languageOf(request.headers['accept-language'], env.DEFAULT_LANGUAGE)

async function lockApplication(actor: Actor, reference: string): Promise<Application> {
  const [row] = await actor.db
    .select()
    .from(table)
    .where(and(eq(table.tenant, actor.tenant), eq(table.referenceHash, hashSecret(reference))))
    .for('update')
  if (!row) throw new AppError('application_gone')
  return row
}

async function hasAccount({ db }: Actor, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(sql`lower(${accounts.email})`, email.toLowerCase()), isNull(accounts.closedAt)))
  return rows.length > 0
}

async function isNameTaken({ db }: Actor, username: string): Promise<boolean> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(sql`normalise_text(${accounts.username}) = normalise_text(${username})`, isNull(accounts.closedAt)))
  return rows.length > 0
}

/** Throws why the school takes nobody from its public page, where it takes nobody. */
export async function checkOpen(actor: Actor): Promise<void> {
  const closed = await closureOf(actor)
  if (closed) throw new AppError(closed === 'off' ? 'applications_closed' : 'school_unverified')
}

/** To somebody who may have asked for nothing: the mail counts among those that the school sends outside. */
async function mailCode(
  { mailer }: Services,
  actor: Actor,
  { email, isKnown }: { email: string; isKnown: boolean },
  code: string,
): Promise<void> {
  const [school] = await actor.db.select({ name: schools.name }).from(schools).where(eq(schools.id, actor.tenant))
  await takeOfSchool(actor)
  await mailer.write(actor.db, {
    to: email,
    outside: { heldFor: null, minutes: 0 },
    template: isKnown ? 'application_known' : 'application_code',
    language: actor.language,
    values: {
      school: school ? nameIn(school.name, actor.language) : '',
      ...(isKnown ? { link: `${mailer.baseUrl()}/login` } : { code, minutes: String(minutes) }),
    },
  })
  actor.afterCommit(() => void mailer.deliver())
}
