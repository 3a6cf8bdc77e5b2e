import { listCountries, listGenders } from '@dsms/contract/platform/countries/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'

const anHour = 3_600_000

/** Genders, named in the reader's language. */
export function useGenders() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: ['genders', code],
    queryFn: async ({ signal }) => (await call(listGenders, {}, signal)).data.result,
    staleTime: anHour,
  })
}

/** Countries with their telephone prefix, in the order of the reader's language. */
export function useCountries() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: ['countries', code],
    queryFn: async ({ signal }) => (await call(listCountries, {}, signal)).data.result,
    staleTime: anHour,
  })
}
