import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type {
  Email,
  getEmail as GetEmail,
  listEmails as ListEmails,
  paginateEmail as PaginateEmail,
} from '@dsms/contract/messages/email/calls'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import {
  conversationOf,
  findNeighbours,
  isCounted,
  justOne,
  pageOf,
  readEntries,
  readFolders,
  unreadOf,
} from './email.data.ts'
import { messageOf } from './email.rows.ts'

/** A page of a view. The mails come without their HTML and without the others of their conversation. */
export async function listEmails(
  actor: Actor,
  { page, perPage, ...view }: Input<typeof ListEmails>['query'],
): Promise<Answer<typeof ListEmails>> {
  const [rows, folders] = await together([
    // one more than asked for tells whether there is a further page
    () => readEntries(actor, pageOf(view, { at: (page - 1) * perPage, size: perPage + 1 }), false),
    () => readFolders(actor),
  ])
  const counted = isCounted(view)
  return {
    emails: rows.slice(0, perPage).map((row) => ({ ...messageOf(row, actor.id), replies: [] })),
    emailsMeta: {
      ...countsOf(folders),
      total: counted ? (folders.find(({ folder }) => folder === counted)?.total ?? 0) : null,
      hasMore: rows.length > perPage,
    },
  }
}

/** The newest unread mails of the inbox, as a page of it has them. */
export async function listUnread(actor: Actor, size: number) {
  const rows = await readEntries(actor, unreadOf(actor, size), false)
  return rows.map((row) => ({ ...messageOf(row, actor.id), replies: [] }))
}

export const readCounts = async (actor: Actor) => countsOf(await readFolders(actor))

function countsOf(folders: Awaited<ReturnType<typeof readFolders>>) {
  const of = (name: string) => folders.find(({ folder }) => folder === name)
  return { inbox: of('inbox')?.unread ?? 0, draft: of('draft')?.total ?? 0, spam: of('spam')?.unread ?? 0 }
}

/** A mail with the others of its conversation, oldest first. Throws `not_found`. */
export async function readEmail(actor: Actor, id: number): Promise<Email> {
  const [opened, ...others] = await readEntries(actor, conversationOf(actor, id), true)
  if (!opened) throw new AppError('not_found')
  return { ...messageOf(opened, actor.id), replies: others.reverse().map((row) => messageOf(row, actor.id)) }
}

export async function getEmail(
  actor: Actor,
  { id, ...view }: Input<typeof GetEmail>['query'],
): Promise<Answer<typeof GetEmail>> {
  const [email, beside] = await together([() => readEmail(actor, id), () => findNeighbours(actor, id, view)])
  return { ...email, hasPreviousMail: Boolean(beside?.newer), hasNextMail: Boolean(beside?.older) }
}

/** The mail above or below another one. Throws `not_found` at the ends and for a mail of somebody else. */
export async function paginateEmail(
  actor: Actor,
  { dir, emailId, ...view }: Input<typeof PaginateEmail>['query'],
): Promise<Email> {
  const beside = await findNeighbours(actor, emailId, view)
  const id = dir === 'previous' ? beside?.newer : beside?.older
  if (!id) throw new AppError('not_found')
  return readEmail(actor, id)
}

/** The text of a mail of the own mailbox. Throws `not_found`. */
export async function readHtml(actor: Actor, id: number): Promise<{ subject: string; html: string }> {
  const [row] = await readEntries(actor, justOne(actor, id), true)
  if (!row) throw new AppError('not_found')
  return row
}
