import { isOneOf, present } from '@dsms/contract/kernel/choices/lists'
import { AppError } from '@dsms/contract/kernel/errors'
import { addDays, isoWeekdayOf } from '@dsms/contract/kernel/time/days'
import { type Day, dayOf, daySeconds, secondsBetween, type Wall, wallOf } from '../../../../kernel/time/zones.ts'

/**
 * How a series repeats: the part of RRULE that people use. `until` is the last day in the event's own zone, which
 * nothing finer could add to, since all of a series happen at one hour and at most once a day; so it stays true when
 * hour or zone change.
 */
export interface Rule {
  freq: (typeof frequencies)[number]
  interval: number
  count?: number
  until?: Day
  byDay: string[]
  byMonthDay: number[]
  byMonth: number[]
  bySetPos: number[]
  wkst?: string
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
/** A weekday by its place, counted round and round from Monday, which is 0. */
const weekdayAt = (place: number) => present(weekdays[((place % 7) + 7) % 7])

const invalid = () => new AppError('invalid_rule')

/** Reads an RRULE value for an event that starts then. Throws `invalid_rule` for what is wrong or not understood. */
export function readRule(text: string, start: Wall, zone: string): Rule {
  const parts = new Map<string, string>()
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
    .split(';')) {
    const [, name = '', value = ''] = /^([A-Z]+)=(.+)$/.exec(part) ?? []
    if (!name || parts.has(name)) throw invalid()
    parts.set(name, value)
  }
  const take = (name: string) => {
    const value = parts.get(name)
    parts.delete(name)
    return value
  }
  const freq = take('FREQ') ?? ''
  if (!isOneOf(frequencies, freq)) throw invalid()
  const count = take('COUNT')
  const until = take('UNTIL')
  const wkst = take('WKST')
  const rule: Rule = {
    freq,
    interval: wholeNumber(take('INTERVAL') ?? '1', 1, 999),
    byDay: list(take('BYDAY')).map((text) => weekday(text, freq)),
    byMonthDay: list(take('BYMONTHDAY')).map((text) => wholeNumber(text, -31, 31)),
    byMonth: list(take('BYMONTH')).map((text) => wholeNumber(text, 1, 12)),
    bySetPos: list(take('BYSETPOS')).map((text) => wholeNumber(text, -366, 366)),
  }
  if (parts.size || (count && until) || (wkst && !weekdays.includes(wkst))) throw invalid()
  if (rule.byMonthDay.length && freq === 'WEEKLY') throw invalid()
  if (rule.bySetPos.length && !rule.byDay.length && !rule.byMonthDay.length && !rule.byMonth.length) throw invalid()
  if (wkst && wkst !== 'MO') rule.wkst = wkst
  if (count) rule.count = wholeNumber(count, 1, 1000)
  if (until) {
    rule.until = lastDay(until, start, zone)
    if (rule.until < dayOf(start)) throw invalid()
  }
  return rule
}

/** Whether any of the months has any of the days; 30 February would be looked for over centuries. */
export const isAnyDay = ({ byMonth, byMonthDay }: Rule) =>
  byMonth.length === 0 ||
  byMonthDay.length === 0 ||
  byMonth.some((month) => byMonthDay.some((day) => Math.abs(day) <= new Date(Date.UTC(2024, month, 0)).getUTCDate()))

function wholeNumber(text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^[+-]?\d{1,4}$/.test(text) || value === 0 || value < least || value > most) throw invalid()
  return value
}

function list(text: string | undefined): string[] {
  if (text === undefined) return []
  const items = [...new Set(text.split(','))]
  if (items.length > 62) throw invalid()
  return items
}

function weekday(text: string, freq: string): string {
  const [, place = '', day = ''] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(text) ?? []
  if (!day) throw invalid()
  if (!place) return day
  const most = freq === 'MONTHLY' ? 5 : 53
  if (freq !== 'MONTHLY' && freq !== 'YEARLY') throw invalid()
  return `${wholeNumber(place, -most, most)}${day}`
}

/** The last day of an UNTIL, which may be a day, a clock in the zone, or an instant: then the day before when that is too early in it. */
function lastDay(text: string, start: Wall, zone: string): Day {
  const [, year, month, date, , hour, minute, second, utc] =
    /^(\d{4})-?(\d{2})-?(\d{2})(T(\d{2}):?(\d{2}):?(\d{2})(Z)?)?$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  try {
    Temporal.PlainDate.from(day, { overflow: 'reject' })
    if (!hour) return day
    const clock = `${day}T${hour}:${minute}:${second}`
    const wall = utc ? wallOf(`${clock}Z`, zone) : Temporal.PlainDateTime.from(clock).toString()
    return wall.slice(11) < start.slice(11) ? addDays(dayOf(wall), -1) : dayOf(wall)
  } catch {
    throw invalid()
  }
}

const compactDay = (day: Day): string => day.replaceAll('-', '')

/** The rule as text, always written the same way; `until` as it is to be written, the last day when left out. */
export function writeRule(rule: Rule, until = rule.until && compactDay(rule.until)): string {
  const parts = [
    ['FREQ', rule.freq],
    ['INTERVAL', rule.interval === 1 ? '' : rule.interval],
    ['COUNT', rule.count ?? ''],
    ['UNTIL', until ?? ''],
    ['BYMONTH', rule.byMonth.join()],
    ['BYMONTHDAY', rule.byMonthDay.join()],
    ['BYDAY', rule.byDay.join()],
    ['BYSETPOS', rule.bySetPos.join()],
    ['WKST', rule.wkst ?? ''],
  ]
  return parts.flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`])).join(';')
}

/** A kept rule, which was read and written before. */
export const keptRule = (text: string, start: Wall): Rule => readRule(text, start, 'UTC')

/**
 * The rule of a series that is moved as a whole to another day: every Monday becomes every Tuesday, the 5th the 6th, the
 * last Friday the last Thursday. What names several days of a month stays, since nobody could say what is meant.
 */
export function movedRule(rule: Rule, from: Wall, to: Wall): Rule {
  const [before, after] = [dayOf(from), dayOf(to)]
  if (before === after) return rule
  const days = Math.round(secondsBetween(`${before}T00:00:00`, `${after}T00:00:00`) / daySeconds)
  const moved: Rule = { ...rule, ...(rule.until ? { until: addDays(rule.until, days) } : {}) }
  const isPlain = rule.byDay.every((day) => day.length === 2)
  if (rule.freq === 'WEEKLY' || (isPlain && rule.freq === 'DAILY')) {
    moved.byDay = rule.byDay.map((day) => weekdayAt(weekdays.indexOf(day) + days))
    return moved
  }
  const [was, is] = [Temporal.PlainDate.from(before), Temporal.PlainDate.from(after)]
  if (rule.byMonth.length === 1 && rule.byMonth[0] === was.month) moved.byMonth = [is.month]
  if (rule.byMonthDay.length === 1) moved.byMonthDay = rule.byMonthDay.map((day) => movedMonthDay(day, was, is))
  else if (rule.byDay.length === 1 && !isPlain) moved.byDay = rule.byDay.map((day) => movedPlace(day, after, is))
  else if (rule.byDay.length === 1 && rule.bySetPos.length === 1) moved.byDay = [weekdayAt(isoWeekdayOf(after) - 1)]
  return moved
}

const movedMonthDay = (day: number, was: Temporal.PlainDate, is: Temporal.PlainDate): number => {
  if (day === was.day) return is.day
  return day === was.day - was.daysInMonth - 1 ? is.day - is.daysInMonth - 1 : day
}

/** The second Monday becomes the third Tuesday where that is what the day is; the last stays the last. */
function movedPlace(day: string, after: Day, is: Temporal.PlainDate): string {
  const name = weekdayAt(isoWeekdayOf(after) - 1)
  if (day.startsWith('-')) return `${-Math.ceil((is.daysInMonth - is.day + 1) / 7)}${name}`
  return `${Math.ceil(is.day / 7)}${name}`
}
