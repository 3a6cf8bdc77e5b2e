import { getChat, getChatProfile } from '@dsms/contract/messages/chat/calls'
import { call } from '../../../kernel/call/call.ts'
import { loadTexts, textOf } from '../../../kernel/i18n/index.ts'

/** What was written in another window may be seen there in this time. */
const patienceMs = 1200

/**
 * Shows the newest message of a person as a notification of the browser, unless it was seen elsewhere meanwhile, the
 * person is muted, or notifications are switched off. Of several open windows the last one to show it replaces the rest.
 */
export async function noticeOf(personId: number, open: (address: string) => void): Promise<void> {
  await new Promise((done) => setTimeout(done, patienceMs))
  const [{ contact, chat }, { settings }] = await Promise.all([
    call(getChat, { query: { id: personId, limit: 1, seen: 'false' } }),
    call(getChatProfile),
    loadTexts(['chat']),
  ])
  const last = chat?.chat.at(-1)
  if (!last || last.senderId !== personId || chat?.isMuted || !chat?.unseenMsgs || !settings.isNotificationsOn) return
  const t = textOf('chat')
  const body = last.message || (last.file?.type.startsWith('image/') ? t('kind.image') : t('kind.file'))
  const notice = new Notification(contact.fullName, {
    body: body.slice(0, 200),
    tag: `dsms.chat.${personId}`,
    lang: document.documentElement.lang,
    dir: 'auto',
    ...(contact.avatar ? { icon: contact.avatar } : {}),
  })
  notice.onclick = () => {
    focus()
    open(`/apps/chat?with=${personId}`)
    notice.close()
  }
}
