import type { CalendarEvent } from '@dsms/contract/calendar'
import { wallClock } from '../../i18n/zone.ts'
import { addDays, type Day, daysBetween } from './days.ts'

interface DayOfEvents {
  day: Day
  events: CalendarEvent[]
}

/** An event stands under each of its days; in a search under its first. What two pages both told stands once. */
export function byDays(events: CalendarEvent[], from: Day, to: Day, zone: string, isOnce: boolean): DayOfEvents[] {
  const days = new Map<Day, Map<string, CalendarEvent>>()
  for (const event of events) {
    const first = event.allDay ? event.start : wallClock(event.start, zone).slice(0, 10)
    const last = isOnce ? first : lastDayOf(event, zone)
    for (let place = 0; place <= Math.max(0, daysBetween(first, last)); place++) {
      const day = addDays(first, place)
      if (day < from || day >= to) continue
      const known = days.get(day) ?? new Map<string, CalendarEvent>()
      known.set(`${event.id}~${event.extendedProps.occurrence}`, event)
      days.set(day, known)
    }
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, known]) => ({ day, events: [...known.values()].sort(byStart) }))
}

/** What ends at midnight is not of the day that begins then. */
function lastDayOf({ allDay, start, end }: CalendarEvent, zone: string): Day {
  if (allDay) return addDays(end, -1)
  if (start === end) return wallClock(start, zone).slice(0, 10)
  return wallClock(new Date(new Date(end).getTime() - 1), zone).slice(0, 10)
}

const byStart = (a: CalendarEvent, b: CalendarEvent): number =>
  Number(b.allDay) - Number(a.allDay) || a.start.localeCompare(b.start) || a.id - b.id
