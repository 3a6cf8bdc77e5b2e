import { type AccountSettings, getAccountSettings } from '@dsms/contract/account'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import { refetchMe } from '../../lib/signIn.ts'

const key = (language: string) => ['account-settings', language]

/** Everything that the signed-in person keeps about their account. */
export function useSettings() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: key(code),
    queryFn: ({ signal }) => call(getAccountSettings, {}, signal),
  })
}

/** Takes what a save answered as what is stored now; the bar above reads name and picture anew. */
export function useKeepSettings(): (saved: AccountSettings) => void {
  const client = useQueryClient()
  const { code } = useLanguage()
  return (saved) => {
    client.setQueryData(key(code), saved)
    void refetchMe()
  }
}
