import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { getSchoolCurrency } from '@dsms/contract/school/schoolProfile/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'

/** The money of a school, for amounts of records that are not there yet; undefined until it is known. */
export function useCurrency(school_id: number | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['school-currency', school_id ?? 'own'],
    queryFn: ({ signal }) => call(getSchoolCurrency, { query: school_id === undefined ? {} : { school_id } }, signal),
    staleTime: 5 * minuteMs,
  })
  return data?.currency
}
