import type { ErrorCode } from '@dsms/contract/kernel/errors'
import { type HolidayRule, occurrencesOf } from '@dsms/contract/school/holidays/days'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { confirmedSql, countsFor } from './holidays.data.ts'
import { holidays } from './holidays.table.ts'

/** The key of a holiday's days of one year in the files that we write. */
export const ownUid = (id: number, year: number): string => `holiday-${id}-${year}@dsms`

const readOwn = (uid: string) => /^holiday-(\d{1,9})-(\d{1,4})@dsms$/.exec(uid)

interface Own extends HolidayRule {
  names: string[]
  isArchived: boolean
}

/** Holidays that files of ours tell, by their numbers: those that count for the school acted in, and its archived ones. */
export async function ownHolidays(actor: Actor, uids: string[]): Promise<Map<number, Own>> {
  const ids = [...new Set(uids.flatMap((uid) => readOwn(uid)?.[1] ?? []))].map(Number)
  if (ids.length === 0) return new Map()
  const rows = await actor.db
    .select({
      id: holidays.id,
      name: holidays.name,
      starts_on: holidays.startsOn,
      ends_on: holidays.endsOn,
      recurrence: sql<HolidayRule['recurrence']>`${holidays.recurrence}`,
      hijri_month: holidays.hijriMonth,
      hijri_day: holidays.hijriDay,
      easter_offset: holidays.easterOffset,
      confirmed: confirmedSql,
      isArchived: sql<boolean>`${holidays.archivedAt} is not null`,
    })
    .from(holidays)
    .where(and(inArray(holidays.id, ids), or(eq(holidays.tenant, actor.tenant), countsFor(actor, 'every', true))))
  return new Map(rows.map(({ id, name, ...row }) => [id, { ...row, names: Object.values(name) }]))
}

interface Told {
  name: { ar: string }
  starts_on: string
  ends_on: string
}

/**
 * What our own file tells of a holiday that is here: `known`, or why it is left out. Nothing where it is another holiday,
 * which has the number at another platform.
 */
export function judgeOwn(own: Map<number, Own>, uid: string, told: Told): 'known' | ErrorCode | undefined {
  const [, id, year] = readOwn(uid) ?? []
  const holiday = own.get(Number(id))
  if (!holiday) return undefined
  const isThen = occurrencesOf(holiday, Number(told.starts_on.slice(0, 4))).some(
    (one) => one.year === Number(year) && one.starts_on === told.starts_on && one.ends_on === told.ends_on,
  )
  if (!isThen && !holiday.names.includes(told.name.ar)) return undefined
  if (holiday.isArchived) return 'holiday_archived'
  return isThen ? 'known' : 'holiday_moved'
}
