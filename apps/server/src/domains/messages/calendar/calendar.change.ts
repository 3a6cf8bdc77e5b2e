import { randomUUID } from 'node:crypto'
import { firstOf, present } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { CalendarEvent, SeriesScope } from '@dsms/contract/messages/calendar/calls'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { addSeconds, dayOf } from '../../../kernel/time/zones.ts'
import { together } from '../../../kernel/together.ts'
import { type EventRow, lockOwn, readWhole, type Whole } from './calendar.data.ts'
import { type Change, columnsOf, timesOf, timesOfRow, wordsOf } from './calendar.input.ts'
import { addGuests, checkGuests, dropGuests, keepReminders, publish, renewReminders, tell } from './calendar.people.ts'
import { shown, zoneOf } from './calendar.service.ts'
import { events } from './calendar.table.ts'
import { findOccurrence, keyOf, type Occurrence } from './calendar.view.ts'
import { exdatesAfter, isMoved, movedKey, ruleText, timesOfAll, timesOfOccurrence } from './series/calendar.moves.ts'
import { endEarlier, followSeries } from './series/calendar.series.ts'
import { keptRule, movedRule, writeRule } from './series/rules.ts'
import { countBefore, durationOf } from './series/series.ts'

export interface EventChange extends Change {
  id: number
  extendedProps?:
    | (Change['extendedProps'] & { version?: number | undefined; occurrence?: string | null | undefined })
    | undefined
}

/**
 * Changes what is given of an event and leaves the rest. Of a series, `this` puts something else in place of one
 * occurrence; `following` ends the series before it and begins another one with it; `all` changes the series, which a
 * moved occurrence takes along by as much as it was moved.
 */
export async function updateEvent(
  services: Services,
  actor: Actor,
  change: EventChange,
  scope: SeriesScope,
): Promise<CalendarEvent> {
  // with the replacements of occurrences that were taken out: it moves along, for when they come back
  const whole = await lockOwn(actor, change.id, { isRemoved: true })
  const { root } = whole
  if (root.removedAt) throw new AppError('not_found')
  const named = root.rrule ? change.extendedProps?.occurrence : undefined
  if (root.rrule && scope !== 'all' && !named) throw fieldError('event.extendedProps.occurrence', 'required')
  const occurrence = named ? findOccurrence(whole, named) : undefined
  if (occurrence?.original && root.exdates.includes(occurrence.original)) throw new AppError('not_found')
  checkVersion(whole, occurrence, change.extendedProps?.version)

  if (occurrence && scope === 'this') return changeOne(services, actor, whole, occurrence, change)
  if (occurrence && scope === 'following' && occurrence.original !== root.start) {
    return changeFollowing(services, actor, whole, occurrence, change)
  }
  return changeAll(services, actor, whole, occurrence, change)
}

/** Only the owner changes an event, so whoever was faster is the owner, in another window. */
function checkVersion({ root }: Whole, occurrence: Occurrence | undefined, version: number | undefined) {
  const present = root.version + (occurrence && occurrence.row.id !== root.id ? occurrence.row.version : 0)
  if (version !== undefined && version !== present) throw new AppError('stale_version', { name: root.ownerName })
}

/** Who is invited, what is shared and when to remind are said of the whole series; a single occurrence has no say in it. */
function checkOfSeries({ extendedProps: props = {} }: Change, root: EventRow) {
  const sameList = (a: number[], b: number[]) => a.length === b.length && a.every((one) => b.includes(one))
  const refuse = (field: string) => fieldError(`event.extendedProps.${field}`, 'whole_series_only')
  if (props.isShared !== undefined && props.isShared !== root.isShared) throw refuse('isShared')
  if (props.reminders && !sameList([...new Set(props.reminders)], root.reminders)) throw refuse('reminders')
  const guests = root.guests.map(({ value }) => value)
  if (props.guests && !sameList([...new Set(props.guests.map(({ value }) => value))], guests)) throw refuse('guests')
  if (props.rrule !== undefined && ruleText(props.rrule, root) !== root.rrule) throw refuse('rrule')
}

async function changeOne(
  services: Services,
  actor: Actor,
  { root, overrides }: Whole,
  occurrence: Occurrence,
  change: EventChange,
): Promise<CalendarEvent> {
  checkOfSeries(change, root)
  const before = timesOfOccurrence(occurrence)
  const zone = change.extendedProps?.timeZone ? await zoneOf(actor, change.extendedProps.timeZone) : before.timeZone
  const times = timesOf(change, zone, before)
  const values = { ...wordsOf(change, occurrence.row), ...columnsOf(times, '') }
  const original = present(occurrence.original)
  const override = overrides.find((row) => row.originalStart === original)
  if (override) await actor.db.update(events).set(values).where(eq(events.id, override.id))
  else {
    await actor.db.insert(events).values({
      ...values,
      uid: root.uid,
      seriesId: root.id,
      originalStart: original,
      isShared: root.isShared,
      ownerId: actor.id,
      tenant: actor.tenant,
    })
  }
  const isNews = isMoved(before, times) || values.location !== occurrence.row.location
  await spread(services, actor, root, isNews)
  return shown(actor, await readWhole(actor, root.id), keyOf(original, root))
}

/** Tells guests what is news to them, and everybody's windows that something changed. */
async function spread(services: Services, actor: Actor, root: EventRow, isNews: boolean, left: number[] = []) {
  const guests = root.guests.map(({ value }) => value)
  const staying = guests.filter((id) => !left.includes(id))
  await together([
    () => (isNews ? tell(services, actor, root, staying, 'event_changed') : undefined),
    () => (isNews ? renewReminders(services, actor, root.id) : undefined),
    () => publish(services, actor, guests, root),
  ])
}

async function changeAll(
  services: Services,
  actor: Actor,
  whole: Whole,
  occurrence: Occurrence | undefined,
  change: EventChange,
): Promise<CalendarEvent> {
  const { root } = whole
  const props = change.extendedProps ?? {}
  const before = timesOfRow(root)
  const times = await timesOfAll(actor, change, before, occurrence)
  const sent = sentRule(props.rrule, root)
  const rule =
    sent ?? (root.rrule && writeRule(movedRule(keptRule(root.rrule, root.start), root.start, times.start.wall)))
  const columns = columnsOf(times, rule)
  const words = wordsOf(change, root)
  const isShared = props.isShared ?? root.isShared
  const guests = await guestsAfter(actor, root, change)

  const isTimed = isMoved(before, times) || columns.rrule !== root.rrule || columns.timeZone !== root.timeZone
  await followSeries(actor, whole, { ...columns, isShared }, root.id)
  await actor.db
    .update(events)
    .set({
      ...words,
      ...columns,
      isShared,
      ...(columns.rrule === root.rrule ? {} : { rruleBefore: null }),
      exdates: exdatesAfter(root, columns),
    })
    .where(eq(events.id, root.id))
  const title = { ...root, title: words.title, isShared: isShared || root.isShared }
  await keepGuests(services, actor, title, guests)
  if (props.reminders) await keepReminders(services, actor, root.id, props.reminders)
  await spread(services, actor, title, isTimed || words.location !== root.location, guests?.gone)
  const saved = await readWhole(actor, root.id)
  return shown(actor, saved, occurrence?.original ? movedKey(saved.root, root, occurrence.original) : undefined)
}

interface Guests {
  all: number[]
  fresh: number[]
  gone: number[]
}

async function guestsAfter(actor: Actor, root: EventRow, change: EventChange): Promise<Guests | undefined> {
  if (!change.extendedProps?.guests) return undefined
  const present = root.guests.map(({ value }) => value)
  const all = await checkGuests(actor, change.extendedProps.guests, present)
  return { all, fresh: all.filter((id) => !present.includes(id)), gone: present.filter((id) => !all.includes(id)) }
}

async function keepGuests(services: Services, actor: Actor, event: EventRow, guests: Guests | undefined) {
  if (!guests) return
  // told while they are still guests
  await tell(services, actor, event, guests.gone, 'event_cancelled')
  await dropGuests(actor, event.root, guests.gone)
  await addGuests(actor, event.root, guests.fresh)
  await tell(services, actor, event, guests.fresh, 'event_invitation')
  if (guests.fresh.length) await publish(services, actor, guests.fresh, { isShared: false })
}

async function changeFollowing(
  services: Services,
  actor: Actor,
  whole: Whole,
  occurrence: Occurrence,
  change: EventChange,
): Promise<CalendarEvent> {
  const { root } = whole
  const original = present(occurrence.original)
  const props = change.extendedProps ?? {}
  const before = timesOfOccurrence(occurrence)
  const zone = props.timeZone ? await zoneOf(actor, props.timeZone) : before.timeZone
  const times = timesOf(change, zone, before)
  const kept = keptRule(root.rrule, root.start)
  const rest = kept.count === undefined ? kept : { ...kept, count: kept.count - countBefore(root, original) }
  const sent = sentRule(props.rrule, root)
  const rule = sent ?? writeRule(movedRule(rest, original, times.start.wall))
  const columns = columnsOf(times, rule)
  const isShared = props.isShared ?? root.isShared
  const guests = await guestsAfter(actor, root, change)

  const end = addSeconds(original, durationOf(root))
  const later = { ...root, start: original, end, exdates: root.exdates.filter((start) => start > original) }
  const rows = await actor.db
    .insert(events)
    .values({
      ...wordsOf(change, occurrence.row),
      ...columns,
      isShared,
      exdates: exdatesAfter(later, columns),
      uid: randomUUID(),
      ownerId: actor.id,
      tenant: actor.tenant,
    })
    .returning({ id: events.id, title: events.title })
  const added = firstOf(rows)
  await actor.db.execute(sql`select copy_event_people(${root.id}, ${added.id})`)
  const overrides = whole.overrides.filter(({ originalStart }) => originalStart && originalStart >= original)
  const moved = overrides.filter((override) => override.originalStart !== original)
  // what stood in place of this occurrence is now the beginning of the new series
  for (const { id } of overrides.filter((override) => override.originalStart === original)) {
    await actor.db.delete(events).where(eq(events.id, id))
  }
  await followSeries(actor, { root: later, overrides: moved }, { ...columns, isShared }, added.id)
  await endEarlier(actor, root, dayOf(original), null)

  const event = { ...root, root: added.id, title: added.title, isShared: isShared || root.isShared }
  await keepGuests(services, actor, event, guests)
  if (props.reminders) await keepReminders(services, actor, added.id, props.reminders)
  await renewReminders(services, actor, root.id)
  await spread(services, actor, event, isMoved(before, times) || sent !== undefined, guests?.gone)
  const saved = await readWhole(actor, added.id)
  return shown(actor, saved, saved.root.rrule ? keyOf(saved.root.start, saved.root) : undefined)
}

/** The rule that a change asks for, where it is another than the series has. */
const sentRule = (rrule: string | undefined, root: Whole['root']): string | undefined =>
  rrule !== undefined && ruleText(rrule, root) !== root.rrule ? rrule : undefined
