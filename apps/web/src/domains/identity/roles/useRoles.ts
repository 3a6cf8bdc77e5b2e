import type { Scope } from '@dsms/contract/kernel/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rolesCalls } from './rolesCalls.ts'

export const rolesKey = (scope: Scope, school_id?: number) => ['roles', scope, school_id ?? 'own'] as const

export const useRolesCalls = (scope: Scope, school_id?: number) =>
  useMemo(() => rolesCalls(scope, school_id), [scope, school_id])

export function useRole(scope: Scope, id: number, school_id?: number) {
  const calls = useRolesCalls(scope, school_id)
  return useQuery({
    queryKey: [...rolesKey(scope, school_id), 'role', id],
    queryFn: ({ signal }) => calls.get(id, signal),
  })
}

/** Other active roles of the scope, which people can get instead. */
export function useReplacements(scope: Scope, id: number, school_id?: number) {
  const calls = useRolesCalls(scope, school_id)
  return useQuery({
    queryKey: [...rolesKey(scope, school_id), 'choices'],
    queryFn: ({ signal }) => calls.choices(signal),
    select: (roles) => roles.filter((role) => role.id !== id),
  })
}

export function useMatrix(scope: Scope, id: number, school_id?: number) {
  const calls = useRolesCalls(scope, school_id)
  return useQuery({
    queryKey: [...rolesKey(scope, school_id), 'matrix', id],
    queryFn: ({ signal }) => calls.matrix(id, signal),
    // what somebody is editing is not changed under their hands
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Makes roles of this scope be read again, and the people and counts that depend on them. */
export function useRolesChanged(scope: Scope, school_id?: number): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({
        queryKey: rolesKey(scope, school_id),
        predicate: (query) => query.queryKey[3] !== 'matrix',
      }),
      client.invalidateQueries({ queryKey: ['staff', scope] }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
}
