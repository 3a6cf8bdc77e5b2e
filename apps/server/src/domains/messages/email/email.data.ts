import type { Input } from '@dsms/contract/kernel/endpoint'
import type { listEmails } from '@dsms/contract/messages/email/calls'
import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { type EntryRow, entryRow } from './email.rows.ts'
import { mailFolders } from './email.table.ts'

export type View = Pick<Input<typeof listEmails>['query'], 'folder' | 'label' | 'q'>

/** The inbox unless a folder is named; a label looks in the inbox too, as the founding calls do. */
const folderOf = (view: View) => view.folder ?? 'inbox'

/** A view that keeps its own count: a folder, neither searched nor narrowed to a label. */
export const isCounted = (view: View) =>
  !view.q && !view.label && !['all', 'starred'].includes(folderOf(view)) && folderOf(view)

/** Keys of a page of a view, newest first. */
export const pageOf = (view: View, { at, size }: { at: number; size: number }): SQL =>
  sql`select id, row_number() over () as place
        from find_mail(${folderOf(view)}, ${view.label ?? null}, ${view.q ?? null}, null, null, false, ${size}, ${at})`

/** How far back unread mails are looked for. */
const recent = 100

/** Keys of the newest unread mails among the recent ones of the inbox. */
export const unreadOf = (actor: Actor, size: number): SQL =>
  sql`select id, row_number() over (order by time desc, id desc) as place
        from (select id, time, is_read from mail_entries
               where user_id = ${actor.id} and folder = 'inbox' and head_id is null
               order by time desc, id desc limit ${recent}) as newest
       where not is_read order by time desc, id desc limit ${size}`

/**
 * Keys of an own mail and the others of its conversation, newest first. What was thrown away or not yet sent is no part
 * of it, unless the mail lies in the same place.
 */
export const conversationOf = (actor: Actor, id: number): SQL => sql`
  select e.id, row_number() over (order by (e.id = o.id) desc, e.time desc, e.id desc) as place
    from mail_entries o join mail_entries e on e.user_id = o.user_id and e.thread_id = o.thread_id
   where o.id = ${id} and o.user_id = ${actor.id}
     and (e.id = o.id or e.folder not in ('trash', 'spam', 'draft') or (e.folder = o.folder and e.folder <> 'draft'))
   order by place limit 101`

/** Key of one own mail. */
export const justOne = (actor: Actor, id: number): SQL =>
  sql`select id, 1 as place from mail_entries where id = ${id} and user_id = ${actor.id}`

/**
 * Mails of the own mailbox with everything that is shown of them, in the order of `keys` (statement of `id` and
 * `place`). The HTML stays in the database unless asked for.
 */
export async function readEntries(actor: Actor, keys: SQL, withHtml: boolean): Promise<EntryRow[]> {
  return rowsOf(
    actor.db,
    entryRow,
    sql`
      with page as materialized (${keys}),
      entries as materialized (
        select page.place, e.id, e.mail_id, e.folder, e.is_read, e.is_starred, e.labels, e.time,
               m.sender_id, m.subject, left(m.text, 300) as excerpt, ${withHtml ? sql`m.html` : sql`''`} as html,
               m.has_remote_images, m.state, m.send_at, m.version
          -- by their keys, one by one: a join might begin with all that a person has
          from page cross join lateral (select * from mail_entries where id = page.id offset 0) as e
               cross join lateral (select * from mails where id = e.mail_id offset 0) as m
      ),
      cards as materialized (select * from people_cards((select array_agg(distinct sender_id) from entries))),
      parts as materialized (select * from mail_parts((select array_agg(mail_id) from entries)))
      select e.*, c.full_name as sender_name, c.email as sender_email, c.avatar as sender_avatar,
             coalesce(p.recipients, '[]') as recipients, coalesce(p.files, '[]') as files
        from entries e left join cards c on c.id = e.sender_id left join parts p on p.mail_id = e.mail_id
       order by e.place`,
  )
}

const neighboursRow = z.object({ newer: z.int().nullable(), older: z.int().nullable() })
export type Neighbours = z.infer<typeof neighboursRow>

/**
 * The mails above and below an own one in a view; without a view, in its own folder. What lies under a newer mail of its
 * conversation stands where that one does. Undefined for a mail that is not there.
 */
export async function findNeighbours(actor: Actor, id: number, view: View): Promise<Neighbours | undefined> {
  const isNamed = view.folder || view.label || view.q
  const beside = (isNewer: boolean) => sql`
    (select id from find_mail(${isNamed ? sql`${folderOf(view)}` : sql`h.folder`}, ${view.label ?? null}, ${view.q ?? null},
                              h.time, h.id, ${isNewer}, 1, 0))`
  return firstRow(
    actor.db,
    neighboursRow,
    sql`
      -- not coalesce(): row policies take it for a function that might leak, and look no key up by it
      select ${beside(true)} as newer, ${beside(false)} as older
        from mail_entries e join mail_entries h on h.id = case when e.head_id is null then e.id else e.head_id end
       where e.id = ${id} and e.user_id = ${actor.id}`,
  )
}

/** How many mails lie in each folder; folders that never held one are missing. */
export const readFolders = (actor: Actor) => actor.db.select().from(mailFolders).where(eq(mailFolders.userId, actor.id))
