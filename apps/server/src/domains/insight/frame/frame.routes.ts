import { getFrame } from '@dsms/contract/insight/frame/calls'
import { frameNotifications } from '@dsms/contract/kernel/session/me'
import { serve } from '../../../kernel/http/serve.ts'
import { listNotifications } from '../../../kernel/notify/notify.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { readBeside, userDataOf } from '../../identity/public.ts'
import { countChats, countTasks, readCounts } from '../../messages/public.ts'
import { listBookmarks } from '../search/bookmarks.service.ts'

/** What a browser asks for first, in one call instead of six. */
export function frameRoutes(app: App) {
  serve(app, getFrame, async ({ actor, entry }) => {
    const [beside, mail, chat, tasks, bookmarks, notifications] = await together([
      () => readBeside(actor.db, entry, actor.language),
      () => readCounts(actor),
      () => countChats(app, actor),
      () => countTasks(actor),
      () => listBookmarks(actor),
      () => listNotifications(actor, frameNotifications),
    ])
    return { me: userDataOf(entry, actor.language, beside), mail, chat, tasks, bookmarks, notifications }
  })
}
