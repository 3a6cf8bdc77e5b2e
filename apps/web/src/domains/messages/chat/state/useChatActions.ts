import { changeChat, clearChat, markChatUnread } from '@dsms/contract/messages/chat/calls'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { readListsAnew } from './chatCache.ts'
import type { Conversation } from './conversation.ts'
import { chatKeys } from './keys.ts'

/** What can be done with a whole conversation. */
export function useChatActions({ contact, chat }: Pick<Conversation, 'contact' | 'chat'>) {
  const t = useText('chat')
  const common = useText('common')
  const errorText = useErrorText()
  const client = useQueryClient()
  const params = { id: contact.id }
  const queryKey = chatKeys.conversation(contact.id)

  const readAnew = () => {
    void readListsAnew(client)
    return client.invalidateQueries({ queryKey })
  }
  const change = async (body: { isMuted?: boolean; isBlocked?: boolean }) => {
    const state = await call(changeChat, { params, body })
    client.setQueriesData<Conversation>(
      { queryKey },
      (known) => known && { ...known, chat: known.chat && { ...known.chat, ...state } },
    )
    await readAnew()
  }
  const fail = (error: unknown) => showFailure(errorText(error))
  const hide = (known: Conversation | undefined): Conversation | undefined =>
    known?.chat
      ? {
          ...known,
          messages: [],
          hasOlder: false,
          hasNewer: false,
          chat: { ...known.chat, unseenMsgs: 0, clearedId: known.messages.at(-1)?.id ?? known.chat.clearedId },
        }
      : known

  return {
    setMuted: (isMuted: boolean) => change({ isMuted }).catch(fail),
    /** Throws, for a dialog that shows why. */
    setBlocked: (isBlocked: boolean) => change({ isBlocked }),
    clear: async () => {
      const before = client.getQueriesData<Conversation>({ queryKey })
      await client.cancelQueries({ queryKey })
      client.setQueriesData<Conversation>({ queryKey }, hide)
      try {
        await call(clearChat, { params, body: {} })
        void readListsAnew(client)
        showUndo(t('cleared', { name: `\u2068${contact.fullName}\u2069` }), common('undo'), () => {
          call(clearChat, { params, body: { undo: true } }).then(readAnew, fail)
        })
      } catch (error) {
        for (const [key, known] of before) client.setQueryData(key, known)
        fail(error)
      }
    },
    /** Answers whether it is so now. */
    markUnread: async (): Promise<boolean> => {
      try {
        await call(markChatUnread, { params, body: {} })
        return true
      } catch (error) {
        fail(error)
        return false
      } finally {
        void readListsAnew(client)
      }
    },
    isMuted: chat?.isMuted ?? false,
    isBlocked: chat?.isBlocked ?? false,
  }
}
