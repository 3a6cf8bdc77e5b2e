import { addDays } from '@dsms/contract/kernel/time/days'
import type { LeaveMark } from '@dsms/contract/messages/calendar/calls'
import type { HolidayMark } from '@dsms/contract/school/holidays/calls'
import type { ScheduleEventData } from '@mantine/schedule'
import type { Day } from './days.ts'

/** What stands in a calendar without being an event of it: holidays of the school, and days on which trainers are away. */
export type Mark = HolidayMark | LeaveMark

export const isLeave = (mark: Mark): mark is LeaveMark => 'leave_id' in mark

/** Marks as the schedule takes them: whole days, cut to a single one where it shows no other. */
export const scheduleMarks = (marks: Mark[], day?: Day): ScheduleEventData[] =>
  marks.map((mark) => ({
    id: nameOf(mark),
    title: isLeave(mark) ? mark.trainer : mark.name,
    start: `${day && mark.starts_on < day ? day : mark.starts_on} 00:00:00`,
    end: `${addDays(day && mark.ends_on > day ? day : mark.ends_on, 1)} 00:00:00`,
    color: isLeave(mark) ? 'grape' : 'green',
    payload: mark,
  }))

/** Apart from the keys of events, `5~` and `5~2026-03-31`. */
export const nameOf = (mark: Mark): string =>
  isLeave(mark) ? `leave ${mark.leave_id}` : `holiday ${mark.holiday_id} ${mark.starts_on}`

export const markOf = ({ payload }: ScheduleEventData): Mark | undefined =>
  payload && isMark(payload) ? payload : undefined

const isMark = (payload: object): payload is Mark => 'holiday_id' in payload || 'leave_id' in payload

/** What a list tells a mark under: its first day, or the first one shown of it. */
export const listedOn = ({ starts_on }: Mark, from: Day): Day => (starts_on < from ? from : starts_on)
