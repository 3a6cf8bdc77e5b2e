import { type AccountSettings, getAccountSettings } from '@dsms/contract/identity/account/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'
import { refetchMe } from '../../../kernel/session/signIn.ts'

const key = (language: string) => ['account-settings', language]

/** Everything that the signed-in person keeps about their account. */
export function useSettings() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: key(code),
    queryFn: ({ signal }) => call(getAccountSettings, {}, signal),
  })
}

/** Takes what a save answered as what is stored now; the bar above reads name and picture again. */
export function useKeepSettings(): (saved: AccountSettings) => void {
  const client = useQueryClient()
  const { code } = useLanguage()
  return (saved) => {
    client.setQueryData(key(code), saved)
    void refetchMe()
  }
}
