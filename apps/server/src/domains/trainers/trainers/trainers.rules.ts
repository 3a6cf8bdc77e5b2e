import { AppError, type ErrorCode, fieldError } from '@dsms/contract/kernel/errors'
import { credentialNames, type RequiredKind } from '@dsms/contract/trainers/credentials/rules'
import type { trainers as area } from '@dsms/contract/trainers/trainers/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { takeTurn } from '../../../db/locks.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import type { StoredRow } from '../../../kit/records/verbs.ts'
import { seesPay } from './trainers.data.ts'
import type { Shared } from './trainers.person.ts'
import type { trainers } from './trainers.table.ts'

type Input = Partial<InputOf<typeof area>>
export type TrainerRow = StoredRow<typeof trainers>

const needed = (fields: string[]) =>
  new AppError(
    'invalid_input',
    {},
    Object.fromEntries(fields.map((field) => [field, { code: 'required' as ErrorCode }])),
  )

/** A change of a text: none, that it goes, or the new text. */
const said = <Value>(value: Value | null | undefined, before: Value | null): Value | null =>
  value === undefined ? before : value === '' ? null : value

const nobody: Shared = {
  firstNameAr: null,
  familyNameAr: null,
  firstNameEn: null,
  familyNameEn: null,
  email: null,
  phone: null,
  address: null,
  genderId: null,
  countryId: null,
  birthDate: null,
  joinedOn: null,
}

/** What a trainer shares with the person, as it will be. Throws unless the name is whole in one script. */
export function sharedAfter(input: Input, before: Shared = nobody): Shared {
  const shared = {
    firstNameAr: said(input.first_name_ar, before.firstNameAr),
    familyNameAr: said(input.family_name_ar, before.familyNameAr),
    firstNameEn: said(input.first_name_en, before.firstNameEn),
    familyNameEn: said(input.family_name_en, before.familyNameEn),
    email: said(input.email, before.email),
    phone: said(input.phone, before.phone),
    address: said(input.address, before.address),
    genderId: said(input.gender_id, before.genderId),
    countryId: said(input.country_id, before.countryId),
    birthDate: said(input.birth_date, before.birthDate),
    joinedOn: said(input.joined_on, before.joinedOn),
  }
  const arabic = { first_name_ar: shared.firstNameAr, family_name_ar: shared.familyNameAr }
  const latin = { first_name_en: shared.firstNameEn, family_name_en: shared.familyNameEn }
  const isWhole = (parts: Record<string, string | null>) => Object.values(parts).every(Boolean)
  if (!isWhole(arabic) && !isWhole(latin)) {
    const begun = Object.values(latin).some(Boolean) && !Object.values(arabic).some(Boolean) ? latin : arabic
    throw needed(Object.entries(begun).flatMap(([field, text]) => (text ? [] : field)))
  }
  return shared
}

/** Values of a trainer's row other than those of the input's names and those that the person shares. */
export function trainerValues(actor: Actor, input: Input, before: TrainerRow | undefined) {
  return { ...extraHours(input, before), ...payOf(actor, input) }
}

/** Extra hours have a beginning and an end; without them there is neither. */
function extraHours(input: Input, before: TrainerRow | undefined) {
  if (!(input.extra_hours ?? before?.extraHours)) return { extraFrom: null, extraTo: null }
  const from = said(input.extra_from, before?.extraFrom ?? null)
  const to = said(input.extra_to, before?.extraTo ?? null)
  const missing = [...(from ? [] : ['extra_from']), ...(to ? [] : ['extra_to'])]
  if (missing.length) throw needed(missing)
  if (from && to && to <= from) throw fieldError('extra_to', 'end_before_start')
  return { extraFrom: from, extraTo: to }
}

/** Who may not see what somebody is paid does not set it either; their form knows nothing of it. */
function payOf(actor: Actor, input: Input) {
  if (seesPay(actor)) return {}
  const rates = [input.hourly_rate_minor, input.evening_rate_minor, input.weekend_rate_minor]
  if (rates.some((rate) => typeof rate === 'number'))
    throw new AppError('forbidden', { permission: 'trainers.see_pay' })
  return { hourlyRateMinor: undefined, eveningRateMinor: undefined, weekendRateMinor: undefined }
}

const nextRow = z.object({ next: z.number() })

/** The number after the highest that the school has given: `T-0007`. */
export async function nextNumber(actor: Actor): Promise<string> {
  await takeTurn(actor.db, 'trainerNumbers', actor.tenant)
  const rows = await rowsOf(
    actor.db,
    nextRow,
    sql`
      select coalesce(max(substring(trainer_no from '^T-([0-9]{1,9})$')::integer), 0) + 1 as next
        from trainers where tenant = ${actor.tenant}`,
  )
  return `T-${String(rows[0]?.next ?? 1).padStart(4, '0')}`
}

const vehicleRow = z.object({ is_there: z.boolean(), fits: z.boolean() })

/** The vehicle that somebody drives by default trains one of the licence types that they teach. */
export async function checkVehicle(actor: Actor, id: number, input: Input, before: TrainerRow | undefined) {
  const changes = input.default_vehicle_id !== undefined || input.licences || input.licence_type_ids
  const vehicle = input.default_vehicle_id === undefined ? before?.defaultVehicleId : input.default_vehicle_id
  if (!changes || !vehicle) return
  const rows = await rowsOf(
    actor.db,
    vehicleRow,
    sql`
      select exists (select from vehicles v
                      where v.tenant = ${actor.tenant} and v.id = ${vehicle} and v.archived_at is null) as is_there,
             exists (select from vehicle_licence_types v join trainer_licence_types t using (tenant, licence_type_id)
                      where v.tenant = ${actor.tenant} and v.vehicle_id = ${vehicle} and t.trainer_id = ${id}) as fits`,
  )
  // one that was archived since stays with its trainer
  if (!rows[0]?.is_there && vehicle !== before?.defaultVehicleId)
    throw fieldError('default_vehicle_id', 'unknown_choice')
  if (!rows[0]?.fits) throw fieldError('default_vehicle_id', 'vehicle_not_for_licences')
}

/** Throws with the names of what nobody may teach without. */
export function checkReady(actor: Actor, { blocked_by }: { blocked_by: readonly RequiredKind[] }): void {
  if (blocked_by.length === 0) return
  const names = blocked_by.map((kind) => credentialNames[kind][actor.language])
  throw new AppError('trainer_not_ready', { missing: names.join(actor.language === 'ar' ? '، ' : ', ') })
}
