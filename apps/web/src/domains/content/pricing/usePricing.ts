import { getPricing } from '@dsms/contract/platform/plans/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'
import { plansKey } from '../../platform/public.ts'

export function usePricing() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...plansKey, 'offer', code],
    queryFn: ({ signal }) => call(getPricing, { query: {} }, signal),
  })
}
