import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Texts that stand in the address's search, and how to change some of them without a new entry in the history. Empty
 * ones are left out of the address.
 */
export function useAddress<const Name extends string>(...names: Name[]) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const values = Object.fromEntries(names.map((name) => [name, String(search[name] ?? '')])) as Record<Name, string>
  const change = useCallback(
    (patch: Partial<Record<Name, string>>) =>
      void navigate({
        to: '.',
        search: (old: Record<string, unknown>) => {
          const next = { ...old, ...patch }
          return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== ''))
        },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return [values, change] as const
}
