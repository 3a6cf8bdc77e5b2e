import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import type { HolidayMark } from '@dsms/contract/school/holidays/calls'
import type { CalendarState } from '../state/useCalendarState.ts'

export interface BoardProps {
  state: CalendarState
  events: CalendarEvent[]
  /** Of the reader's school; they are shown and not changed. */
  holidays: HolidayMark[]
  showsHijri: boolean
  /** Whether the last drop was on a whole day rather than on an hour. */
  isOnDays: () => boolean
}
