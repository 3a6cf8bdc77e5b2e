import { z } from 'zod'
import { chatStatuses } from '../../../kernel/choices/presence.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { keptFile } from '../../../kernel/files.ts'
import { id, idText, instant, pageOf, paging } from '../../../kernel/shared.ts'

const contact = z
  .object({
    id: z.int(),
    fullName: z.string(),
    /** Name of the role. */
    role: z.string(),
    about: z.string(),
    avatar: z.string(),
    /** What others see: the chosen status while a window of theirs is open, else `offline`. */
    status: z.enum(chatStatuses),
    email: z.string(),
    phone: z.string().nullable(),
    /** False for somebody who may not be written to any more, as a former colleague: what was said stays to be read. */
    isReachable: z.boolean(),
  })
  .meta({ id: 'ChatContact' })
export type ChatContact = z.infer<typeof contact>

/** `message` is empty for a picture or file without words. */
const message = z
  .object({
    id: z.int(),
    message: z.string(),
    time: instant,
    senderId: z.int(),
    file: keptFile.nullable(),
    /** The key the sender gave it, so that what is shown ahead of the answer can be replaced by it. */
    key: z.string().nullable(),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof message>

const lastMessage = message.pick({ message: true, time: true, senderId: true, id: true }).extend({
  kind: z.enum(['text', 'image', 'file']),
})

const chatState = z.object({
  isMuted: z.boolean(),
  /** I blocked them. */
  isBlocked: z.boolean(),
  /** The other one's newest message key that reached them, and that they saw; for the ticks. */
  deliveredId: z.int(),
  readId: z.int(),
  /** Everything up to this key is hidden from me, so that all windows of mine hide it when one of them clears. */
  clearedId: z.int(),
})

const chat = z.object({
  id: z.int(),
  /** The other person, as in the founding data. */
  userId: z.int(),
  unseenMsgs: z.int(),
  ...chatState.shape,
})

const profile = z.object({
  id: z.int(),
  avatar: z.string(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  status: z.enum(chatStatuses),
  settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
})
export type ChatProfile = z.infer<typeof profile>

export const listChats = endpoint({
  method: 'GET',
  path: '/apps/chat/chats-and-contacts',
  tag: 'chat',
  summary: 'My chats, newest first, and the people I may talk to. What was sent to me counts as delivered from here on',
  access: 'session',
  isRead: false,
  query: z.object({
    /** Narrows both lists by part of a name. */
    q: z.string().trim().max(100).optional(),
  }),
  response: z.object({
    chatsContacts: z.array(
      contact.extend({ chat: chat.omit({ userId: true }).extend({ lastMessage: lastMessage.nullable() }) }),
    ),
    /** Everybody I may talk to, by name; at most 200, found by `q` beyond that. */
    contacts: z.array(contact),
    profileUser: profile.pick({ id: true, avatar: true, fullName: true, status: true }),
  }),
})

export const getChatProfile = endpoint({
  method: 'GET',
  path: '/apps/chat/users/profile-user',
  tag: 'chat',
  summary: 'How I appear in chats',
  access: 'session',
  response: profile,
})

export const getChat = endpoint({
  method: 'GET',
  path: '/apps/chat/get-chat',
  tag: 'chat',
  summary:
    'My conversation with a person (`id`), oldest of the asked part first; nothing of it counts as unseen afterwards. `before` gives the part above, `after` what came since',
  access: 'session',
  isRead: false,
  query: z.object({
    id: idText,
    /** Keys of messages, for paging upwards and for catching up. */
    before: idText.optional(),
    after: z.coerce.number<string | number>().int().min(0).optional(),
    limit: z.coerce.number<string | number>().int().min(1).max(200).default(50),
    /** False reads without marking as seen, as a window does that is not looked at. */
    seen: z.stringbool().default(true),
  }),
  response: z.object({
    /** Missing when nothing was ever said. */
    chat: chat.extend({ chat: z.array(message), hasMore: z.boolean() }).optional(),
    contact,
  }),
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/apps/chat/send-msg',
  tag: 'chat',
  summary:
    'Say something to a person; begins the chat for both when there is none. Sent twice with one key it is kept once',
  access: 'session',
  status: 201,
  body: z.object({
    obj: z
      .object({
        contact: z.object({ id }),
        message: z.string().max(10_000).default(''),
        /** Chosen by the sender, so that a retry is known as such. */
        key: z.uuid().optional(),
        fileId: id.optional(),
      })
      .refine(({ message, fileId }) => message.trim() !== '' || fileId !== undefined, {
        path: ['message'],
        message: 'required',
      }),
  }),
  response: z.object({
    response: z.object({
      newMessageData: message,
      id: z.int(),
      chat: chat.extend({ chat: z.array(message) }).optional(),
    }),
  }),
  errors: ['chat_blocked', 'unknown_file'],
})

// what the founding calls cannot do

export const saveChatProfile = endpoint({
  method: 'PATCH',
  path: '/api/chat/profile',
  tag: 'chat',
  summary: 'Save about, status or settings',
  access: 'session',
  body: z.object({
    about: z.string().trim().max(120).optional(),
    status: z.enum(chatStatuses).optional(),
    isNotificationsOn: z.boolean().optional(),
  }),
  response: profile,
})

const ofContact = { tag: 'chat', access: 'session', params: z.object({ id: idText }) } as const

export const changeChat = endpoint({
  method: 'PATCH',
  path: '/api/chat/contacts/:id',
  summary: 'Mute or block a person, or take it back',
  ...ofContact,
  body: z.object({ isMuted: z.boolean().optional(), isBlocked: z.boolean().optional() }),
  response: chatState,
})

export const clearChat = endpoint({
  method: 'POST',
  path: '/api/chat/contacts/:id/clear',
  summary: 'Hide everything said so far from me; the other one keeps it. `undo` brings it back',
  ...ofContact,
  body: z.object({ undo: z.boolean().default(false) }),
  response: z.object({}),
})

export const searchChat = endpoint({
  method: 'GET',
  path: '/api/chat/contacts/:id/search',
  summary: 'Messages of a conversation that contain a text, newest first, at most 50',
  ...ofContact,
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  response: z.object({ rows: z.array(message) }),
})

export const listChatFiles = endpoint({
  method: 'GET',
  path: '/api/chat/contacts/:id/files',
  summary: 'Pictures and files of a conversation, newest first, at most 60',
  ...ofContact,
  response: z.object({ rows: z.array(message) }),
})

export const tellTyping = endpoint({
  method: 'POST',
  path: '/api/chat/contacts/:id/typing',
  summary: 'Tell the other one that I am writing; worth a call every three seconds',
  ...ofContact,
  body: z.object({}),
  response: z.object({}),
})

export const markChatUnread = endpoint({
  method: 'POST',
  path: '/api/chat/contacts/:id/unread',
  summary: 'Mark the newest message of the other one as unseen',
  ...ofContact,
  body: z.object({}),
  response: z.object({}),
})

export const getChatCounts = endpoint({
  method: 'GET',
  path: '/api/chat/counts',
  tag: 'chat',
  summary: 'Unseen messages in chats that are not muted, for the badge of the menu; marks them as delivered',
  access: 'session',
  isRead: false,
  response: z.object({ unseen: z.int() }),
})

export const reportReasons = ['abuse', 'harassment', 'spam', 'other'] as const

export const reportChat = endpoint({
  method: 'POST',
  path: '/api/chat/contacts/:id/report',
  summary: 'Report a conversation to those who look after messages in the school, or on the platform',
  ...ofContact,
  status: 201,
  body: z.object({ reason: z.enum(reportReasons), note: z.string().trim().max(500).default('') }),
  response: z.object({}),
})

const report = z.object({
  id: z.int(),
  reason: z.enum(reportReasons),
  note: z.string(),
  status: z.enum(['open', 'settled']),
  created_at: instant,
  reporter: z.object({ id: z.int(), fullName: z.string() }),
  reported: z.object({ id: z.int(), fullName: z.string() }),
  /** The last messages before the report, as the reporter saw them. */
  messages: z.array(z.object({ message: z.string(), time: instant, senderId: z.int() })),
  settled_by: z.string().nullable(),
})
export type ChatReport = z.infer<typeof report>

const ofReports = {
  tag: 'chat',
  access: { platform: 'support_tickets.view', school: 'messages_announcements.view' },
} as const

export const listChatReports = endpoint({
  method: 'GET',
  path: '/api/chat/reports',
  summary: 'Reported conversations of the own school, or of the platform, newest first',
  ...ofReports,
  query: paging.pick({ page: true, perPage: true }).extend({ status: z.enum(['open', 'settled']).optional() }),
  response: pageOf(report),
})

export const settleChatReport = endpoint({
  method: 'POST',
  path: '/api/chat/reports/:id/settle',
  tag: 'chat',
  summary: 'Mark a report as settled, or open it again',
  access: { platform: 'support_tickets.edit', school: 'messages_announcements.edit' },
  params: z.object({ id: idText }),
  body: z.object({ status: z.enum(['open', 'settled']) }),
  response: report,
})
