import * as c from '@dsms/contract/platform/plans/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useSession } from '../../../kernel/session/session.ts'

export const plansKey = ['plans'] as const

/** What the reader's school has and asked for; nothing for strangers and for people of the platform. */
export function useOwnPlan() {
  const user = useSession()
  return useQuery({
    queryKey: [...plansKey, 'own'],
    queryFn: ({ signal }) => call(c.getOwnPlan, {}, signal),
    enabled: user?.scope === 'school',
  })
}

export function usePlansChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: plansKey }), [client])
}
