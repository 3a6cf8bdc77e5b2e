import type { Input } from '@dsms/contract/kernel/endpoint'
import type { MailLabel, updateEmails as UpdateEmails } from '@dsms/contract/messages/email/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { inOrder, together } from '../../../kernel/together.ts'
import { draftAgain } from './drafts/email.drafts.data.ts'
import { tellSelf } from './drafts/email.drafts.ts'

type Mailing = Pick<Services, 'events'>
type Change = Input<typeof UpdateEmails>['body']['dataToUpdate']

const listOf = (ids: number[]) => sql`${sql.param(ids)}::integer[]`

/** The own mails of these keys, and what lies under them in the same place. */
const withConversations = (actor: Actor, ids: SQL) =>
  sql`e.user_id = ${actor.id} and (e.id = any(${ids}) or e.head_id = any(${ids}))`

/** A mail that is moved alone begins a thread of its own. */
const ownHead = (ids: SQL) => sql`case when e.head_id = any(${ids}) then e.head_id end`

const joinThreadsOf = (actor: Actor, ids: SQL) =>
  sql`select join_conversations(array[${actor.id}]::integer[], array(
        select distinct e.thread_id from mail_entries e where e.user_id = ${actor.id} and e.id = any(${ids})))`

/**
 * Marks own mails read or unread, stars or moves them; keys of other people's mails are passed over. A mail that waits to
 * be sent and is thrown away is not sent: it becomes a draft.
 */
export async function updateEmails(services: Mailing, actor: Actor, emailIds: number[], change: Change): Promise<void> {
  const ids = listOf(emailIds)
  const { isRead, isStarred, folder } = change
  await together([
    () =>
      inOrder(actor.db, [
        ...(folder && folder !== 'inbox' && folder !== 'sent' ? [cancelSending(actor, ids)] : []),
        ...(isStarred === undefined
          ? []
          : [
              sql`update mail_entries e set is_starred = ${isStarred}::boolean where e.user_id = ${actor.id} and e.id = any(${ids})`,
            ]),
        ...(isRead === undefined
          ? []
          : [sql`update mail_entries e set is_read = ${isRead}::boolean where ${withConversations(actor, ids)}`]),
        ...(folder ? [move(actor, ids, folder), ...(folder === 'inbox' ? [joinThreadsOf(actor, ids)] : [])] : []),
      ]),
    () => tellSelf(services, actor),
  ])
}

const cancelSending = (actor: Actor, ids: SQL) =>
  draftAgain(sql`
    m.sender_id = ${actor.id}
    and m.id in (select e.mail_id from mail_entries e where e.user_id = ${actor.id} and e.id = any(${ids}))`)

/** Trash and spam remember where a mail came from; going from one to the other forgets nothing. */
const move = (actor: Actor, ids: SQL, folder: NonNullable<Change['folder']>) => sql`
  update mail_entries e
     set folder = ${folder}, head_id = ${ownHead(ids)},
         restore_to = ${
           folder === 'trash' || folder === 'spam'
             ? sql`case when e.folder in ('trash', 'spam') then e.restore_to else e.folder end`
             : sql`null`
         }
   where ${withConversations(actor, ids)} and e.folder <> ${folder}`

/** Puts a label on each mail that lacks it and takes it from each that has it; a conversation goes by its newest mail. */
export async function toggleLabel(
  services: Mailing,
  actor: Actor,
  emailIds: number[],
  label: MailLabel,
): Promise<void> {
  const ids = listOf(emailIds)
  await together([
    () =>
      actor.db.execute(sql`
      update mail_entries e
         set labels = case when ${label} = any(h.labels) then array_remove(e.labels, ${label})
                           else array_append(array_remove(e.labels, ${label}), ${label}) end
        from mail_entries h
       where h.user_id = ${actor.id} and h.id = any(${ids}) and e.user_id = ${actor.id}
         and h.id = case when e.id = any(${ids}) then e.id else e.head_id end
         and (e.id = any(${ids}) or e.head_id = any(${ids}))`),
    () => tellSelf(services, actor),
  ])
}

/** Puts mails of trash or spam back where they came from: a mail still to be sent becomes a draft again. */
export async function restoreEmails(services: Mailing, actor: Actor, emailIds: number[]): Promise<void> {
  const ids = listOf(emailIds)
  await together([
    () =>
      inOrder(actor.db, [
        sql`update mail_entries e
             set folder = case when m.state = 'draft' and m.sender_id = e.user_id then 'draft'
                               else coalesce(e.restore_to, case when m.sender_id = e.user_id then 'sent' else 'inbox' end) end,
                 restore_to = null, head_id = ${ownHead(ids)}
            from mails m
           where m.id = e.mail_id and e.folder in ('trash', 'spam') and ${withConversations(actor, ids)}`,
        joinThreadsOf(actor, ids),
      ]),
    () => tellSelf(services, actor),
  ])
}

const purgedRow = z.object({ deleted: z.int().nullable() })

/** Takes mails out of the trash for good, all of them when none is named. Returns how many rows of the list went. */
export async function purgeEmails(services: Mailing, actor: Actor, emailIds: number[]): Promise<number> {
  const [purged] = await together([
    () =>
      firstRow(
        actor.db,
        purgedRow,
        sql`select purge_mail(${emailIds.length ? listOf(emailIds) : sql`null`}) as deleted`,
      ),
    () => tellSelf(services, actor),
  ])
  return purged?.deleted ?? 0
}
