import { dayAhead } from '@dsms/contract/kernel/time/days'
import { sql } from 'drizzle-orm'
import { familyNames, firstNames } from '../../../../kernel/demo/names.ts'
import type { random } from '../../../../kernel/demo/random.ts'
import type { NewPerson } from '../../../identity/public.ts'

/** Countries by their keys in the list: most people are at home in Saudi Arabia. */
const homes = [189, 189, 3, 189, 64, 189, 110, 189, 120, 134, 56, 74]

/** Staff of one tenant: most at work, some invited, switched off or locked out. `from` numbers them on from others. */
export function makeStaff(
  choose: ReturnType<typeof random>,
  {
    schoolId,
    size,
    roleIds,
    domain,
    from = 0,
  }: { schoolId: number | null; size: number; roleIds: number[]; domain: string; from?: number },
): NewPerson[] {
  return Array.from({ length: size }, (_, nth): NewPerson => {
    const place = from + nth
    const gender = choose.oneOf(['female', 'male'] as const)
    const [first, firstLatin] = choose.oneOf(firstNames[gender])
    const [family, familyLatin] = choose.oneOf(familyNames)
    const username = `${firstLatin}.${familyLatin}${schoolId ?? ''}${place + 1}`.toLowerCase()
    const status = choose.chance(0.1) ? 'invited' : choose.chance(0.08) ? 'inactive' : 'active'
    const daysHere = choose.between(3, 900)
    return {
      tenant: schoolId ?? 0,
      roleId: roleIds[place % roleIds.length] as number,
      firstName: first,
      lastName: family,
      username,
      email: `${username}@${domain}`,
      phone: `+9665${choose.between(10_000_000, 99_999_999)}`,
      genderId: gender === 'female' ? 1 : 2,
      countryId: homes[place % homes.length] as number,
      employeeNo: `E-${String(place + 1).padStart(4, '0')}`,
      joinedOn: dayBefore(daysHere),
      birthDate: `${choose.between(1968, 2002)}-${two(choose.between(1, 12))}-${two(choose.between(1, 28))}`,
      status,
      statusReason: status === 'inactive' ? 'إجازة طويلة' : null,
      createdAt: sql`now() - ${daysHere} * interval '1 day'`,
      invitedAt: sql`now() - ${daysHere} * interval '1 day'`,
      emailVerifiedAt: status === 'invited' ? null : sql`now() - ${daysHere} * interval '1 day'`,
      lastLoginAt: status === 'active' ? sql`now() - ${choose.between(1, 400)} * interval '1 hour'` : null,
      lockedUntil: status === 'active' && place === 7 ? sql`now() + interval '12 minutes'` : null,
    }
  })
}

const two = (value: number) => String(value).padStart(2, '0')

const dayBefore = (days: number) => dayAhead(-days)
