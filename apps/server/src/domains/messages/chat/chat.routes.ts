import * as c from '@dsms/contract/messages/chat/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import type { Entry } from '../../../kernel/session/entered.ts'
import { together } from '../../../kernel/together.ts'
import { findChatPerson } from './chat.data.ts'
import { changeChat, clearChat, countChats, listChats, markChatUnread, readChat, tellTyping } from './chat.service.ts'
import { readFileMessages, searchMessages } from './messages.data.ts'
import { readProfile, saveProfile } from './profile.service.ts'
import { listReports } from './reports.data.ts'
import { reportChat, settleChatReport } from './reports.service.ts'
import { sendMessage } from './send.service.ts'

const known = ({ avatar, role_name }: Entry) => ({ avatar, role: role_name })

export function chatRoutes(app: App) {
  serve(app, c.listChats, ({ actor, entry, query }) => listChats(app, actor, entry.avatar, query.q))
  serve(app, c.getChatCounts, ({ actor }) => countChats(app, actor))
  serve(app, c.getChat, ({ actor, query }) => readChat(app, actor, query))
  serve(app, c.sendMessage, ({ actor, body }) => sendMessage(app, actor, body.obj))
  serve(app, c.getChatProfile, ({ actor, entry }) => readProfile(actor, known(entry)))
  serve(app, c.saveChatProfile, ({ actor, entry, body }) => saveProfile(app, actor, known(entry), body))

  serve(app, c.changeChat, ({ actor, params, body }) => changeChat(app, actor, params.id, body))
  serve(app, c.clearChat, ({ actor, params, body }) => clearChat(app, actor, params.id, body.undo))
  serve(app, c.markChatUnread, ({ actor, params }) => markChatUnread(app, actor, params.id))
  serve(app, c.tellTyping, ({ actor, params }) => tellTyping(app, actor, params.id))
  serve(app, c.searchChat, async ({ actor, params, query }) => {
    const [rows] = await together([
      () => searchMessages(actor, params.id, query.q),
      () => findChatPerson(actor, params.id),
    ])
    return { rows }
  })
  serve(app, c.listChatFiles, async ({ actor, params }) => {
    const [rows] = await together([() => readFileMessages(actor, params.id), () => findChatPerson(actor, params.id)])
    return { rows }
  })

  serve(app, c.reportChat, ({ actor, params, body }) => reportChat(app, actor, params.id, body))
  serve(app, c.listChatReports, ({ actor, query }) => listReports(actor, query))
  serve(app, c.settleChatReport, ({ actor, params, body }) => settleChatReport(actor, params.id, body.status))
}
