import type { Input } from '@dsms/contract/kernel/endpoint'
import { type ChatProfile, getChatProfile, saveChatProfile } from '@dsms/contract/messages/chat/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { readListsAnew } from '../state/chatCache.ts'
import { chatKeys } from '../state/keys.ts'

type Change = Input<typeof saveChatProfile>['body']

/** How I appear in chats. */
export function useProfile() {
  const t = useText('chat')
  const errorText = useErrorText()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: chatKeys.profile,
    queryFn: ({ signal }) => call(getChatProfile, {}, signal),
  })
  /** Shows the change at once and takes it back when it cannot be kept. Answers whether it was. */
  const save = async ({ isNotificationsOn, ...change }: Change): Promise<boolean> => {
    const before = client.getQueryData<ChatProfile>(chatKeys.profile)
    client.setQueryData<ChatProfile>(
      chatKeys.profile,
      (known) =>
        known && {
          ...known,
          ...change,
          settings: { ...known.settings, ...(isNotificationsOn === undefined ? {} : { isNotificationsOn }) },
        },
    )
    try {
      const body = isNotificationsOn === undefined ? change : { ...change, isNotificationsOn }
      client.setQueryData(chatKeys.profile, await call(saveChatProfile, { body }))
      void readListsAnew(client)
      showDone(t('profile.saved'))
      return true
    } catch (error) {
      client.setQueryData(chatKeys.profile, before)
      showFailure(errorText(error))
      return false
    }
  }
  return { ...query, save }
}
