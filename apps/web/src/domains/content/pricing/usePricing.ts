import { getPricing } from '@dsms/contract/content/pricing/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'
import { plansKey } from '../../platform/plans/usePlans.ts'

export function usePricing() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...plansKey, 'offer', code],
    queryFn: ({ signal }) => call(getPricing, { query: {} }, signal),
  })
}
