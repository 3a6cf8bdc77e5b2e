import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import type { GuestAnswer } from '@dsms/contract/messages/calendar/calls'
import { IconCheck, IconClock, IconHelp, IconX } from '@tabler/icons-react'

/** As the filter lists them. */
export const shownKinds: CalendarKind[] = ['Personal', 'Business', 'Family', 'Holiday', 'ETC']

/** Colours of the theme; `kinds.css` makes grounds and edges of them. */
export const kindColours: Record<CalendarKind, string> = {
  Personal: 'red',
  Business: 'petrol',
  Family: 'orange',
  Holiday: 'green',
  ETC: 'blue',
}

export const answerIcons: Record<GuestAnswer, typeof IconCheck> = {
  waiting: IconClock,
  yes: IconCheck,
  no: IconX,
  maybe: IconHelp,
}
