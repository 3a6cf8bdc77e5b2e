import type { Translated } from '@dsms/contract/kernel/shared'
import { addDays } from '@dsms/contract/kernel/time/days'
import { calendarOf } from '@dsms/contract/school/holidays/days'
import ICAL from 'ical.js'
import type { Actor } from '../../../kernel/actor.ts'
import { calendarFile, utcNow, utcTime } from '../../../kernel/time/ics.file.ts'
import { fileAnswer } from '../../../kit/records/files.ts'
import { ownUid } from './holidays.ics.own.ts'
import { layersOf } from './holidays.year.ts'

/** What the calendar is called where it is taken in. */
const names: Translated = {
  ar: 'الإجازات',
  en: 'Holidays',
  de: 'Feiertage',
  fr: 'Congés',
  pt: 'Feriados',
}

/** The published holidays of a year as all-day events. */
export async function exportCalendar(actor: Actor, year: number) {
  const layers = await layersOf(actor, undefined, false)
  const calendar = calendarFile('Holidays', names[actor.language], false)
  const now = utcNow()
  for (const day of calendarOf(layers, year)) {
    if (day.called_off_by || day.holiday.is_working) continue
    const event = new ICAL.Component('vevent')
    event.addPropertyWithValue('uid', ownUid(day.holiday.id, day.year))
    event.addPropertyWithValue('dtstamp', now)
    event.addPropertyWithValue('last-modified', utcTime(day.holiday.updated_at))
    event.addPropertyWithValue('sequence', day.holiday.version - 1)
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(day.starts_on))
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(day.ends_on, 1)))
    event.addPropertyWithValue('summary', day.holiday.name)
    event.addPropertyWithValue('status', 'CONFIRMED')
    event.addPropertyWithValue('transp', 'TRANSPARENT')
    event.addPropertyWithValue('x-microsoft-cdo-alldayevent', 'TRUE')
    event.addPropertyWithValue('x-microsoft-cdo-busystatus', 'FREE')
    calendar.addSubcomponent(event)
  }
  const text = `${calendar.toString()}\r\n`
  return fileAnswer(`holidays-${year}.ics`, 'text/calendar; charset=utf-8', async () => Buffer.from(text))
}
