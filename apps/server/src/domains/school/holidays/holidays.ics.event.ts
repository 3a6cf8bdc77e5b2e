import { AppError } from '@dsms/contract/kernel/errors'
import { addDays } from '@dsms/contract/kernel/time/days'
import type { holidays as area } from '@dsms/contract/school/holidays/calls'
import { hijriOf } from '@dsms/contract/school/holidays/days'
import type { ReadEvent } from '../../../kernel/time/ics.read.ts'
import { dayOf, wallOf } from '../../../kernel/time/zones.ts'
import type { InputOf } from '../../../kit/areas/area.ts'

type Input = InputOf<typeof area>

/** The days of an event. Throws for hours of a day, for what was called off, and for a rule that holidays do not have. */
export function holidayOf(event: ReadEvent, zone: string) {
  if (event.isCancelled) throw new AppError('holiday_called_off')
  const [start, end] = wholeDays(event, zone)
  return {
    name: { ar: event.title },
    kind: 'school',
    starts_on: start,
    // a file says the morning on which the days are over
    ends_on: end > start ? addDays(end, -1) : start,
    recurrence: recurrenceOf(event, start),
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

/** Names of the Hijri calendar that mean Umm al-Qura, or leave to whoever sees the moon what is announced by it. */
const ummAlQura = ['ISLAMIC-UMALQURA', 'ISLAMIC-RGSA', 'ISLAMIC', 'HIJRI']

/** Yearly on the day on which it starts, in one of the two calendars; whatever else a rule says would be other days. */
function recurrenceOf({ writtenRule, exdates }: ReadEvent, start: string): Input['recurrence'] {
  if (writtenRule === '') return 'none'
  const parts = new Map(writtenRule.split(';').map((part) => part.split('=') as [string, string]))
  const scale = parts.get('RSCALE') ?? 'GREGORIAN'
  const isHijri = /^(ISLAMIC|HIJRI)/.test(scale)
  if (isHijri && !ummAlQura.includes(scale)) throw new AppError('holiday_hijri')
  const [, month, day] = start.split('-').map(Number)
  const first = isHijri ? hijriOf(start) : { month, day }
  const isItself = (name: string, value: number | undefined) => !parts.has(name) || Number(parts.get(name)) === value
  const isPlain =
    parts.get('FREQ') === 'YEARLY' &&
    (parts.get('INTERVAL') ?? '1') === '1' &&
    isItself('BYMONTH', first.month) &&
    isItself('BYMONTHDAY', first.day) &&
    [...parts.keys()].every((name) =>
      ['FREQ', 'INTERVAL', 'BYMONTH', 'BYMONTHDAY', 'WKST', 'RSCALE', 'SKIP'].includes(name),
    )
  // the last day of a short month represents one that it lacks, which the standard leaves out unless told
  const isEveryYear =
    parts.get('SKIP') === 'BACKWARD' || (isHijri ? first.day !== 30 : !(first.month === 2 && first.day === 29))
  if (!isPlain || !isEveryYear || !(isHijri || scale === 'GREGORIAN')) throw new AppError('holiday_rule')
  if (exdates.length > 0) throw new AppError('holiday_exception')
  return isHijri ? 'yearly_hijri' : 'yearly_gregorian'
}
