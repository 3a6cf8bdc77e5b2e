import { AppError } from '@dsms/contract/kernel/errors'
import { addDays } from '@dsms/contract/kernel/time/days'
import { RRuleTemporal } from 'rrule-temporal'
import { addSeconds, dayOf, instantOf, midnight, secondsBetween, type Wall } from '../../../../kernel/time/zones.ts'
import { keptRule, type Rule, writeRule } from './rules.ts'

/** Columns that tell when a series happens. */
export interface Series {
  start: Wall
  end: Wall
  rrule: string
  timeZone: string
}

/**
 * The starts of a series by the clock, before any is taken out. The rule runs over the clock as if it never changed, and
 * every start gets its instant afterwards: so 09:00 stays 09:00, and an hour that does not exist one night is the same
 * time after the change, not a lesson that is missing. The first start always counts, also where the rule has another
 * day (RFC 5545, 3.8.5.3).
 */
class Starts {
  private readonly first: Wall
  private readonly isFirstApart: boolean
  private readonly rule: RRuleTemporal<Temporal.ZonedDateTime> | undefined

  constructor(start: Wall, rule: Rule) {
    this.first = start
    const whole = ruleOf(start, rule)
    const [match] = between(whole, start, start)
    this.isFirstApart = match === undefined
    if (!this.isFirstApart || rule.count === undefined) this.rule = whole
    else this.rule = rule.count > 1 ? ruleOf(start, { ...rule, count: rule.count - 1 }) : undefined
  }

  /** Both ends included. */
  between(from: Wall, to: Wall): Wall[] {
    if (to < this.first || to < from) return []
    const found = this.rule ? between(this.rule, from < this.first ? this.first : from, to) : []
    return this.isFirstApart && from <= this.first ? [this.first, ...found] : found
  }

  last(): Wall {
    const last = this.rule?.previous(utc(horizon), true)
    return last ? wall(last) : this.first
  }
}

/** Nothing is reckoned beyond: a series that reaches it counts as endless. */
const horizon = '2200-01-01T00:00:00'

const utc = (text: Wall) => Temporal.PlainDateTime.from(text).toZonedDateTime('UTC')
const wall = (date: Temporal.ZonedDateTime): Wall => date.toPlainDateTime().toString()

const between = (rule: RRuleTemporal<Temporal.ZonedDateTime>, from: Wall, to: Wall): Wall[] =>
  rule.between(utc(from), utc(to), true).map(wall)

const ruleOf = (start: Wall, rule: Rule) =>
  new RRuleTemporal<Temporal.ZonedDateTime>({
    rruleString: writeRule(rule, rule.until && `${rule.until.replaceAll('-', '')}T235959Z`),
    dtstart: utc(start),
    temporal: Temporal,
  })

const startsOf = (series: Series): Starts => new Starts(series.start, keptRule(series.rrule, series.start))

export const durationOf = (series: Pick<Series, 'start' | 'end'>): number => secondsBetween(series.start, series.end)

/** Starts by the clock from one time to another, both included. */
export const startsBetween = (series: Series, from: Wall, to: Wall): Wall[] => startsOf(series).between(from, to)

/** Whether a series has these starts; one look at the rule for all of them. */
export function startsAmong(series: Series, wanted: Wall[]): Set<Wall> {
  const sorted = [...wanted].sort()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return new Set()
  const all = new Set(startsBetween(series, first, last))
  return new Set(sorted.filter((start) => all.has(start)))
}

/** How many starts there are before one, the taken out among them. */
export const countBefore = (series: Series, start: Wall): number =>
  startsBetween(series, series.start, addSeconds(start, -1)).length

/** The instant the last occurrence ends, null when there is always another. */
export function endOfSeries(series: Series): string | null {
  const rule = keptRule(series.rrule, series.start)
  if (rule.count === undefined && rule.until === undefined) return null
  const last = startsOf(series).last()
  if (last >= addDays(dayOf(horizon), -400)) return null
  const [start, end] = [
    instantOf(last, series.timeZone),
    instantOf(addSeconds(last, durationOf(series)), series.timeZone),
  ]
  return end < start ? start : end
}

/** The longest one occurrence of a series may last: what may reach into a window is looked for so far back. */
const longestDays = 366

/** Throws `invalid_rule` for what the rule can never do, or can only do after endless searching. */
export function checkSeries(series: Series): void {
  if (durationOf(series) < 0 || durationOf(series) > longestDays * 86_400) throw new AppError('invalid_rule')
  try {
    startsBetween(series, series.start, midnight(addDays(dayOf(series.start), 400)))
    endOfSeries(series)
  } catch (error) {
    if (error instanceof AppError) throw error
    // the library gives up after so many tries
    throw new AppError('invalid_rule')
  }
}

/** The first start at or after a time that is not among some, or undefined. Looks no further than a hundred years. */
export function nextStart(series: Series, from: Wall, except: ReadonlySet<Wall>): Wall | undefined {
  const starts = startsOf(series)
  let begin = from < series.start ? series.start : from
  for (let days = 40; days < 40_000; days *= 4) {
    const end = addSeconds(begin, days * 86_400)
    const found = starts.between(begin, end).find((start) => !except.has(start))
    if (found) return found
    begin = addSeconds(end, 1)
  }
  return undefined
}
