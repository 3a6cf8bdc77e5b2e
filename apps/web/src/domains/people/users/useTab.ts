import { useSearch } from '@tanstack/react-router'
import { useNavigate } from '../../../kernel/address/links.tsx'

/** The open tab, as the address names it; the first one has no name there. */
export function useTab<Name extends string>(names: readonly Name[]): [Name, (name: string | null) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const first = names[0] as Name
  const tab = names.find((name) => name === search.tab) ?? first
  return [
    tab,
    (name) =>
      navigate({
        to: '.',
        search: (old: Record<string, unknown>) => ({ ...old, tab: name === first ? undefined : name }),
        replace: true,
        resetScroll: false,
      }),
  ]
}
