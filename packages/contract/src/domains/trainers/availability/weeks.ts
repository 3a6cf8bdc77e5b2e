import { dayEnd, dayStart, isPastMidnight } from '../../../kernel/time/clock.ts'
import { addDays, nextIsoWeekday } from '../../../kernel/time/days.ts'

/** A row of a week as it is typed. */
export interface WeekRow {
  weekday: number
  from: string
  to: string
}

/** As opening hours have it, but that a row from one time to the same has no length, unless it is midnight. */
const isOvernight = ({ from, to }: WeekRow) => isPastMidnight(from, to) && (from !== to || from === dayStart)

/** Rows as a day holds them, each with the place of the row that it came from: what goes past midnight is cut there. */
const partsOf = <Row extends WeekRow>(rows: readonly Row[]) =>
  rows.flatMap((row, place) => {
    if (!isOvernight(row)) return [{ row, place }]
    const evening = { row: { ...row, to: dayEnd }, place }
    const morning = { row: { ...row, weekday: nextIsoWeekday(row.weekday), from: dayStart }, place }
    return row.to === dayStart ? [evening] : [evening, morning]
  })

/** Rows as they are kept: none of them goes past midnight. */
export const splitNights = <Row extends WeekRow>(rows: readonly Row[]): Row[] => partsOf(rows).map(({ row }) => row)

/** The same as people say them: a night that was cut at midnight is one again, where both parts are alike. */
export function joinNights<Row extends WeekRow>(
  rows: readonly Row[],
  isAlike: (one: Row, other: Row) => boolean = () => true,
): Row[] {
  const tails = new Set<Row>()
  const joined = rows.map((row) => {
    const tail =
      row.to === dayEnd &&
      rows.find(
        (other) =>
          other.weekday === nextIsoWeekday(row.weekday) &&
          other.from === dayStart &&
          other.to < row.from &&
          isAlike(row, other),
      )
    if (!tail) return row
    tails.add(tail)
    return { ...row, to: tail.to }
  })
  return joined.filter((_, place) => !tails.has(rows[place] as Row))
}

/** The place of the first row that overlaps one before it on its weekday, or that has no length. */
export function wrongRow(
  rows: readonly WeekRow[],
): { place: number; code: 'hours_overlap' | 'end_before_start' } | undefined {
  const parts = partsOf(rows)
  for (const [nth, { row, place }] of parts.entries()) {
    if (row.to <= row.from) return { place, code: 'end_before_start' }
    const overlaps = parts
      .slice(0, nth)
      .some(({ row: other }) => other.weekday === row.weekday && other.from < row.to && row.from < other.to)
    if (overlaps) return { place, code: 'hours_overlap' }
  }
  return undefined
}

/** The rules that remain when those from one day to another (null: for good) are replaced. */
export const outside = <Rule extends { valid_from: string; valid_to: string | null }>(
  rules: readonly Rule[],
  first: string,
  last: string | null,
): Rule[] =>
  rules.flatMap((rule) => {
    const isUntouched = (rule.valid_to !== null && rule.valid_to < first) || (last !== null && rule.valid_from > last)
    if (isUntouched) return [rule]
    const before = rule.valid_from < first ? [{ ...rule, valid_to: addDays(first, -1) }] : []
    const isAfter = last !== null && (rule.valid_to === null || rule.valid_to > last)
    return [...before, ...(isAfter ? [{ ...rule, valid_from: addDays(last, 1) }] : [])]
  })
