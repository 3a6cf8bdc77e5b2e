import { addDays } from '../../../kernel/time/days.ts'

/** A row of a week as it is typed. */
export interface WeekRow {
  weekday: number
  from: string
  to: string
}

/** The place of the first row that overlaps one before it on its weekday, or whose end is not after its beginning. */
export function wrongRow(
  rows: readonly WeekRow[],
): { place: number; code: 'hours_overlap' | 'end_before_start' } | undefined {
  for (const [place, row] of rows.entries()) {
    if (row.to <= row.from) return { place, code: 'end_before_start' }
    const overlaps = rows
      .slice(0, place)
      .some((other) => other.weekday === row.weekday && other.from < row.to && row.from < other.to)
    if (overlaps) return { place, code: 'hours_overlap' }
  }
  return undefined
}

/** What is left of rules when those from one day to another (null: for good) make room for others. */
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
