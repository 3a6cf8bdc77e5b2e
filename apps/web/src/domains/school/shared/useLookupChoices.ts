import { type LookupKind, listLookupChoices } from '@dsms/contract/school/lookups/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import type { Choice } from '../../../kit/areas/inputs/useChoices.ts'

/** Lookups of a kind to choose from: the platform's and the school's own. */
export function useLookupChoices(kind: LookupKind, school_id?: number): Choice[] {
  const { data = [] } = useQuery({
    queryKey: ['area', 'lookups', school_id ?? 'own', kind],
    queryFn: ({ signal }) =>
      call(listLookupChoices, { query: { kind, ...(school_id === undefined ? {} : { school_id }) } }, signal),
  })
  return data.map(({ id, name }) => ({ value: String(id), label: name }))
}
