import type { Roster, RosterRow } from '@dsms/contract/schedule/classes/roster'
import { movableStatuses } from '@dsms/contract/schedule/lessons/statuses'

/** Whether seats may still be given and taken: the class has not begun, and was not called off. */
export const isMovable = ({ lesson }: Roster): boolean => movableStatuses.some((status) => status === lesson.status)

export const rowsOf = ({ rows }: Roster, status: RosterRow['status']): RosterRow[] =>
  rows.filter((row) => row.status === status)

export const freeSeats = (roster: Roster): number =>
  Math.max(0, roster.lesson.capacity - rowsOf(roster, 'booked').length)
