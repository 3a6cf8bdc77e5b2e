import { addDays, weekdayOf } from '@dsms/contract/kernel/time/days'
import { wallClock } from '../../../../kernel/i18n/zone.ts'
import type { Day } from '../state/days.ts'

/** Weekdays as rules name them, from Sunday. */
export const ruleDays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
export type RuleDay = (typeof ruleDays)[number]

export type Frequency = 'none' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'custom'

/** How an event repeats, as the form asks it. What depends on the first day follows that day. */
export interface Repeat {
  frequency: Frequency
  interval: number
  /** Of a week. */
  days: RuleDay[]
  /** Of a month: the 14th, the second Sunday, the last Sunday. */
  monthly: 'date' | 'nth' | 'last'
  ends: 'never' | 'until' | 'count'
  until: Day | null
  count: number
  /** A rule that the form cannot say; it is kept as it is. */
  custom: string
}

export const noRepeat: Repeat = {
  frequency: 'none',
  interval: 1,
  days: [],
  monthly: 'date',
  ends: 'never',
  until: null,
  count: 10,
  custom: '',
}

const frequencies: Record<string, Frequency> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
}
const knownParts = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'UNTIL', 'COUNT', 'WKST'])

export const ruleDayOf = (day: Day): RuleDay => ruleDays[weekdayOf(day)] ?? 'SU'

/** 2 for the second Sunday of its month. */
export const nthOf = (day: Day): number => Math.ceil(Number(day.slice(8, 10)) / 7)
/** Whether no such weekday follows in its month. */
export const isLastOf = (day: Day): boolean => addDays(day, 7).slice(0, 7) !== day.slice(0, 7)

/** A rule as the form asks it; `start` is the event's first day, `zone` where its hours are meant. */
export function repeatOf(rule: string, start: Day, zone: string): Repeat {
  if (rule === '') return noRepeat
  const parts = new Map(
    rule
      .replace(/^RRULE:/i, '')
      .split(';')
      .map((part) => part.split('='))
      .map(([name = '', value = '']) => [name.toUpperCase(), value]),
  )
  const custom: Repeat = { ...noRepeat, frequency: 'custom', custom: rule }
  const frequency = frequencies[parts.get('FREQ') ?? '']
  if (!frequency || [...parts.keys()].some((name) => !knownParts.has(name))) return custom
  const until = parts.get('UNTIL')
  const repeat: Repeat = {
    ...noRepeat,
    frequency,
    interval: Number(parts.get('INTERVAL') ?? 1),
    ...(until ? { ends: 'until' as const, until: dayOfUntil(until, zone) } : {}),
    ...(parts.has('COUNT') ? { ends: 'count' as const, count: Number(parts.get('COUNT')) } : {}),
  }
  const byDay = parts.get('BYDAY')?.split(',') ?? []
  const ofMonth = parts.get('BYMONTHDAY')
  const isOnStart = ofMonth === undefined || Number(ofMonth) === Number(start.slice(8, 10))
  const inMonth = parts.get('BYMONTH')
  if (frequency === 'weekly') {
    const days = byDay.map((name) => ruleDays.find((day) => day === name)).filter((day) => day !== undefined)
    if (ofMonth !== undefined || inMonth || days.length < byDay.length) return custom
    return { ...repeat, days: days.length > 0 ? days : [ruleDayOf(start)] }
  }
  if (frequency === 'monthly' && byDay.length === 1 && ofMonth === undefined && !inMonth) {
    const day = ruleDayOf(start)
    if (byDay[0] === `${nthOf(start)}${day}`) return { ...repeat, monthly: 'nth' }
    if (byDay[0] === `-1${day}` && isLastOf(start)) return { ...repeat, monthly: 'last' }
    return custom
  }
  const isInStartsMonth = !inMonth || (frequency === 'yearly' && Number(inMonth) === Number(start.slice(5, 7)))
  return byDay.length === 0 && isOnStart && isInStartsMonth && (frequency !== 'daily' || !ofMonth) ? repeat : custom
}

/** The rule of what was asked, empty for an event that happens once. */
export function ruleOf(repeat: Repeat, start: Day): string {
  if (repeat.frequency === 'none') return ''
  if (repeat.frequency === 'custom') return repeat.custom
  const parts = [`FREQ=${repeat.frequency.toUpperCase()}`]
  if (repeat.interval > 1) parts.push(`INTERVAL=${repeat.interval}`)
  if (repeat.frequency === 'weekly') {
    const days = ruleDays.filter((name) => repeat.days.includes(name))
    parts.push(`BYDAY=${(days.length > 0 ? days : [ruleDayOf(start)]).join()}`)
  }
  if (repeat.frequency === 'monthly') {
    if (repeat.monthly === 'date') parts.push(`BYMONTHDAY=${Number(start.slice(8, 10))}`)
    else parts.push(`BYDAY=${repeat.monthly === 'last' ? -1 : nthOf(start)}${ruleDayOf(start)}`)
  }
  if (repeat.ends === 'count') parts.push(`COUNT=${repeat.count}`)
  if (repeat.ends === 'until' && repeat.until) parts.push(`UNTIL=${repeat.until.replaceAll('-', '')}`)
  return parts.join(';')
}

/** An UNTIL may be a day, or an instant: then the day that it is where the event is meant. */
function dayOfUntil(until: string, zone: string): Day {
  const [, year, month, day, hour, minute, second, isUtc] =
    until.match(/^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/) ?? []
  const plain = `${year}-${month}-${day}`
  return isUtc ? wallClock(`${plain}T${hour}:${minute}:${second}Z`, zone).slice(0, 10) : plain
}

/** The same repetition of an event that now begins on another day: its weekday moves along. */
export function movedRepeat(repeat: Repeat, from: Day, to: Day): Repeat {
  const [before, after] = [ruleDayOf(from), ruleDayOf(to)]
  if (repeat.frequency === 'monthly' && repeat.monthly === 'last' && !isLastOf(to)) return { ...repeat, monthly: 'nth' }
  if (repeat.frequency !== 'weekly' || before === after) return repeat
  return { ...repeat, days: ruleDays.filter((day) => day === after || (day !== before && repeat.days.includes(day))) }
}
