import * as c from '@dsms/contract/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLanguage } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import { useSession } from '../../session.ts'

export const plansKey = ['plans'] as const

export function usePricing() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...plansKey, 'offer', code],
    queryFn: ({ signal }) => call(c.getPricing, { query: {} }, signal),
  })
}

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
