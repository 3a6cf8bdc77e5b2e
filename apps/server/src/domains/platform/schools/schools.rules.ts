import { randomBytes } from 'node:crypto'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { type schools as area, slugOf, statusPermission } from '@dsms/contract/platform/schools/calls'
import { takeTurn } from '../../../db/locks.ts'
import type { schools } from '../../../db/tables/schools.ts'
import { type Actor, may } from '../../../kernel/actor.ts'
import { constraintOf } from '../../../kernel/http/errors.ts'
import { question } from '../../../kernel/questions.ts'
import type { Services } from '../../../kernel/services.ts'
import { checkZone } from '../../../kernel/time/zones.ts'
import type { InputOf, StoredRow } from '../../../kit/areas/area.ts'
import { holdOrganization } from '../organizations/organizations.data.ts'
import { freeSlug } from './schools.data.ts'
import { rolesOfNewSchool } from './schools.open.ts'
import { isPackPublished, unsettledInvoices } from './schools.questions.ts'

type Row = StoredRow<typeof schools>
type SchoolInput = Partial<InputOf<typeof area>>

/** Throws what a school may not be. */
export async function checkSchool(actor: Actor, input: SchoolInput, before: Row | undefined): Promise<void> {
  if (input.time_zone) checkZone(input.time_zone, 'time_zone')
  checkPairs(input, before)
  await checkPack(actor, input, before)
  if (input.organization_id && input.organization_id !== before?.organizationId)
    await holdOrganization(actor, input.organization_id, 'organization_id')
}

/** A latitude needs a longitude, and a country pack its version. */
function checkPairs(input: SchoolInput, before: Row | undefined) {
  const pairs = [
    ['latitude', 'longitude', before?.latitude, before?.longitude],
    ['country_pack_code', 'country_pack_version', before?.countryPackCode, before?.countryPackVersion],
  ] as const
  for (const [one, other, hadOne, hadOther] of pairs) {
    const has = input[one] === undefined ? (hadOne ?? null) : input[one]
    const hasOther = input[other] === undefined ? (hadOther ?? null) : input[other]
    if ((has === null) !== (hasOther === null)) throw fieldError(has === null ? one : other, 'required')
  }
}

/** A school takes up a version that is published; the one that it follows already may be retired by now. */
async function checkPack(actor: Actor, input: SchoolInput, before: Row | undefined) {
  const code = input.country_pack_code === undefined ? before?.countryPackCode : input.country_pack_code
  const version = input.country_pack_version === undefined ? before?.countryPackVersion : input.country_pack_version
  if (!code || !version || (code === before?.countryPackCode && version === before.countryPackVersion)) return
  if (!(await isPackPublished(actor, { code, version }))) throw fieldError('country_pack_code', 'unknown_choice')
}

/**
 * The slug of a new school when nobody chose one. Two schools of one name that are made at once take turns, so that each
 * gets a slug of its own.
 */
export async function newSlug(actor: Actor, name: string) {
  await takeTurn(actor.db, 'slugs')
  return freeSlug(actor, slugOf(name) || `school-${randomBytes(5).toString('hex')}`)
}

/** Adds the first administrator of a school and invites them by mail. */
export const firstAdministrator = question<
  [
    services: Services,
    actor: Actor,
    admin: NonNullable<SchoolInput['admin']> & { role_id: number },
    language: Language,
  ],
  unknown
>('who is the first administrator of a school')

/** Gives a new school its roles and, where one is named, its first administrator, who is invited by mail. */
export async function startSchool(services: Services, actor: Actor, id: number, input: SchoolInput) {
  const language = input.default_locale ?? actor.language
  const adminRoleId = await rolesOfNewSchool(actor.db, id, language)
  if (!input.admin) return
  try {
    // the invitation is the new school's own, so the platform acts in it for this moment
    await firstAdministrator(
      services,
      { ...actor, schoolId: id, tenant: id },
      { ...input.admin, role_id: adminRoleId },
      language,
    )
  } catch (error) {
    throw atAdmin(error)
  }
}

/** Errors of the administrator's fields stand at them: `admin.email`. */
function atAdmin(error: unknown): unknown {
  const code = constraintOf(error)
  if (code === 'accounts_email') return fieldError('admin.email', 'email_taken')
  if (code === 'accounts_username') return fieldError('admin.username', 'username_taken')
  return error
}

/** Throws when the actor may not make this change of status, or when the school is not ready to be closed. */
export async function checkMayBecome(actor: Actor, row: Row, to: string, isHandedOver: boolean) {
  const permission = statusPermission(row.status, to)
  if (!may(actor, permission)) throw new AppError('forbidden', { permission })
  if (to !== 'closed' || isHandedOver) return
  const count = await unsettledInvoices(actor, row.id)
  if (count) throw new AppError('school_unsettled', { count })
}

/** What people still use is closed before it is archived. */
export function checkIdle(row: Row) {
  if (!['pending', 'rejected', 'closed'].includes(row.status))
    throw new AppError('illegal_transition', { from: row.status, allowed: 'closed' })
}
