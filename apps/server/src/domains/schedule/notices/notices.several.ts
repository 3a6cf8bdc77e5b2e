import type { Language } from '@dsms/contract/kernel/shared'
import { dayOfWeekday, isoWeekdayOf } from '@dsms/contract/kernel/time/days'
import { type SQL, sql } from 'drizzle-orm'
import { dateFormat } from '../../../kernel/text/formats.ts'
import { clockAt } from '../../../kernel/time/zones.ts'
import { type Addressee, type Kind, localeOf } from '../../students/public.ts'

/** So many different times of several lessons are told. */
const mostTimes = 4

/**
 * Of several lessons of one student in a source of `ofBookings` the first alone, so that they are told once: `more` has how many
 * there are as `count`, and as `slots` the instants at which each begins and ends.
 */
export const several = (source: SQL): SQL => sql`
  select distinct on (x.student_id) x.key, x.tenant, x.student_id, x.type_name, x.starts_at, x.meeting_point, x.branch_name, x.room_name,
         x.more::jsonb || jsonb_build_object(
           'count', count(*) over whole,
           'slots', string_agg(${utc('x.starts_at')} || ' ' || ${utc('x.ends_at')}, ',') over whole) as more
    from (${source}) x
  window whole as (partition by x.student_id order by x.starts_at rows between unbounded preceding and unbounded following)
   order by x.student_id, x.starts_at`

const utc = (column: string): SQL => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

const isSeveral = ({ more }: Addressee): boolean => Number(more?.count) > 1

/** What a call about one lesson is about. Several are never told once more as the same ones. */
export const aboutOf = (person: Addressee): { about: string } | undefined =>
  isSeveral(person) ? undefined : { about: `booking ${person.key}` }

/** Words for one lesson, and for several. */
export const kindOf =
  (one: Kind, many: Kind) =>
  (person: Addressee): Kind =>
    isSeveral(person) ? many : one

/** How many lessons there are, and when. */
export const saidOf = (person: Addressee): Record<string, string> =>
  isSeveral(person)
    ? {
        howMany: String(person.more?.count),
        times: timesText(person.language, onClock(String(person.more?.slots), person.zone)),
      }
    : {}

/** When each lesson is on the clock of a zone, `1 08:00 09:30` being a Monday. */
export const onClock = (slots: string, zone: string): string =>
  slots
    .split(',')
    .map((slot) => {
      const [from, to] = slot.split(' ').map((instant) => clockAt(instant, zone))
      return from && to ? `${isoWeekdayOf(from.day)} ${from.time} ${to.time}` : ''
    })
    .join(',')

/** "Monday and Wednesday 08:00 – 09:30", the weekdays that have the same hours together. */
export function timesText(language: Language, slots: string): string {
  const days = new Map<string, Set<string>>()
  for (const slot of slots.split(',')) {
    const [weekday, from, to] = slot.split(' ')
    // in Arabic the earlier hour stands on the right
    const hours = language === 'ar' ? `\u2067${from} – ${to}\u2069` : `${from} – ${to}`
    days.set(hours, (days.get(hours) ?? new Set()).add(weekdayName(language, Number(weekday))))
  }
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const named = (names: Iterable<string>) => (language === 'ar' ? [...names].join('، ') : list.format(names))
  const told = [...days].slice(0, mostTimes).map(([hours, names]) => `${named(names)} ${hours}`)
  return [...told, ...(days.size > mostTimes ? ['…'] : [])].join(' · ')
}

/** Of 1 for Monday to 7. */
const weekdayName = (language: Language, weekday: number): string =>
  dateFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(dayOfWeekday(weekday)))
