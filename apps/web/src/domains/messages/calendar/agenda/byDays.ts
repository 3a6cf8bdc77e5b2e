import { addDays, daysBetween } from '@dsms/contract/kernel/time/days'
import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { wallClock } from '../../../../kernel/i18n/zone.ts'
import type { Day } from '../state/days.ts'
import { listedOn, type Mark } from '../state/marks.ts'

interface DayOfEvents {
  day: Day
  events: CalendarEvent[]
}

/** The same days with the marks that begin there, or the first day shown of them. */
export function withMarks(days: DayOfEvents[], marks: Mark[], from: Day, to: Day) {
  const all = new Map<Day, DayOfEvents & { marks: Mark[] }>()
  for (const one of days) all.set(one.day, { ...one, marks: [] })
  for (const mark of marks) {
    const day = listedOn(mark, from)
    if (mark.ends_on < from || day >= to) continue
    const present = all.get(day) ?? { day, events: [], marks: [] }
    all.set(day, { ...present, marks: [...present.marks, mark] })
  }
  return [...all.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
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
