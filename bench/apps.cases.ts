import { requestOf } from '@dsms/contract/kernel/client'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import { listEvents } from '@dsms/contract/messages/calendar/calls'
import { getChat, listChats, searchChat, sendMessage } from '@dsms/contract/messages/chat/calls'
import { getEmail, listEmails, paginateEmail } from '@dsms/contract/messages/email/calls'
import { commonWord, rareWord } from './apps.seed.ts'
import type { Request } from './compare.ts'

/** What of a person's data the requests name. */
export interface Marks {
  /** The mail in the middle of the mailbox. */
  mail: number
  /** The person of the longest chat, and the message in the middle of it. */
  peer: number
  message: number
  /** Pages of 25 mails that the inbox has. */
  pages: number
}

/** The same requests for a person with little and for one with much. */
export function appCases({ mail, peer, message, pages }: Marks): Request[] {
  const perPage = 25
  return [
    get('mail: list', listEmails, { query: { perPage } }),
    get('mail: a folder’s second page', listEmails, { query: { folder: 'sent', page: 2, perPage: 2 } }),
    get('mail: last page of the inbox', listEmails, { query: { page: pages, perPage } }),
    get('mail: by label', listEmails, { query: { label: 'important', perPage: 5 } }),
    get('mail: open', getEmail, { query: { id: mail } }),
    get('mail: next', paginateEmail, { query: { emailId: mail, dir: 'next', folder: 'inbox' } }),
    get('mail: search, rare', listEmails, { query: { q: rareWord, perPage } }),
    get('mail: search, in every fiftieth', listEmails, { query: { q: commonWord, perPage } }),
    get('chat: chats and contacts', listChats, { query: {} }),
    get('chat: open', getChat, { query: { id: peer, limit: 20 } }),
    get('chat: older messages', getChat, { query: { id: peer, before: message, limit: 20 } }),
    get('chat: search, rare', searchChat, { params: { id: peer }, query: { q: rareWord } }),
    get('chat: search, in every fiftieth', searchChat, { params: { id: peer }, query: { q: commonWord } }),
    {
      name: 'chat: send',
      method: 'POST',
      path: sendMessage.path,
      body: () => ({ obj: { contact: { id: peer }, message: 'مرحبًا', key: crypto.randomUUID() } }),
    },
    get('calendar: month', listEvents, {
      query: { calendars: ['Business', 'Holiday', 'Personal', 'Family', 'ETC'], ...month(), timeZone: 'UTC' },
    }),
  ]
}

const get = (name: string, endpoint: Endpoint, args: { params?: unknown; query?: unknown }): Request => ({
  name,
  method: 'GET',
  path: requestOf(endpoint, args).url,
})

/** Five weeks around today. */
function month() {
  return { from: dayAhead(-17), to: dayAhead(18) }
}
