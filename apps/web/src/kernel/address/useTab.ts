import { useMemo } from 'react'
import { oneOf, useChangeSearch, useSearchOf } from './search.ts'

/** The open tab, as the address names it; the first one has no name there. Addresses may name tabs that went into others. */
export function useTab<const Name extends string>(
  names: readonly Name[],
  first: NoInfer<Name>,
  former: Readonly<Record<string, string>> = {},
): [Name, (name: string | null) => void] {
  const list = names.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names themselves, not the list that holds them
  const readers = useMemo(
    () => ({
      tab: (written: unknown) =>
        oneOf(names)(typeof written === 'string' && Object.hasOwn(former, written) ? former[written] : written),
    }),
    [list, former],
  )
  const { tab = first } = useSearchOf(readers)
  const change = useChangeSearch()
  return [tab, (name) => void change({ tab: name === first ? undefined : name })]
}
