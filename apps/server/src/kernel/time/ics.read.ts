import { createHash } from 'node:crypto'
import { type CalendarKind, calendarKinds } from '@dsms/contract/kernel/choices/calendarKinds'
import { AppError, type ErrorCode } from '@dsms/contract/kernel/errors'
import { addDays } from '@dsms/contract/kernel/time/days'
import ICAL from 'ical.js'
import { type Block, blocksOf } from './ics.lines.ts'
import { zoneMeant, zoneProperty } from './ics.zoneNames.ts'
import { dayOf, instantOf, type Moment, midnight, momentAt, readMoment, type Wall, wallOf } from './zones.ts'

/** One VEVENT in our terms. Times are read when it is known which zone floating ones are meant in. */
export interface ReadEvent {
  uid: string
  title: string
  location: string
  description: string
  url: string
  kind: CalendarKind | undefined
  isAllDay: boolean
  timeZone: string
  start: Moment
  end: Moment
  rrule: string
  /** As the file has it: the parts that our reader drops are in it too. */
  writtenRule: string
  exdates: Wall[]
  /** For what stands in place of one occurrence: that one's start, by the clock of this event's zone. */
  original: Moment | null
  isCancelled: boolean
  reminders: number[]
}

export type ReadRow = {
  title: string
  event?: ReadEvent
  problem?: ErrorCode
  /** Of the file: where the event begins, or what is wrong with it stands. */
  line: number
  /** For what stands in place of one occurrence, however badly it was read: the key of its series. */
  series?: string
}

/** An event of a file as it was taken apart. */
interface ParsedEvent {
  line: number
  title: string
  /** Nothing where a line of it is none. */
  component?: ICAL.Component
  rule: string
  series?: string
  problem?: ErrorCode
}

/** Takes a file apart; throws `invalid_ics` for what is no calendar. Slow for large ones, so it is run apart. */
export function parseIcs(content: string): ParsedEvent[] {
  const { events, zones } = blocksOf(content)
  const calendar = new ICAL.Component('vcalendar')
  for (const zone of zones) {
    const parsed = zone.bad ? undefined : componentOf(zone)
    if (parsed) calendar.addSubcomponent(parsed)
  }
  return events.map((block) => parsedEvent(block, calendar))
}

function parsedEvent(block: Block, calendar: ICAL.Component): ParsedEvent {
  const said = (name: string) => block.lines.find(({ text }) => new RegExp(`^${name}[;:]`, 'i').test(text))
  const textAfter = (name: string) =>
    said(name)
      ?.text.replace(/^[^:]*:/, '')
      .replace(/\\([,;\\])/g, '$1') ?? ''
  const rule = said('RRULE')
  const known = {
    title: textAfter('SUMMARY').slice(0, 200).trim(),
    ...(said('RECURRENCE-ID') && { series: textAfter('UID').slice(0, 400) }),
    rule:
      rule?.text
        .replace(/^[^:]*:/, '')
        .replace(/\s/g, '')
        .toUpperCase() ?? '',
  }
  if (block.bad) return { ...known, line: block.bad.number, problem: 'ics_line' }
  const component = componentOf(block)
  if (component) {
    calendar.addSubcomponent(component)
    return { ...known, line: block.number, component }
  }
  // without its rule it can be read, so it is the rule that cannot
  const isRule = rule && componentOf({ ...block, lines: block.lines.filter((line) => line !== rule) })
  return isRule
    ? { ...known, line: rule.number, problem: 'invalid_rule' }
    : { ...known, line: block.number, problem: 'invalid_format' }
}

function componentOf({ lines }: Block): ICAL.Component | undefined {
  const text = lines
    .map((line) => (/^RRULE[;:]/i.test(line.text) ? line.text.replace(/\s/g, '') : line.text))
    .join('\r\n')
  try {
    return new ICAL.Component(ICAL.parse(text) as unknown[])
  } catch {
    return undefined
  }
}

/** The events of a file. A faulty event is told with its fault, and keeps none of the others out. */
export const readIcs = (events: ParsedEvent[], schoolZone: string): ReadRow[] =>
  events.map(({ component, title: raw, rule, series, line, problem }) => {
    const stands = series === undefined ? {} : { series }
    if (!component) return { title: raw, line, ...stands, problem: problem ?? 'invalid_format' }
    const title = textOf(component, 'summary').replace(/\s+/g, ' ').trim()
    try {
      return { title, line, ...stands, event: readOne(component, title, rule, schoolZone) }
    } catch (error) {
      return { title, line, ...stands, problem: error instanceof AppError ? error.code : 'invalid_format' }
    }
  })

function readOne(event: ICAL.Component, title: string, writtenRule: string, schoolZone: string): ReadEvent {
  const dtstart = event.getFirstProperty('dtstart')
  if (!dtstart || !title) throw new AppError('required')
  if (event.getAllProperties('rrule').length > 1 || event.hasProperty('rdate') || event.hasProperty('exrule')) {
    throw new AppError('invalid_rule')
  }
  const isAllDay = dtstart.type === 'date' || /^TRUE$/i.test(textOf(event, 'x-microsoft-cdo-alldayevent'))
  const rrule = event.getFirstPropertyValue('rrule')?.toString() ?? ''
  const zone = zoneOf(event, dtstart, { isSeries: rrule !== '', isAllDay }, schoolZone)
  const began = momentOf(dtstart, zone, schoolZone)
  const start = isAllDay ? momentAt(midnight(dayOf(began.wall)), zone) : began
  const recurrence = event.getFirstProperty('recurrence-id')
  if (recurrence?.getFirstParameter('range')) throw new AppError('invalid_rule')
  const kinds = event.getAllProperties('categories').flatMap((one) => one.getValues().map(String))
  return {
    uid: textOf(event, 'uid').slice(0, 400) || madeUid(event),
    title: title.length > 200 ? `${title.slice(0, 199)}…` : title,
    location: textOf(event, 'location').slice(0, 200),
    description: textOf(event, 'description').slice(0, 20_000),
    url: webAddress(textOf(event, 'url')),
    kind: calendarKinds.find((kind) => kinds.some((one) => one.toLowerCase() === kind.toLowerCase())),
    isAllDay,
    timeZone: zone,
    start,
    end: endOf(event, start, isAllDay, zone, schoolZone),
    rrule,
    writtenRule,
    exdates: rrule ? exdatesOf(event, start, zone, schoolZone) : [],
    original: recurrence ? momentOf(recurrence, zone, schoolZone) : null,
    isCancelled: textOf(event, 'status').toUpperCase() === 'CANCELLED',
    reminders: remindersOf(event),
  }
}

const textOf = (event: ICAL.Component, name: string): string => String(event.getFirstPropertyValue(name) ?? '')

const webAddress = (text: string): string =>
  /^https?:\/\/\S+$/i.test(text) && text.length <= 500 && URL.canParse(text) ? text : ''

/** The same event of the same file is the same again. */
const madeUid = (event: ICAL.Component): string =>
  createHash('sha256')
    .update(['summary', 'dtstart', 'dtend', 'rrule', 'location'].map((name) => textOf(event, name)).join('\n'))
    .digest('hex')

/** A zone by its name, or by where its definition in the file says it is. */
function namedZone(property: ICAL.Property): string | undefined {
  const tzid = property.getFirstParameter('tzid')
  if (!tzid) return undefined
  return (
    zoneMeant(tzid) ??
    zoneMeant(textOf(definitionOf(property, tzid) ?? new ICAL.Component('vtimezone'), 'x-lic-location'))
  )
}

const definitionOf = (property: ICAL.Property, tzid: string): ICAL.Component | undefined =>
  property.parent?.parent?.getAllSubcomponents('vtimezone').find((zone) => textOf(zone, 'tzid') === tzid)

/**
 * Which zone an event's hours are kept in. A series told in UTC repeats by it; a single hour is the school's own. Whole
 * days told in UTC begin at the school's midnight, a series of them too, unless they begin at UTC's.
 */
function zoneOf(
  event: ICAL.Component,
  dtstart: ICAL.Property,
  { isSeries, isAllDay }: { isSeries: boolean; isAllDay: boolean },
  schoolZone: string,
): string {
  const said = zoneMeant(textOf(event, zoneProperty))
  if (dtstart.type === 'date') return said ?? schoolZone
  const time = dtstart.getFirstValue()
  if (!(time instanceof ICAL.Time) || time.zone !== ICAL.Timezone.utcTimezone) return namedZone(dtstart) ?? schoolZone
  if (said) return said
  if (isAllDay) return isMidnight(time, 'UTC') && !isMidnight(time, schoolZone) ? 'UTC' : schoolZone
  return isSeries ? 'UTC' : schoolZone
}

/** Whether a time told in UTC is a midnight in a zone. */
function isMidnight(time: ICAL.Time, zone: string): boolean {
  const moment = readMoment(time.toString().replace(/Z$/, ''), 'UTC')
  if (!moment) return false
  const wall = wallOf(moment.instant, zone)
  return wall === midnight(dayOf(wall))
}

/** A time in the event's zone, whichever way the file tells it. */
function momentOf(property: ICAL.Property, zone: string, schoolZone: string, value = property.getFirstValue()): Moment {
  if (!(value instanceof ICAL.Time)) throw new AppError('invalid_date')
  const text = value.toString().replace(/Z$/, '')
  const asked = readMoment(text, 'UTC')
  if (!asked) throw new AppError('invalid_date')
  if (value.isDate) return momentAt(midnight(dayOf(asked.wall)), zone)
  if (value.zone === ICAL.Timezone.utcTimezone) return { wall: wallOf(asked.instant, zone), instant: asked.instant }
  const tzid = property.getFirstParameter('tzid')
  const written = tzid ? namedZone(property) : schoolZone
  if (written === zone) return momentAt(asked.wall, zone)
  const definition = !written && tzid ? definitionOf(property, tzid) : undefined
  const instant = definition
    ? new Date(inZone(value, definition)).toISOString()
    : instantOf(asked.wall, written ?? schoolZone)
  return { wall: wallOf(instant, zone), instant }
}

/** Milliseconds of a clock in a zone that only the file defines. */
function inZone(time: ICAL.Time, definition: ICAL.Component): number {
  const there = time.clone()
  there.zone = new ICAL.Timezone(definition)
  return there.toUnixTime() * 1000
}

function endOf(event: ICAL.Component, start: Moment, isAllDay: boolean, zone: string, schoolZone: string): Moment {
  const dtend = event.getFirstProperty('dtend')
  const duration = event.getFirstPropertyValue('duration')
  let end = isAllDay ? momentAt(midnight(addDays(dayOf(start.wall), 1)), zone) : start
  if (dtend) end = momentOf(dtend, zone, schoolZone)
  else if (duration instanceof ICAL.Duration) {
    const instant = new Date(Date.parse(start.instant) + duration.toSeconds() * 1000).toISOString()
    end = isAllDay ? momentAt(midnight(dayOf(wallOf(instant, zone))), zone) : { wall: wallOf(instant, zone), instant }
  }
  if (end.instant < start.instant) throw new AppError('end_before_start')
  return isAllDay && end.wall === start.wall ? momentAt(midnight(addDays(dayOf(start.wall), 1)), zone) : end
}

/** What falls out: by its hour, or by its day alone. */
function exdatesOf(event: ICAL.Component, start: Moment, zone: string, schoolZone: string): Wall[] {
  const found = event.getAllProperties('exdate').flatMap((property) =>
    property.getValues().map((value) => {
      const { wall } = momentOf(property, zone, schoolZone, value)
      return value instanceof ICAL.Time && value.isDate ? `${dayOf(wall)}T${start.wall.slice(11)}` : wall
    }),
  )
  return [...new Set(found)].slice(0, 2000)
}

/** Minutes before the start, of the alarms that are told so. */
function remindersOf(event: ICAL.Component): number[] {
  const minutes = event.getAllSubcomponents('valarm').flatMap((alarm) => {
    const trigger = alarm.getFirstProperty('trigger')
    const value = trigger?.getFirstValue()
    if (!(value instanceof ICAL.Duration) || trigger?.getFirstParameter('related') === 'END') return []
    const before = -Math.round(value.toSeconds() / 60)
    return before >= 0 && before <= 40_320 ? [before] : []
  })
  return [...new Set(minutes)].slice(0, 5)
}
