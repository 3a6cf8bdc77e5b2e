import type { CalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { type Bar, type Lane, type Model, stacked } from '../model.ts'
import type { Wishes } from '../search.ts'

/** Whose week is looked at by itself. */
export interface Person {
  kind: 'student' | 'trainer' | 'vehicle'
  /** The row of the board that is theirs, if it has such rows: planned lessons are for it. */
  lane: Lane | undefined
  bars: readonly Bar[]
}

/** The student, trainer or vehicle that the filters leave. */
export function personOf(model: Model, { student_id, trainer_id, vehicle_id }: Wishes): Person | undefined {
  if (student_id) return { kind: 'student', lane: undefined, bars: model.bars }
  if (!trainer_id && !vehicle_id) return undefined
  const own = model.by === 'trainer' ? trainer_id : model.by === 'vehicle' ? vehicle_id : undefined
  const lane = own ? model.lanes.find(({ id }) => id === own) : undefined
  return { kind: trainer_id ? 'trainer' : 'vehicle', lane, bars: lane?.bars ?? model.bars }
}

/** The lessons of a day with the part of its width that each has. */
export function columnsOf(bars: readonly Bar[]) {
  const { rows, depth } = stacked(bars)
  return bars.map((bar) => ({ bar, from: (rows.get(bar.id) ?? 0) / depth, share: 1 / depth }))
}

/** A day of a week whose month is told above: "Sunday 29". */
export const dayIn = (format: Pick<CalendarFormat, 'weekday'>, day: string): string =>
  `${format.weekday(day, 'long')} ${Number(day.slice(8))}`
