import type { Scope } from '@dsms/contract/kernel/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { staffCalls } from './staffCalls.ts'

/** Everything that is kept about the staff of one scope; forgotten together after a change. */
export const staffKey = (scope: Scope, school_id?: number) => ['staff', scope, school_id ?? 'own'] as const

export const useStaffCalls = (scope: Scope, school_id?: number) =>
  useMemo(() => staffCalls(scope, school_id), [scope, school_id])

export function usePerson(scope: Scope, id: number | undefined, school_id?: number) {
  const calls = useStaffCalls(scope, school_id)
  return useQuery({
    queryKey: [...staffKey(scope, school_id), 'person', id],
    queryFn: ({ signal }) => calls.get(id ?? 0, signal),
    enabled: id !== undefined,
  })
}

export function useRoleChoices(scope: Scope, school_id?: number) {
  const calls = useStaffCalls(scope, school_id)
  return useQuery({
    queryKey: ['roles', scope, school_id ?? 'own', 'choices'],
    queryFn: ({ signal }) => calls.roles(signal),
  })
}

/** Makes lists and people of this scope be read again, and the counts on the dashboards and roles with them. */
export function useStaffChanged(scope: Scope, school_id?: number): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: staffKey(scope, school_id) }),
      client.invalidateQueries({ queryKey: ['roles', scope] }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
}
