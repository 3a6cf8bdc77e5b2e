import { addDays } from '@dsms/contract/kernel/time/days'
import type { HolidayMark } from '@dsms/contract/school/holidays/calls'
import type { ScheduleEventData } from '@mantine/schedule'
import type { Day } from './days.ts'

/** Holidays as the schedule takes them: whole days, cut to a single one where it shows no other. */
export const scheduleHolidays = (holidays: HolidayMark[], day?: Day): ScheduleEventData[] =>
  holidays.map((mark) => ({
    id: nameOf(mark),
    title: mark.name,
    start: `${day && mark.starts_on < day ? day : mark.starts_on} 00:00:00`,
    end: `${addDays(day && mark.ends_on > day ? day : mark.ends_on, 1)} 00:00:00`,
    color: 'green',
    payload: mark,
  }))

/** Apart from the keys of events, `5~` and `5~2026-03-31`. */
export const nameOf = ({ holiday_id, starts_on }: HolidayMark): string => `holiday ${holiday_id} ${starts_on}`

export const holidayOf = ({ payload }: ScheduleEventData): HolidayMark | undefined =>
  payload && isHoliday(payload) ? payload : undefined

const isHoliday = (payload: object): payload is HolidayMark => 'holiday_id' in payload

/** What a list tells a holiday under: its first day, or the first one shown of it. */
export const listedOn = ({ starts_on }: HolidayMark, from: Day): Day => (starts_on < from ? from : starts_on)
