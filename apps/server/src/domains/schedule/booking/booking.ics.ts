import ICAL from 'ical.js'
import { calendarFile, utcNow, utcTime } from '../../../kernel/time/ics.file.ts'

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
  /** How often it was changed, and when last: programs take over what is newer. */
  version: number
  updatedAt: string
}

/** Lessons as an iCalendar file (RFC 5545). Their key stays the same, so that a lesson that is moved is moved there too. */
export function icsOfLessons(lessons: readonly CalendarLesson[], name?: string): string {
  const calendar = calendarFile('Lessons', name)
  const now = utcNow()
  for (const lesson of lessons) {
    const event = new ICAL.Component('vevent')
    event.addPropertyWithValue('uid', `lesson-${lesson.id}@dsms`)
    event.addPropertyWithValue('dtstamp', now)
    event.addPropertyWithValue('last-modified', utcTime(lesson.updatedAt))
    event.addPropertyWithValue('sequence', lesson.version)
    event.addPropertyWithValue('dtstart', utcTime(lesson.start))
    event.addPropertyWithValue('dtend', utcTime(lesson.end))
    event.addPropertyWithValue('summary', lesson.title)
    if (lesson.place) event.addPropertyWithValue('location', lesson.place)
    if (lesson.about) event.addPropertyWithValue('description', lesson.about)
    if (lesson.at) event.addPropertyWithValue('geo', [lesson.at.lat, lesson.at.lng])
    event.addPropertyWithValue('status', lesson.isCancelled ? 'CANCELLED' : 'CONFIRMED')
    event.addPropertyWithValue('transp', lesson.isCancelled ? 'TRANSPARENT' : 'OPAQUE')
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}
