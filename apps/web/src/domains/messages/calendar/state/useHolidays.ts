import { type HolidayMark, listHolidayDays } from '@dsms/contract/school/holidays/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import type { Day } from './days.ts'

/** The holidays of the reader's school that touch some days. Without them a calendar is still one, so no error is told. */
export function useHolidays(from: Day, to: Day, isWanted = true): HolidayMark[] {
  const isOfSchool = useSession()?.scope === 'school'
  const { data } = useQuery({
    queryKey: ['calendar', 'holidays', from, to],
    queryFn: ({ signal }) => call(listHolidayDays, { query: { from, to } }, signal),
    enabled: isWanted && isOfSchool,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })
  return data ?? none
}

const none: HolidayMark[] = []
