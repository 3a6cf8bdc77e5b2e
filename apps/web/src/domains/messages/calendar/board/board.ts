import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import type { Mark } from '../state/marks.ts'
import type { CalendarState } from '../state/useCalendarState.ts'

export interface BoardProps {
  state: CalendarState
  events: CalendarEvent[]
  /** Holidays and leave at the reader's school; they are shown and not changed. */
  marks: Mark[]
  showsHijri: boolean
  /** Whether the last drop was on a whole day rather than on an hour. */
  isOnDays: () => boolean
}
