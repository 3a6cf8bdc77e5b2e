import { firstOf } from '@dsms/contract/kernel/choices/lists'
import ICAL from 'ical.js'
import { calendarFile, utcTime } from '../../../../kernel/time/ics.file.ts'
import { zoneProperty } from '../../../../kernel/time/ics.zoneNames.ts'
import { zoneComponent } from '../../../../kernel/time/ics.zones.ts'
import { dayOf, instantOf, type Wall } from '../../../../kernel/time/zones.ts'
import type { EventRow } from '../calendar.data.ts'
import { keptRule, writeRule } from '../series/rules.ts'

/** Events as an iCalendar file (RFC 5545): series with what was taken out of them and what stands in their places. */
export function icsOf(rows: EventRow[], name?: string): string {
  const calendar = calendarFile('Calendar', name)
  const roots = new Map(rows.filter((row) => row.seriesId === null).map((row) => [row.id, row]))
  for (const [zone, span] of zonesOf(rows)) calendar.addSubcomponent(zoneComponent(zone, span.from, span.to))
  for (const row of rows) {
    const root = roots.get(row.root)
    // one that stands in a series that is not told would be an event of its own
    if (!root || (row.originalStart && root.exdates.includes(row.originalStart))) continue
    calendar.addSubcomponent(eventComponent(row, root))
  }
  return `${calendar.toString()}\r\n`
}

function zonesOf(rows: EventRow[]): Map<string, { from: Wall; to: Wall }> {
  const zones = new Map<string, { from: Wall; to: Wall }>()
  for (const row of rows) {
    if (row.isAllDay || row.timeZone === 'UTC') continue
    const known = zones.get(row.timeZone) ?? { from: row.start, to: row.end }
    const from = firstOf([known.from, row.start, row.originalStart ?? row.start].sort())
    zones.set(row.timeZone, { from, to: known.to > row.end ? known.to : row.end })
  }
  return zones
}

function eventComponent(row: EventRow, root: EventRow): ICAL.Component {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', root.uid)
  event.addPropertyWithValue('dtstamp', utcTime(row.updatedAt))
  event.addPropertyWithValue('last-modified', utcTime(row.updatedAt))
  event.addPropertyWithValue('sequence', row.version - 1)
  event.addPropertyWithValue('status', 'CONFIRMED')
  if (row.seriesId !== null && row.originalStart) addTime(event, 'recurrence-id', row.originalStart, root)
  addTime(event, 'dtstart', row.start, row, row.rrule ? undefined : row.startsAt)
  addTime(event, 'dtend', row.end, row, row.rrule ? undefined : (row.endsAt ?? row.startsAt))
  // days and instants tell no zone, which reminders and later changes need
  event.addPropertyWithValue(zoneProperty, row.timeZone)
  if (row.rrule) event.addPropertyWithValue('rrule', ICAL.Recur.fromString(ruleFor(row)))
  for (const start of row.exdates) addTime(event, 'exdate', start, row)
  event.addPropertyWithValue('summary', row.title)
  if (row.location) event.addPropertyWithValue('location', row.location)
  if (row.description) event.addPropertyWithValue('description', row.description)
  if (row.url) event.addPropertyWithValue('url', row.url)
  event.addPropertyWithValue('categories', row.kind)
  event.addPropertyWithValue('class', row.isShared ? 'PUBLIC' : 'PRIVATE')
  if (row.seriesId === null) for (const minutes of row.reminders) event.addSubcomponent(alarm(minutes, row.title))
  return event
}

const utc = (instant: string) => ICAL.Time.fromDateTimeString(`${instant.slice(0, 19)}Z`)

/** A day, an hour in its zone, or an instant: for the second of two equal hours, and for zones that need no name. */
function addTime(
  event: ICAL.Component,
  name: string,
  wall: Wall,
  { isAllDay, timeZone }: Pick<EventRow, 'isAllDay' | 'timeZone'>,
  exact?: string,
) {
  if (isAllDay) {
    event.addPropertyWithValue(name, ICAL.Time.fromDateString(dayOf(wall)))
    return
  }
  const instant = instantOf(wall, timeZone)
  if (timeZone === 'UTC' || (exact !== undefined && exact !== instant)) {
    event.addPropertyWithValue(name, utc(exact ?? instant))
    return
  }
  event.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(wall)).setParameter('tzid', timeZone)
}

/** UNTIL is a day for all-day events, and for others the instant of the start on that day. */
function ruleFor(row: EventRow): string {
  const rule = keptRule(row.rrule, row.start)
  if (!rule.until || row.isAllDay) return writeRule(rule)
  const last = instantOf(`${rule.until}T${row.start.slice(11)}`, row.timeZone)
  return writeRule(rule, `${last.slice(0, 19).replace(/[-:]/g, '')}Z`)
}

function alarm(minutes: number, title: string): ICAL.Component {
  const component = new ICAL.Component('valarm')
  component.addPropertyWithValue('action', 'DISPLAY')
  component.addPropertyWithValue('description', title)
  component.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-minutes * 60))
  return component
}
