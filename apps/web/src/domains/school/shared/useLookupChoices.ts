import { type LookupKind, listLookupChoices } from '@dsms/contract/school/lookups/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import type { Choice } from '../../../kit/areas/inputs/useChoices.ts'
import type { LateChoices } from '../../../kit/records/types.ts'

/** Lookups of a kind to choose from: the platform's and the school's own. */
export function useLookupChoices(kind: LookupKind, school_id?: number): Choice[] {
  const { data } = useQuery(queryOf(kind, school_id))
  return choicesOf(data ?? [])
}

/** The same for the filters of a list, asked for when somebody turns to them. */
export const lateLookupChoices = (kind: LookupKind, school_id?: number): LateChoices => ({
  ...queryOf(kind, school_id),
  choicesOf,
})

const queryOf = (kind: LookupKind, school_id?: number) => ({
  queryKey: ['area', 'lookups', school_id ?? 'own', kind],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(listLookupChoices, { query: { kind, ...(school_id === undefined ? {} : { school_id }) } }, signal),
})

const choicesOf = (found: { id: number; name: string }[]): Choice[] =>
  found.map(({ id, name }) => ({ value: String(id), label: name }))
