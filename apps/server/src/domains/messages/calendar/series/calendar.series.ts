import { present } from '@dsms/contract/kernel/choices/lists'
import { addDays } from '@dsms/contract/kernel/time/days'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { addSeconds, type Day, instantOf, secondsBetween, type Wall } from '../../../../kernel/time/zones.ts'
import type { EventRow, Whole } from '../calendar.data.ts'
import { events } from '../calendar.table.ts'
import { keptRule, writeRule } from './rules.ts'
import { durationOf, endOfSeries, startsAmong } from './series.ts'

interface Columns {
  startLocal: Wall
  endLocal: Wall
  timeZone: string
  isAllDay: boolean
  rrule: string
  isShared: boolean
}

/**
 * Takes what stands in place of occurrences along when a series moves, changes its rule or is split. Each represents the
 * occurrence its own became; one that has none any more falls away. What was at the series' own hours keeps being at
 * them, what was moved by hand stays where it was put.
 */
export async function followSeries(actor: Actor, { root, overrides }: Whole, to: Columns, seriesId: number) {
  const seconds = secondsBetween(root.start, to.startLocal)
  const originalOf = (row: EventRow) => addSeconds(present(row.originalStart), seconds)
  const there = to.rrule
    ? startsAmong({ ...to, start: to.startLocal, end: to.endLocal }, overrides.map(originalOf))
    : new Set<Wall>()
  // two may not replace the same occurrence at any moment: the one that makes room goes first
  const ordered = [...overrides].sort((a, b) => ((a.originalStart ?? '') < (b.originalStart ?? '') ? -1 : 1))
  if (seconds > 0) ordered.reverse()
  for (const row of ordered) {
    const originalStart = originalOf(row)
    if (!there.has(originalStart)) {
      await actor.db.delete(events).where(eq(events.id, row.id))
      continue
    }
    const isInPlace =
      row.start === row.originalStart && durationOf(row) === durationOf(root) && row.timeZone === root.timeZone
    const start = originalStart
    const end = addSeconds(start, secondsBetween(to.startLocal, to.endLocal))
    const times = {
      startLocal: start,
      endLocal: end,
      timeZone: to.timeZone,
      isAllDay: to.isAllDay,
      startsAt: instantOf(start, to.timeZone),
      endsAt: latest(instantOf(start, to.timeZone), instantOf(end, to.timeZone)),
    }
    await actor.db
      .update(events)
      .set({ seriesId, originalStart, isShared: to.isShared, ...(isInPlace ? times : {}) })
      .where(eq(events.id, row.id))
  }
}

const latest = (a: string, b: string): string => (a > b ? a : b)

/** Ends a series before a day. `before` is the rule to remember for taking it back. */
export async function endEarlier(actor: Actor, root: EventRow, day: Day, before: string | null): Promise<void> {
  const { count: _, ...rule } = keptRule(root.rrule, root.start)
  const rrule = writeRule({ ...rule, until: addDays(day, -1) })
  await actor.db
    .update(events)
    .set({ rrule, rruleBefore: before, endsAt: endOfSeries({ ...root, rrule }) })
    .where(eq(events.id, root.id))
}
