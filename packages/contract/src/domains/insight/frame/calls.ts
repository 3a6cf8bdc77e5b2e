import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { getMe, listNotifications } from '../../../kernel/session/me.ts'
import { getChatCounts } from '../../messages/chat/calls.ts'
import { getMailCounts } from '../../messages/email/calls.ts'
import { getTaskCounts } from '../../messages/tasks/calls.ts'
import { getBookmarks } from '../search/calls.ts'

/** Each part is the answer of a call of its own, by which it is made fresh later. */
export const getFrame = endpoint({
  method: 'GET',
  path: '/api/frame',
  tag: 'me',
  summary:
    'What stands around every screen: the person, the counts of the menu, bookmarks and the newest notifications',
  access: 'session',
  response: z.object({
    me: getMe.response,
    mail: getMailCounts.response,
    chat: getChatCounts.response,
    tasks: getTaskCounts.response,
    bookmarks: getBookmarks.response,
    notifications: listNotifications.response,
  }),
})
