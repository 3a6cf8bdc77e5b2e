import { type Contact, searchPeople } from '@dsms/contract/staff/directory/calls'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'

const none: Contact[] = []

/** People whom the signed-in person may address, as they type a name. */
export function usePeople(text: string, { own = false, isOn = true } = {}): { people: Contact[]; isLoading: boolean } {
  const [q] = useDebouncedValue(text.trim(), 200)
  const { data, isLoading } = useQuery({
    queryKey: ['people', own, q],
    queryFn: async ({ signal }) => (await call(searchPeople, { query: { q, own: String(own) } }, signal)).rows,
    placeholderData: keepPreviousData,
    enabled: isOn,
  })
  return { people: data ?? none, isLoading }
}
