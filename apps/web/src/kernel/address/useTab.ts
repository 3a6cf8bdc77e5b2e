import { oneOf, useChangeSearch, useSearchOf } from './search.ts'

/** The open tab, as the address names it; the first one has no name there. */
export function useTab<const Name extends string>(
  names: readonly Name[],
  first: NoInfer<Name>,
): [Name, (name: string | null) => void] {
  const { tab = first } = useSearchOf({ tab: oneOf(names) })
  const change = useChangeSearch()
  return [tab, (name) => void change({ tab: name === first ? undefined : name })]
}
