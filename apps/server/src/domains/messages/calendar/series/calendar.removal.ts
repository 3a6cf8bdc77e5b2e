import { present } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import type { CalendarEvent, SeriesScope } from '@dsms/contract/messages/calendar/calls'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import type { DueWork } from '../../../../kernel/due/due.ts'
import type { Services } from '../../../../kernel/services.ts'
import { dayOf, type Wall } from '../../../../kernel/time/zones.ts'
import { together } from '../../../../kernel/together.ts'
import { type EventRow, lockOwn, readWhole, type Whole } from '../calendar.data.ts'
import { publish, renewReminders, tell } from '../calendar.people.ts'
import { shown } from '../calendar.service.ts'
import { events } from '../calendar.table.ts'
import { findOccurrence } from '../calendar.view.ts'
import { endEarlier } from './calendar.series.ts'
import { endOfSeries } from './series.ts'

/** How long a removed event can be brought back. */
const keptDays = 30

interface Which {
  id: number
  scope: SeriesScope
  occurrence?: string | undefined
}

/** Takes out an event, one occurrence of a series, or one and all after it. What it takes to undo it stays. */
export async function removeEvent(services: Services, actor: Actor, which: Which): Promise<void> {
  const whole = await lockOwn(actor, which.id)
  const { root } = whole
  const original = originalOf(whole, which)
  if (original === undefined || (which.scope === 'following' && original === root.start)) {
    await actor.db.update(events).set({ removedAt: sql`now()` }).where(eq(events.id, root.id))
  } else if (which.scope === 'this') {
    if (root.exdates.includes(original)) throw new AppError('not_found')
    await actor.db
      .update(events)
      .set({ exdates: [...root.exdates, original] })
      .where(eq(events.id, root.id))
    await setRemoved(actor, standsFor(root, original), true)
  } else {
    await endEarlier(actor, root, dayOf(original), root.rrule)
    await setRemoved(actor, standsFrom(root, original), true)
  }
  await tellAll(services, actor, root, 'event_cancelled')
}

/** The start a removal or its undoing is about; undefined for all of an event. */
function originalOf(whole: Whole, { scope, occurrence }: Which): Wall | undefined {
  if (!whole.root.rrule || scope === 'all') return undefined
  if (occurrence === undefined) throw fieldError('occurrence', 'required')
  return findOccurrence(whole, occurrence).original ?? undefined
}

const standsFor = (root: EventRow, original: Wall) =>
  and(eq(events.seriesId, root.id), eq(events.originalStart, original))
const standsFrom = (root: EventRow, original: Wall) =>
  and(eq(events.seriesId, root.id), gte(events.originalStart, original))

const setRemoved = (actor: Actor, which: ReturnType<typeof and>, isRemoved: boolean) =>
  actor.db
    .update(events)
    .set({ removedAt: isRemoved ? sql`now()` : null })
    .where(which)

async function tellAll(services: Services, actor: Actor, root: EventRow, kind: 'event_cancelled' | 'event_changed') {
  const guests = root.guests.map(({ value }) => value)
  await together([
    () => tell(services, actor, root, guests, kind),
    () => renewReminders(services, actor, root.id),
    () => publish(services, actor, guests, root),
  ])
}

/** Brings back what was removed; `not_found` when nothing of the kind was. */
export async function restoreEvent(services: Services, actor: Actor, which: Which): Promise<CalendarEvent> {
  const whole = await lockOwn(actor, which.id, { isRemoved: true })
  const { root } = whole
  if (root.removedAt) {
    await actor.db.update(events).set({ removedAt: null }).where(eq(events.id, root.id))
  } else if (which.scope === 'following' && root.rruleBefore) {
    const before = { ...root, rrule: root.rruleBefore }
    const original = present(originalOf({ ...whole, root: before }, which))
    await actor.db
      .update(events)
      .set({ rrule: before.rrule, rruleBefore: null, endsAt: endOfSeries(before) })
      .where(eq(events.id, root.id))
    await setRemoved(actor, standsFrom(root, original), false)
    // what was taken out by itself stays out
    await actor.db
      .update(events)
      .set({ removedAt: sql`now()` })
      .where(
        and(
          eq(events.seriesId, root.id),
          sql`to_char(original_start, 'YYYY-MM-DD"T"HH24:MI:SS') = any(${sql.param(root.exdates)}::text[])`,
        ),
      )
  } else if (which.scope === 'this' && root.rrule) {
    const original = present(originalOf(whole, which))
    if (!root.exdates.includes(original)) throw new AppError('not_found')
    const exdates = root.exdates.filter((start) => start !== original)
    await actor.db.update(events).set({ exdates }).where(eq(events.id, root.id))
    await setRemoved(actor, standsFor(root, original), false)
  } else throw new AppError('not_found')
  await tellAll(services, actor, root, 'event_changed')
  const isOne = which.scope !== 'all' && which.occurrence !== undefined
  return shown(actor, await readWhole(actor, root.id), isOne ? which.occurrence : undefined)
}

const everyMs = hourMs

/** Forgets what was removed long ago. */
export function eventPurge(): DueWork {
  let nextAt = 0
  return {
    name: 'removed events',
    next: async () => new Date(nextAt || Date.now() + everyMs).toISOString(),
    async run({ db }) {
      if (Date.now() < nextAt) return false
      nextAt = Date.now() + everyMs
      await db.execute(sql`
        delete from events where series_id is null and removed_at < now() - ${keptDays} * interval '1 day'`)
      return false
    },
  }
}
