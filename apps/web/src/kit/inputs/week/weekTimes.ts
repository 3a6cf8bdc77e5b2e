import { toIso, weekFrom } from '@dsms/contract/kernel/time/days'
import { common, lengthOf, merged, minutesOf, type Span, timeOf, without } from '@dsms/contract/kernel/time/spans'

/** A stretch of a weekday by the clock. */
export interface WeekTimes {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** `08:00` */
  from: string
  /** At most `24:00`. */
  to: string
}

/** A cell by its place: the day's in the week as it is shown, and the half hour's among those on show. */
export interface Place {
  day: number
  slot: number
}

/** What a cell is about other than being painted or not: told after its name, and shown by one of three tones. */
export interface CellDetail {
  text: string
  tone: 1 | 2 | 3
}

export const stepMinutes = 30

export const spanOf = ({ from, to }: WeekTimes): Span => ({ from: minutesOf(from), to: minutesOf(to) })

const spansOn = (value: readonly WeekTimes[], weekday: number): Span[] =>
  merged(value.filter((one) => one.weekday === weekday).map(spanOf))

const timesOf = (weekday: number, spans: readonly Span[]): WeekTimes[] =>
  spans.map(({ from, to }) => ({ weekday, from: timeOf(from), to: timeOf(to) }))

/** How much of a cell is painted: times typed to the minute may fill a part of one. */
export function fillOf(value: readonly WeekTimes[], weekday: number, cell: Span): 'all' | 'part' | 'none' {
  const filled = lengthOf(common(spansOn(value, weekday), [cell]))
  return filled === 0 ? 'none' : filled === cell.to - cell.from ? 'all' : 'part'
}

/** A week with a stretch of some days added or taken away, in order, with stretches that touch as one. */
export const painted = (value: readonly WeekTimes[], days: readonly number[], span: Span, isOn: boolean): WeekTimes[] =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const before = spansOn(value, weekday)
    if (!days.includes(weekday)) return timesOf(weekday, before)
    return timesOf(weekday, isOn ? merged([...before, span]) : without(before, [span]))
  })

/**
 * Rows that say more than their times, after the times were painted: what is left of each keeps what it says, and what
 * is new says what the brush does.
 */
export function repainted<Row extends WeekTimes>(
  rows: readonly Row[],
  times: readonly WeekTimes[],
  brush: Omit<Row, keyof WeekTimes>,
  isSame: (a: Row, b: Row) => boolean,
): Row[] {
  const kept = rows.flatMap((row) =>
    common([spanOf(row)], spansOn(times, row.weekday)).map((span) => ({ ...row, ...timesOf(row.weekday, [span])[0] })),
  )
  const added = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    // the brush has all of a row but its times, which the compiler does not put together again
    timesOf(weekday, without(spansOn(times, weekday), spansOn(rows, weekday))).map(
      (one) => ({ ...brush, ...one }) as Row,
    ),
  )
  const joined: Row[] = []
  for (const row of [...kept, ...added].sort(byTime)) {
    const last = joined.at(-1)
    const goesOn = last !== undefined && last.weekday === row.weekday && last.to === row.from && isSame(last, row)
    if (goesOn) joined[joined.length - 1] = { ...last, to: row.to }
    else joined.push(row)
  }
  return joined
}

const byTime = (a: WeekTimes, b: WeekTimes): number => a.weekday - b.weekday || (a.from < b.from ? -1 : 1)

/** The weekdays in the order of a week that begins with `start`, 0 for Sunday. */
export const weekdaysFrom = (start: number): number[] => weekFrom(start).map(toIso)
