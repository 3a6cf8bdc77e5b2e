import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { listCountries, listGenders } from '@dsms/contract/platform/countries/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'
import type { LateChoices } from '../../../kit/records/types.ts'

/** Genders, named in the reader's language. */
export const useGenders = () => useQuery({ ...gendersQuery(useLanguage().code), staleTime: hourMs })

/** The same for the filters of a list, asked for when somebody turns to them. */
export const useLateGenders = (): LateChoices => ({
  ...gendersQuery(useLanguage().code),
  choicesOf: (genders: { id: number; name: string }[]) =>
    genders.map(({ id, name }) => ({ value: String(id), label: name })),
})

const gendersQuery = (language: string) => ({
  queryKey: ['genders', language],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(listGenders, {}, signal)).data.result,
})

/** Countries with their telephone prefix, in the order of the reader's language. */
export function useCountries() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: ['countries', code],
    queryFn: async ({ signal }) => (await call(listCountries, {}, signal)).data.result,
    staleTime: hourMs,
  })
}
