import { present } from '@dsms/contract/kernel/choices/lists'
import { fieldError } from '@dsms/contract/kernel/errors'
import { addDays } from '@dsms/contract/kernel/time/days'
import type { CalendarEvent, listEvents as endpoint } from '@dsms/contract/messages/calendar/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import {
  addSeconds,
  checkZone,
  type Day,
  dayOf,
  daySeconds,
  instantOf,
  midnight,
  platformZone,
  secondsBetween,
  type Wall,
  wallOf,
} from '../../../kernel/time/zones.ts'
import { together } from '../../../kernel/together.ts'
import { contains } from '../../../kit/records/records.ts'
import { type EventRow, isThere, readEvents, schoolZone, type Viewer } from './calendar.data.ts'
import { asOne, eventOf, type Occurrence, occurrenceAt, single } from './calendar.view.ts'
import { durationOf, startsBetween } from './series/series.ts'

type Filter = z.output<typeof endpoint.query>

const longestDays = 400
/** What one answer holds; no screen shows more, and nobody's thousand daily series may stop the server. */
const most = 20_000

export async function listEvents(actor: Actor, filter: Filter): Promise<CalendarEvent[]> {
  if (filter.calendars.length === 0) return []
  const chosen = sql`${isThere} and e.kind = any(${sql.param(filter.calendars)}::text[])
    ${filter.q ? sql`and ${contains(sql`e.search`, filter.q)}` : sql``}`
  if (filter.from === undefined && filter.to === undefined) {
    const rows = await readEvents(actor.db, actor, {
      where: sql`${chosen} and e.series_id is null`,
      order: sql`e.starts_at desc, e.id desc`,
      limit: 1000,
    })
    return rows.map((row) => eventOf(actor, asOne(row)))
  }
  const window = await windowOf(actor, filter)
  const found = await occurrencesIn(actor.db, actor, chosen, window)
  return found.map((occurrence) => eventOf(actor, occurrence))
}

/** A span of days where somebody is. */
interface Window {
  from: Day
  to: Day
  zone: string
}

async function windowOf(actor: Actor, { from, to, timeZone }: Filter): Promise<Window> {
  const zone = timeZone ? checkZone(timeZone, 'timeZone') : ((await schoolZone(actor.db, actor.tenant)) ?? platformZone)
  const first = from ?? addDays(present(to), -longestDays)
  const last = to ?? addDays(first, longestDays)
  const wrong = [first, last].find((day) => day < '1900-01-01' || day > '2200-01-01')
  if (wrong) throw fieldError(wrong === first ? 'from' : 'to', 'invalid_date')
  const days = secondsBetween(midnight(first), midnight(last)) / daySeconds
  if (days < 0) throw fieldError('to', 'end_before_start')
  if (days > longestDays) throw fieldError('to', 'too_long_span', { max: longestDays })
  return { from: first, to: last, zone }
}

const replacedRow = z.object({ id: z.int(), starts: z.array(z.string()) })

/** Each time that something happens within some days: single events and every occurrence, in order. */
async function occurrencesIn(db: Db, viewer: Viewer, chosen: SQL, window: Window): Promise<Occurrence[]> {
  const [start, end] = [instantOf(midnight(window.from), window.zone), instantOf(midnight(window.to), window.zone)]
  // days begin up to 26 hours apart around the world, and an all-day event is on its day wherever one looks from
  const touches = sql`e.starts_at < ${end}::timestamptz + interval '26 hours'
    and case when e.ends_at is null then 'infinity' else e.ends_at end >= ${start}::timestamptz - interval '26 hours'`
  const [found, replaced] = await together([
    () => readEvents(db, viewer, { where: sql`${chosen} and ${touches}` }),
    () =>
      rowsOf(
        db,
        replacedRow,
        sql`
          select o.series_id as id, array_agg(to_char(o.original_start, 'YYYY-MM-DD"T"HH24:MI:SS')) as starts
            from events o join events e on e.id = o.series_id
           where (e.owner_id = ${viewer.id} or (e.is_shared and e.tenant = ${viewer.tenant})
                  or e.id = any(array(select g.event_id from event_guests g where g.user_id = ${viewer.id})))
             and e.rrule <> '' and ${touches}
           group by o.series_id`,
      ),
  ])
  const replacedIn = new Map(replaced.map(({ id, starts }) => [id, starts]))
  const occurrences: Occurrence[] = []
  for (const row of found) {
    const happening = row.rrule ? expand(row, window, [start, end], replacedIn.get(row.id) ?? []) : [single(row)]
    for (const occurrence of happening) if (isWithin(occurrence, window, start, end)) occurrences.push(occurrence)
    if (occurrences.length > most) {
      const days = secondsBetween(midnight(window.from), midnight(window.to)) / daySeconds
      throw fieldError('to', 'too_long_span', { max: Math.max(1, Math.floor(days / 2)) })
    }
  }
  return occurrences.sort(
    (a, b) => compare(a.startsAt, b.startsAt) || compare(b.endsAt, a.endsAt) || a.row.root - b.row.root,
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function expand(row: EventRow, window: Window, [start, end]: [string, string], replaced: Wall[]): Occurrence[] {
  const out = new Set([...row.exdates, ...replaced])
  const [first, last] = row.isAllDay
    ? [midnight(window.from), midnight(window.to)]
    : [wallOf(start, row.timeZone), wallOf(end, row.timeZone)]
  // an hour on either side for clocks that change
  const starts = startsBetween(row, addSeconds(first, -durationOf(row) - 3600), addSeconds(last, 3600))
  return starts.filter((original) => !out.has(original)).map((original) => occurrenceAt(row, original))
}

/** What ends when the window begins is over; what has no length is where it begins. */
function isWithin(occurrence: Occurrence, window: Window, start: string, end: string): boolean {
  if (occurrence.row.isAllDay) return dayOf(occurrence.start) < window.to && dayOf(occurrence.end) > window.from
  return occurrence.startsAt < end && (occurrence.endsAt > start || occurrence.startsAt >= start)
}
