import ICAL from 'ical.js'

// a line holds 75 bytes, and the space that continues one is among them
ICAL.foldLength = 74

/** How often a program that subscribed should ask again. Outlook reads the one name, Apple and Google the other. */
const refresh = 'PT1H'

/** A calendar file (RFC 5545) without its events. With a name it is one that programs subscribe to, unless told. */
export function calendarFile(product: string, name?: string, isFed = true): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//DSMS//${product}//EN`)
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  if (name === undefined) return calendar
  calendar.addPropertyWithValue('name', name)
  calendar.addPropertyWithValue('x-wr-calname', name)
  if (!isFed) return calendar
  const interval = new ICAL.Property('refresh-interval', calendar)
  interval.resetType('duration')
  interval.setValue(ICAL.Duration.fromString(refresh))
  calendar.addProperty(interval)
  calendar.addPropertyWithValue('x-published-ttl', refresh)
  return calendar
}

/** An instant as the standard wants those of DTSTAMP and LAST-MODIFIED: in UTC, with a Z. */
export const utcTime = (instant: string): ICAL.Time => ICAL.Time.fromJSDate(new Date(instant), true)
export const utcNow = (): ICAL.Time => ICAL.Time.fromJSDate(new Date(), true)
