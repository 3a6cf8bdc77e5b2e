import { frameNotifications, getFrame } from '@dsms/contract/frame'
import { countChats } from '../chat/chat.service.ts'
import { readCounts } from '../email/email.service.ts'
import { readBeside, userDataOf } from '../identity/userData.ts'
import { listBookmarks } from '../search/bookmarks.service.ts'
import { serve } from '../serve.ts'
import type { App } from '../services.ts'
import { countTasks } from '../tasks/tasks.data.ts'
import { together } from '../together.ts'
import { listNotifications } from './notifications.data.ts'

/** What a browser asks for first, in one call instead of six. */
export function frameRoutes(app: App) {
  serve(app, getFrame, async ({ actor, entry }) => {
    const [beside, mail, chat, tasks, bookmarks, notifications] = await together([
      () => readBeside(actor.db, actor.id),
      () => readCounts(actor),
      () => countChats(app, actor),
      () => countTasks(actor),
      () => listBookmarks(actor),
      () => listNotifications(actor, frameNotifications),
    ])
    return { me: userDataOf(entry, actor.language, beside), mail, chat, tasks, bookmarks, notifications }
  })
}
