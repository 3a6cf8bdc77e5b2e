import { getPricing } from '@dsms/contract/platform/plans/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'

export const subscriptionsKey = ['subscriptions'] as const

/** Plans on offer, in their order. */
export function useOffer() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: ['plans', 'offer', code],
    queryFn: ({ signal }) => call(getPricing, { query: {} }, signal),
  }).data?.plans
}

/** A changed subscription is told on the pages about plans as well. */
export function useSubscriptionsChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: subscriptionsKey }),
        client.invalidateQueries({ queryKey: ['plans'] }),
      ]),
    [client],
  )
}
