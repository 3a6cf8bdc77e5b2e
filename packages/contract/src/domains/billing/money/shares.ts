import { addDays } from '../../../kernel/time/days.ts'
import { checkDay, checkWhole } from './checks.ts'

/**
 * Answers `amount · part / whole`, rounded half up. All are whole numbers from 0, and so is the answer.
 * It stays exact where the product passes 2^53. Throws a `RangeError` for a whole of 0.
 */
export function roundedShare(amount: number, part: number, whole: number): number {
  checkWhole({ amount, part, whole })
  if (whole === 0) throw new RangeError('a share of 0 parts')
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
}

/**
 * Divides an amount in minor units by whole weights. The parts add up to the amount exactly.
 * Each part is rounded down first; the largest remainders then get one more, and the first wins a tie.
 * Throws a `RangeError` where no weight is above 0.
 */
export function prorate(totalMinor: number, weights: readonly number[]): number[] {
  checkWhole({ totalMinor })
  for (const weight of weights) checkWhole({ weight })
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) throw new RangeError('no weight is above 0')
  const parts = weights.map((weight, nth) => {
    const product = BigInt(totalMinor) * BigInt(weight)
    return { nth, minor: Number(product / sum), remainder: product % sum }
  })
  const left = totalMinor - parts.reduce((all, { minor }) => all + minor, 0)
  // the sort is stable, so that equal remainders keep their order
  const next = parts.toSorted((a, b) => (a.remainder === b.remainder ? 0 : a.remainder < b.remainder ? 1 : -1))
  const raised = new Set(next.slice(0, left).map(({ nth }) => nth))
  return parts.map(({ nth, minor }) => (raised.has(nth) ? minor + 1 : minor))
}

/** Divides an amount in minor units into equal parts. If they cannot be equal, the first ones are a unit larger. */
export function instalments(totalMinor: number, parts: number): number[] {
  checkParts(parts)
  return prorate(totalMinor, Array<number>(parts).fill(1))
}

/**
 * Answers the same day `n` months later, `n` from 0, or the last day of a month that lacks it.
 * Callers count from the anchor each time: 31 January leads to 28 February and then to 31 March.
 * Throws a `RangeError` past the year 9999.
 */
export function addMonths(anchorDay: string, n: number): string {
  checkDay(anchorDay)
  checkWhole({ n })
  const [year = 0, month = 0, day = 0] = anchorDay.split('-').map(Number)
  const months = year * 12 + month - 1 + n
  const toYear = Math.floor(months / 12)
  const toMonth = (months % 12) + 1
  if (toYear > 9999) throw new RangeError(`no year ${toYear}`)
  const toDay = Math.min(day, daysInMonth(toYear, toMonth))
  return `${digits(toYear, 4)}-${digits(toMonth, 2)}-${digits(toDay, 2)}`
}

/** Day 0 of the next month is the last of this one; months of `Date.UTC` count from 0. */
const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const digits = (value: number, count: number): string => String(value).padStart(count, '0')

/** Lists the days on which parts are due: the first day, then one day every few months. Both counts are 1 or more. */
export function instalmentDays(firstDay: string, parts: number, everyMonths = 1): string[] {
  checkParts(parts)
  if (everyMonths === 0) throw new RangeError('all parts on one day')
  return Array.from({ length: parts }, (_, nth) => addMonths(firstDay, nth * everyMonths))
}

/** A part that is due before a lesson is due the day before it. It moves with the lesson. */
export function dueDayBeforeLesson(lessonDay: string): string {
  checkDay(lessonDay)
  return addDays(lessonDay, -1)
}

function checkParts(parts: number): void {
  checkWhole({ parts })
  if (parts === 0) throw new RangeError('no parts')
}
