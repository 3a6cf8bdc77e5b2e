import { firstOf } from '@dsms/contract/kernel/choices/lists'
import ICAL from 'ical.js'

/** Endless series are told their clock changes so many years ahead; whoever subscribes reads again long before. */
const yearsAhead = 10

interface Change {
  wall: string
  from: number
  to: number
}

/** A zone's clock changes as VTIMEZONE, from the year before something happens on. */
export function zoneComponent(zone: string, from: string, to: string): ICAL.Component {
  const component = new ICAL.Component('vtimezone')
  component.addPropertyWithValue('tzid', zone)
  const lastYear = Math.max(Number(to.slice(0, 4)), new Date().getUTCFullYear() + yearsAhead)
  const begin = Temporal.Instant.from(`${String(Number(from.slice(0, 4)) - 1)}-01-01T00:00:00Z`).toZonedDateTimeISO(
    zone,
  )
  const first = begin.offsetNanoseconds / 1e9
  const changes = changesAfter(begin, lastYear)
  const groups = new Map<string, Change[]>([
    [`${first} ${first}`, [{ wall: begin.toPlainDateTime().toString(), from: first, to: first }]],
  ])
  for (const change of changes) {
    const key = `${change.from} ${change.to}`
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  const standard = Math.min(first, ...changes.map((change) => change.to))
  for (const group of groups.values()) component.addSubcomponent(observance(group, standard))
  return component
}

function changesAfter(begin: Temporal.ZonedDateTime, lastYear: number): Change[] {
  const changes: Change[] = []
  for (let at = begin.getTimeZoneTransition('next'); at && at.year <= lastYear; at = at.getTimeZoneTransition('next')) {
    const before = at.subtract({ nanoseconds: 1 })
    const [from, to] = [before.offsetNanoseconds / 1e9, at.offsetNanoseconds / 1e9]
    // a change begins at the hour the old clock shows
    const wall = at.toInstant().toZonedDateTimeISO('UTC').add({ seconds: from }).toPlainDateTime().toString()
    if (from !== to) changes.push({ wall, from, to })
  }
  return changes
}

function observance(group: Change[], standard: number): ICAL.Component {
  const { wall, from, to } = firstOf(group)
  const component = new ICAL.Component(to > standard ? 'daylight' : 'standard')
  component.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(wall))
  component.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(from))
  component.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(to))
  for (const later of group.slice(1)) {
    component.addPropertyWithValue('rdate', ICAL.Time.fromDateTimeString(later.wall))
  }
  return component
}
