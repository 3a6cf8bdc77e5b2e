import { useSearch } from '@tanstack/react-router'
import { recordOf } from '../objects.ts'
import { text, useChangeSearch } from './search.ts'

/** Texts that stand in the search of the address, and how to change them without a new entry in the history. */
export function useAddress<const Name extends string>(...names: Name[]) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const change: (patch: Partial<Record<Name, string>>) => Promise<void> = useChangeSearch()
  return [recordOf(names, (name) => text(search[name])), change] as const
}
