import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { getOpeningHours } from '@dsms/contract/school/openingHours/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useMay } from '../../../kit/records/useMay.ts'

/** The weekday that a week begins with at the school, 0 for Sunday; Sunday until it is known, and for readers who may not see it. */
export function useWeekStart(school_id: number | undefined, isNeeded = true): number {
  const may = useMay()
  const { data } = useQuery({
    enabled: isNeeded && may(getOpeningHours),
    queryKey: ['week-start', school_id ?? 'own'],
    queryFn: ({ signal }) => call(getOpeningHours, { query: { school_id } }, signal),
    staleTime: 5 * minuteMs,
    retry: false,
  })
  return data?.week_start ?? 0
}
