import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { getSchoolProfile, updateSchoolProfile } from '@dsms/contract/school/schoolProfile/calls'
import { schools } from '../../../db/tables/schools.ts'
import { type Actor, may } from '../../../kernel/actor.ts'
import { isIban } from '../../../kernel/money/iban.ts'
import { checkZone } from '../../../kernel/time/zones.ts'
import { together } from '../../../kernel/together.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { settingOf } from '../../platform/public.ts'
import { lockProfile, profileHistory, readProfile, writeProfile } from './schoolProfile.data.ts'
import { schoolProfiles } from './schoolProfiles.table.ts'

type Profile = Answer<typeof getSchoolProfile>
type Change = Omit<Input<typeof updateSchoolProfile>['body'], 'version' | 'school_id'>

const noBank = { bank_name: null, account_holder: null, iban: null }
const noSocial = {
  instagram: '',
  snapchat: '',
  x: '',
  tiktok: '',
  youtube: '',
  facebook: '',
  linkedin: '',
  whatsapp: '',
}

/** The profile as the actor may see it: bank details are for those who may change them. */
export async function showProfile(actor: Actor): Promise<Profile> {
  const [row, history, warningDays] = await together([
    () => readProfile(actor),
    () => profileHistory(actor),
    () => settingOf(actor, 'documents.warning'),
  ])
  const shows_bank = may(actor, actor.scope === 'platform' ? 'schools.edit' : 'settings.edit')
  return {
    ...row,
    ...(shows_bank ? {} : noBank),
    social: { ...noSocial, ...row.social },
    shows_bank,
    licence_warning_days: warningDays,
    history,
  }
}

/** Changes what was sent of it. What belongs together is checked together with what is there already. */
export async function changeProfile(actor: Actor, version: number, input: Change): Promise<Profile> {
  const before = await lockProfile(actor)
  if (before.version !== version) throw await stale(actor, before.version)
  const change = { ...input, ...(input.iban ? { iban: ibanOf(input.iban) } : {}) }
  if (input.time_zone !== undefined) checkZone(input.time_zone, 'time_zone')
  checkPlace({ ...before, ...change })
  await writeProfile(actor, valuesOf(schools, change), valuesOf(schoolProfiles, change))
  return showProfile(actor)
}

/** A point on the map has both numbers or none. */
function checkPlace({ latitude, longitude }: { latitude?: number | null; longitude?: number | null }) {
  const [hasLatitude, hasLongitude] = [latitude ?? null, longitude ?? null].map((degrees) => degrees !== null)
  if (hasLatitude !== hasLongitude) throw fieldError(hasLatitude ? 'longitude' : 'latitude', 'required')
}

function ibanOf(typed: string): string {
  const iban = typed.replace(/\s/g, '').toUpperCase()
  if (!isIban(iban)) throw fieldError('iban', 'invalid_iban')
  return iban
}

async function stale(actor: Actor, version: number): Promise<AppError> {
  const [latest] = await profileHistory(actor, 1)
  return new AppError('stale_version', {
    name: latest?.by ?? 'DSMS',
    at: latest?.at ?? '',
    version,
    fields: latest?.fields ?? [],
  })
}
