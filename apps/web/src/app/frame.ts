import { getFrame } from '@dsms/contract/insight/frame/calls'
import { getBookmarks } from '@dsms/contract/insight/search/calls'
import type { Answer, Endpoint } from '@dsms/contract/kernel/endpoint'
import { getMe, listNotifications } from '@dsms/contract/kernel/session/me'
import { getChatCounts } from '@dsms/contract/messages/chat/calls'
import { getMailCounts } from '@dsms/contract/messages/email/calls'
import { getTaskCounts } from '@dsms/contract/messages/tasks/calls'
import { callKey } from '../kernel/call/ahead.ts'
import { call } from '../kernel/call/call.ts'
import { entriesOf } from '../kernel/objects.ts'

/** Which call each part of the frame answers for. */
const parts: Record<keyof Answer<typeof getFrame>, Endpoint> = {
  me: getMe,
  mail: getMailCounts,
  chat: getChatCounts,
  tasks: getTaskCounts,
  bookmarks: getBookmarks,
  notifications: listNotifications,
}

/** All that stands around a screen, in one call. */
export function askFrame(): Map<string, Promise<unknown>> {
  const frame = call(getFrame).catch(() => undefined)
  return new Map(
    entriesOf(parts).map(([part, endpoint]) => [callKey(endpoint), frame.then((answer) => answer?.[part])]),
  )
}
