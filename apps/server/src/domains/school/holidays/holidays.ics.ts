import { AppError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { addDays } from '@dsms/contract/kernel/time/days'
import { holidays as area } from '@dsms/contract/school/holidays/calls'
import { calendarOf } from '@dsms/contract/school/holidays/days'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import ICAL from 'ical.js'
import type { Actor } from '../../../kernel/actor.ts'
import { calendarFile, utcNow } from '../../../kernel/time/ics.file.ts'
import type { ReadEvent, ReadRow } from '../../../kernel/time/ics.read.ts'
import { dayOf, wallOf } from '../../../kernel/time/zones.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { fileAnswer } from '../../../kit/records/files.ts'
import { importRows, type Wrong } from '../../../kit/records/import.ts'
import { holidays } from './holidays.table.ts'
import { layersOf } from './holidays.year.ts'
import { addHoliday, changeHoliday } from './schoolHolidays.service.ts'

type Input = InputOf<typeof area>

/**
 * Adds the events of a file as drafts, read in the school's zone. What came from the file before is known by its key and
 * brought up to date. One that was read badly is told by its line and keeps none of the others out.
 */
export async function importCalendar(actor: Actor, read: ReadRow[], zone: string, mode: ImportBody['mode']) {
  const known = await knownByUid(
    actor,
    read.flatMap(({ event }) => (event ? [keyOf(event)] : [])),
  )
  const counts = { updated: 0, known: 0 }
  const addOne = async (_: unknown, place: number): Promise<Wrong | undefined> => {
    const row = read[place]
    if (!row?.event) return { name: { code: row?.problem ?? 'invalid_format' } }
    const parsed = area.input.safeParse(holidayOf(row.event, zone))
    if (!parsed.success) return { name: { code: 'invalid_format' } }
    const uid = keyOf(row.event)
    const before = known.get(uid)
    if (before === undefined) {
      known.set(uid, { id: await addHoliday(actor, parsed.data, uid), input: parsed.data })
      return undefined
    }
    if (isSame(before.input, parsed.data)) counts.known++
    else {
      await changeHoliday(actor, before.id, parsed.data)
      counts.updated++
    }
    return undefined
  }
  const rows = read.map((_, place) => ({ place }))
  if (rows.length === 0) return { imported: 0, rows: [], lines: {}, total: 0, ...counts }
  const answer = await importRows(actor, { rows, mode }, 'name', { addOne })
  const lines = Object.fromEntries(answer.rows.map(({ row }) => [String(row), read[row - 1]?.line ?? 0]))
  const imported = Math.max(0, answer.imported - counts.known - counts.updated)
  return { ...answer, ...counts, imported, lines, total: rows.length }
}

const keyOf = ({ uid, original }: ReadEvent) => (original ? `${uid}/${original.wall}` : uid)

interface Known {
  id: number
  input: Pick<Input, 'name' | 'starts_on' | 'ends_on' | 'recurrence'>
}

async function knownByUid(actor: Actor, uids: string[]): Promise<Map<string, Known>> {
  if (uids.length === 0) return new Map()
  const rows = await actor.db
    .select({
      uid: holidays.uid,
      id: holidays.id,
      name: holidays.name,
      starts_on: holidays.startsOn,
      ends_on: holidays.endsOn,
      recurrence: holidays.recurrence,
    })
    .from(holidays)
    .where(and(eq(holidays.tenant, actor.tenant), isNull(holidays.archivedAt), inArray(holidays.uid, uids)))
  return new Map(rows.map(({ uid, id, ...input }) => [uid ?? '', { id, input: input as unknown as Known['input'] }]))
}

const isSame = (one: Known['input'], other: Known['input']) =>
  one.name.ar === other.name.ar &&
  one.starts_on === other.starts_on &&
  one.ends_on === other.ends_on &&
  one.recurrence === other.recurrence

/** The days of an event. Throws for hours of a day, for what was called off, and for a rule that holidays do not have. */
function holidayOf(event: ReadEvent, zone: string) {
  if (event.isCancelled) throw new AppError('holiday_called_off')
  const [start, end] = wholeDays(event, zone)
  return {
    name: { ar: event.title },
    kind: 'school',
    starts_on: start,
    // a file says the morning on which the days are over
    ends_on: end > start ? addDays(end, -1) : start,
    recurrence: recurrenceOf(event.writtenRule, start),
  }
}

/** First day, and the day at whose beginning they are over. Outlook writes hours from midnight to midnight. */
function wholeDays({ isAllDay, start, end }: ReadEvent, zone: string): [string, string] {
  if (isAllDay) return [dayOf(start.wall), dayOf(end.wall)]
  const there: [string, string] = [wallOf(start.instant, zone), wallOf(end.instant, zone)]
  const whole = [[start.wall, end.wall], there].find(
    ([from = '', to = '']) => from.endsWith('T00:00:00') && to.endsWith('T00:00:00') && from < to,
  )
  if (!whole) throw new AppError('holiday_part_of_day')
  return [dayOf(whole[0] ?? ''), dayOf(whole[1] ?? '')]
}

/** Yearly on the day on which it starts, in one of the two calendars; whatever else a rule says would be other days. */
function recurrenceOf(rule: string, start: string): Input['recurrence'] {
  if (rule === '') return 'none'
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]))
  const scale = parts.get('RSCALE') ?? 'GREGORIAN'
  const isHijri = /^(ISLAMIC|HIJRI)/.test(scale)
  const [, month, day] = start.split('-').map(Number)
  const isItself = (name: string, value: number | undefined) => {
    const said = parts.get(name)
    return said === undefined || (!isHijri && Number(said) === value)
  }
  const isPlain =
    parts.get('FREQ') === 'YEARLY' &&
    (parts.get('INTERVAL') ?? '1') === '1' &&
    isItself('BYMONTH', month) &&
    isItself('BYMONTHDAY', day) &&
    [...parts.keys()].every((name) =>
      ['FREQ', 'INTERVAL', 'BYMONTH', 'BYMONTHDAY', 'WKST', 'RSCALE', 'SKIP'].includes(name),
    )
  if (!isPlain || !(isHijri || scale === 'GREGORIAN')) throw new AppError('holiday_rule')
  return isHijri ? 'yearly_hijri' : 'yearly_gregorian'
}

/** The published holidays of a year as all-day events. */
export async function exportCalendar(actor: Actor, year: number) {
  const layers = await layersOf(actor, undefined, false)
  const calendar = calendarFile('Holidays')
  const now = utcNow()
  for (const day of calendarOf(layers, year)) {
    if (day.called_off_by || day.holiday.is_working) continue
    const event = new ICAL.Component('vevent')
    event.addPropertyWithValue('uid', `holiday-${day.holiday.id}-${day.year}@dsms`)
    event.addPropertyWithValue('dtstamp', now)
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
