import ICAL from 'ical.js'

// a line holds 75 bytes, and the space that continues one is among them
ICAL.foldLength = 74

/** A lesson as a calendar has it. */
export interface CalendarLesson {
  id: number
  /** Instants, ISO 8601. */
  start: string
  end: string
  title: string
  place: string
  about: string
  at: { lat: number; lng: number } | null
  isCancelled: boolean
}

/** Lessons as an iCalendar file (RFC 5545). Their key stays the same, so that a lesson that is moved is moved there too. */
export function icsOfLessons(lessons: readonly CalendarLesson[]): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//DSMS//Lessons//EN')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  const now = ICAL.Time.now()
  for (const lesson of lessons) {
    const event = new ICAL.Component('vevent')
    event.addPropertyWithValue('uid', `lesson-${lesson.id}@dsms`)
    event.addPropertyWithValue('dtstamp', now)
    event.addPropertyWithValue('dtstart', timeOf(lesson.start))
    event.addPropertyWithValue('dtend', timeOf(lesson.end))
    event.addPropertyWithValue('summary', lesson.title)
    if (lesson.place) event.addPropertyWithValue('location', lesson.place)
    if (lesson.about) event.addPropertyWithValue('description', lesson.about)
    if (lesson.at) event.addPropertyWithValue('geo', [lesson.at.lat, lesson.at.lng])
    if (lesson.isCancelled) event.addPropertyWithValue('status', 'CANCELLED')
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}

const timeOf = (instant: string): ICAL.Time => ICAL.Time.fromJSDate(new Date(instant), true)
