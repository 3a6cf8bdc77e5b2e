import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { addDays } from '@dsms/contract/kernel/time/days'
import { holidays as area } from '@dsms/contract/school/holidays/calls'
import { calendarOf } from '@dsms/contract/school/holidays/days'
import ICAL from 'ical.js'
import type { Actor } from '../../../kernel/actor.ts'
import { parseIcs, type ReadRow, readIcs } from '../../../kernel/time/ics.read.ts'
import { dayOf } from '../../../kernel/time/zones.ts'
import { fileAnswer } from '../../../kit/records/files.ts'
import { importRows } from '../../../kit/records/import.ts'
import { layersOf } from './holidays.year.ts'
import { addHoliday } from './schoolHolidays.service.ts'

/** Takes the file apart; throws `invalid_ics` for what is no calendar. */
export const readHolidayFile = (content: string): ReadRow[] => readIcs(parseIcs(content), 'UTC')

/** Adds the events of a file as drafts. One that was read badly is told by its place and keeps none of the others out. */
export function importCalendar(actor: Actor, read: ReadRow[], mode: ImportBody['mode']) {
  const rows = read.map((_, place) => ({ place }))
  return importRows(actor, { rows, mode }, 'name', async ({ place }) => {
    const row = read[Number(place)]
    if (!row?.event) return { name: { code: row?.problem ?? 'invalid_format' } }
    const { event, title } = row
    const first = dayOf(event.start.wall)
    // an all-day event ends before the morning of its last day's next
    const last = event.isAllDay ? addDays(dayOf(event.end.wall), -1) : dayOf(event.end.wall)
    const parsed = area.input.safeParse({
      name: { ar: title },
      kind: 'school',
      starts_on: first,
      ends_on: last < first ? first : last,
      recurrence: /FREQ=YEARLY/.test(event.rrule) ? 'yearly_gregorian' : 'none',
    })
    if (!parsed.success) return { name: { code: title ? 'invalid_format' : 'required' } }
    await addHoliday(actor, parsed.data)
    return undefined
  })
}

/** The published holidays of a year as all-day events. */
export async function exportCalendar(actor: Actor, year: number) {
  const layers = await layersOf(actor, undefined, false)
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//DSMS//Holidays//EN')
  const now = ICAL.Time.now()
  for (const day of calendarOf(layers, year)) {
    if (day.called_off_by || day.holiday.is_working) continue
    const event = new ICAL.Component('vevent')
    event.addPropertyWithValue('uid', `holiday-${day.holiday.id}-${day.year}@dsms`)
    event.addPropertyWithValue('dtstamp', now)
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(day.starts_on))
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(day.ends_on, 1)))
    event.addPropertyWithValue('summary', day.holiday.name)
    event.addPropertyWithValue('transp', 'TRANSPARENT')
    calendar.addSubcomponent(event)
  }
  const text = `${calendar.toString()}\r\n`
  return fileAnswer(`holidays-${year}.ics`, 'text/calendar; charset=utf-8', async () => Buffer.from(text))
}
