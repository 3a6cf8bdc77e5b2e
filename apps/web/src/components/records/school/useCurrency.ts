import { getSchoolCurrency } from '@dsms/contract/schoolProfile'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/** What the money of a school is, for a record that is not there yet; nothing until it is known. */
export function useCurrency(school_id: number | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['currency', school_id ?? 'own'],
    queryFn: ({ signal }) => call(getSchoolCurrency, { query: { school_id } }, signal),
    staleTime: 300_000,
  })
  return data?.currency
}
