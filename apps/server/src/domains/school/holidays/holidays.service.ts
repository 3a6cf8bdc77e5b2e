import { AppError } from '@dsms/contract/kernel/errors'
import { addDays } from '@dsms/contract/kernel/time/days'
import type { presetCountries } from '@dsms/contract/school/holidays/calls'
import { easterSunday, hijriOf } from '@dsms/contract/school/holidays/days'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { takeTurn } from '../../../db/locks.ts'
import { countries } from '../../../db/tables/countries.ts'
import { schools } from '../../../db/tables/schools.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { today } from '../../../kernel/time/zones.ts'
import { together } from '../../../kernel/together.ts'
import { holidayDates, holidays } from './holidays.table.ts'
import { type Preset, presets } from './presets.ts'

/**
 * Adds the country's usual holidays that the caller has under no such name yet, as drafts. Answers how many. In the
 * library of the platform countries have days of one name, each its own.
 */
export async function takeOver(actor: Actor, country: (typeof presetCountries)[number]): Promise<number> {
  await takeTurn(actor.db, 'holidayPresets', actor.tenant)
  const [[found], known, zone] = await together([
    () => actor.db.select({ id: countries.id }).from(countries).where(eq(countries.code, country)),
    () =>
      actor.db
        .select({ name: holidays.name, country: holidays.countryId })
        .from(holidays)
        .where(and(eq(holidays.tenant, actor.tenant), isNull(holidays.organizationId), isNull(holidays.archivedAt))),
    () => zoneOf(actor),
  ])
  const own = known.filter((one) => one.country === null || one.country === found?.id)
  const names = new Set(own.map(({ name }) => name.ar))
  const missing = presets[country].filter(({ name }) => !names.has(name.ar))
  if (missing.length === 0) return 0
  const year = Number(today(zone).slice(0, 4))
  await actor.db.insert(holidays).values(
    missing.map((preset) => {
      const startsOn = firstDay(preset, year)
      return {
        tenant: actor.tenant,
        countryId: actor.schoolId === null ? (found?.id ?? null) : null,
        name: preset.name,
        kind: preset.kind,
        recurrence: preset.recurrence,
        startsOn,
        endsOn: addDays(startsOn, preset.days - 1),
        hijriMonth: preset.recurrence === 'yearly_hijri' ? (preset.month ?? null) : null,
        hijriDay: preset.recurrence === 'yearly_hijri' ? (preset.day ?? null) : null,
        easterOffset: preset.easter_offset ?? null,
        status: 'draft',
      }
    }),
  )
  return missing.length
}

/** Whose days are meant. */
export const zoneOf = async (actor: Actor): Promise<string> => {
  const [school] = await actor.db.select({ zone: schools.timeZone }).from(schools).where(eq(schools.id, actor.tenant))
  return school?.zone ?? 'UTC'
}

/** The first time of a preset in a year. A Hijri date that a Gregorian year leaves out is taken from the next. */
function firstDay({ recurrence, month = 1, day = 1, easter_offset = 0 }: Preset, year: number): string {
  if (recurrence === 'yearly_easter') return addDays(easterSunday(year), easter_offset)
  const first = `${year}-01-01`
  if (recurrence === 'yearly_gregorian')
    return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  for (let n = 0; n < 400; n++) {
    const one = addDays(first, n)
    const hijri = hijriOf(one)
    if (hijri.month === month && hijri.day === day) return one
  }
  return first
}

/** Says when a holiday really is in one of its years. */
export async function confirmDate(
  actor: Actor,
  holidayId: number,
  { year, starts_on, ends_on }: { year: number; starts_on: string; ends_on: string },
) {
  if (ends_on < starts_on) throw new AppError('invalid_input', {}, { ends_on: { code: 'end_before_start' } })
  const [found] = await actor.db
    .select({ id: holidays.id })
    .from(holidays)
    .where(and(eq(holidays.id, holidayId), eq(holidays.tenant, actor.tenant), isNull(holidays.archivedAt)))
    .for('update')
  if (!found) throw new AppError('not_found')
  await actor.db
    .insert(holidayDates)
    .values({ tenant: actor.tenant, holidayId, year, startsOn: starts_on, endsOn: ends_on })
    .onConflictDoUpdate({
      target: [holidayDates.holidayId, holidayDates.year, holidayDates.tenant],
      set: { startsOn: starts_on, endsOn: ends_on },
    })
  // its days are another table's, and programs that have it move them where it is a new version
  await actor.db
    .update(holidays)
    .set({ version: sql`${holidays.version} + 1`, updatedAt: sql`now()`, updatedBy: actor.id })
    .where(and(eq(holidays.id, holidayId), eq(holidays.tenant, actor.tenant)))
  const confirmed = await actor.db
    .select({ year: holidayDates.year, starts_on: holidayDates.startsOn, ends_on: holidayDates.endsOn })
    .from(holidayDates)
    .where(eq(holidayDates.holidayId, holidayId))
    .orderBy(holidayDates.year)
  return { confirmed }
}

/** Publishes all drafts of the school. Answers how many. */
export async function publishAll(actor: Actor): Promise<number> {
  const published = await actor.db
    .update(holidays)
    .set({ status: 'published', statusReason: null })
    .where(and(eq(holidays.tenant, actor.tenant), eq(holidays.status, 'draft'), isNull(holidays.archivedAt)))
    .returning({ id: sql<number>`1` })
  return published.length
}
