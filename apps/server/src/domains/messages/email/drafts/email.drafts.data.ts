import { AppError } from '@dsms/contract/kernel/errors'
import type { DraftInput } from '@dsms/contract/messages/email/drafts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { mailEntries, mails } from '../email.table.ts'

/** The columns of a mail that are written once. */
export interface Writing {
  subject: string
  html: string
  text: string
  hasRemoteImages: boolean
}

export interface OwnMail {
  entryId: number
  mailId: number
  version: number
  state: 'draft' | 'queued' | 'sent'
  replyToId: number | null
}

/**
 * A mail that the actor wrote, by the key of their copy, locked until the transaction ends. Throws `not_found`, and
 * `mail_not_draft` for a copy of somebody else's mail.
 */
export async function lockOwnMail(actor: Actor, entryId: number): Promise<OwnMail> {
  const ownEntry = and(eq(mailEntries.id, entryId), eq(mailEntries.userId, actor.id))
  const [row] = await actor.db
    .select({
      entryId: mailEntries.id,
      mailId: mails.id,
      version: mails.version,
      state: sql<OwnMail['state']>`${mails.state}`,
      replyToId: mails.replyToId,
    })
    .from(mailEntries)
    .innerJoin(mails, eq(mails.id, mailEntries.mailId))
    .where(and(ownEntry, eq(mails.senderId, actor.id)))
    .for('update', { of: mails })
  if (row) return row
  const [received] = await actor.db.select({ id: mailEntries.id }).from(mailEntries).where(ownEntry)
  throw new AppError(received ? 'mail_not_draft' : 'not_found')
}

const countRow = z.object({ count: z.int() })

/** How many copies of a mail go outside. */
export async function countOutside(actor: Actor, mailId: number): Promise<number> {
  const row = await firstRow(
    actor.db,
    countRow,
    sql`select count(*)::integer as count from mail_recipients where mail_id = ${mailId} and user_id is null`,
  )
  return row?.count ?? 0
}

const mailRow = z.object({ id: z.int(), thread_id: z.int(), reply_to_id: z.int().nullable() })

/** Puts a new draft in, as an answer to a mail of the actor's when asked. Undefined when that one is not there. */
export async function insertMail(actor: Actor, writing: Writing, replyTo: number | null) {
  const mail = await firstRow(
    actor.db,
    mailRow,
    sql`
      with number as (select nextval(pg_get_serial_sequence('mails', 'id'))::integer as id)
      insert into mails (id, sender_id, tenant, thread_id, reply_to_id, subject, html, text, has_remote_images)
      select number.id, ${actor.id}::integer, ${actor.homeSchoolId ?? 0}::integer, coalesce(answered.thread_id, number.id), answered.id,
             ${writing.subject}, ${writing.html}, ${writing.text}, ${writing.hasRemoteImages}::boolean
        from number left join (
          select m.id, m.thread_id from mail_entries e join mails m on m.id = e.mail_id
           where e.id = ${replyTo}::integer and e.user_id = ${actor.id} and m.state = 'sent') as answered on true
      returning id, thread_id, reply_to_id`,
  )
  return mail && (replyTo === null || mail.reply_to_id !== null) ? mail : undefined
}

/** A new version of a draft. */
export const writeMail = (mailId: number, { subject, html, text, hasRemoteImages }: Writing): SQL => sql`
  update mails set subject = ${subject}, html = ${html}, text = ${text}, has_remote_images = ${hasRemoteImages}::boolean,
                   version = version + 1
   where id = ${mailId}`

/** `outsideOn` is the day on which recipients outside were counted; `draftAgain` gives them back. */
export const queueMail = (mailId: number, sendAt: SQL, outsideOn: string | null): SQL =>
  sql`update mails set state = 'queued', send_at = ${sendAt}, outside_on = ${outsideOn}::date where id = ${mailId}`

/**
 * Makes those mails `m` drafts again that are queued and meet a condition. Letters outside are no longer counted, since they did not leave.
 */
export const draftAgain = (those: SQL): SQL => sql`
  with back as (
    select m.tenant, m.id, m.sender_id, m.outside_on from mails m where m.state = 'queued' and ${those} for update),
  changed as (
    update mails m set state = 'draft', send_at = null, outside_on = null
      from back b where m.tenant = b.tenant and m.id = b.id)
  select give_back_outside_mails(b.sender_id, b.outside_on, count(*)::integer)
    from back b join mail_recipients r on r.tenant = b.tenant and r.mail_id = b.id and r.user_id is null
   where b.outside_on is not null group by b.sender_id, b.outside_on order by b.outside_on`

type Addresses = Pick<DraftInput, 'to' | 'cc' | 'bcc'>

/** Each address once, where it counts most: in `to` before `cc` before `bcc`. */
function eachOnce(addresses: Addresses) {
  const seen = new Set<string>()
  return (['to', 'cc', 'bcc'] as const)
    .flatMap((kind) => addresses[kind].map((email) => ({ kind, email })))
    .filter(({ email }) => !seen.has(email.toLowerCase()) && seen.add(email.toLowerCase()))
    .map((one, place) => ({ ...one, place }))
}

/** Writes down whom a mail is for; people whom the actor may write to are known by their address. */
export function insertRecipients(mailId: number, addresses: Addresses, answered: number | null): SQL {
  const given = eachOnce(addresses)
  const known = sql.param(given.map(({ email }) => email.toLowerCase()))
  return sql`
    insert into mail_recipients (tenant, mail_id, place, kind, email, name, user_id)
    select m.tenant, m.id, g.place, g.kind, coalesce(k.email, g.email), coalesce(k.full_name, ''), k.id
      from mails m cross join jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (place integer, kind text, email text)
      left join find_addressees(${known}::text[], ${answered}::integer) k on lower(k.email) = lower(g.email)
     where m.id = ${mailId}`
}

const recipientRow = z.object({
  kind: z.enum(['to', 'cc', 'bcc']),
  email: z.string(),
  user_id: z.int().nullable(),
})

/** Looks again who the addresses are, since people come and go between writing and sending. */
export async function renewRecipients(actor: Actor, mail: OwnMail) {
  return rowsOf(
    actor.db,
    recipientRow,
    sql`
      with known as materialized (
        select * from find_addressees(
          (select array_agg(lower(r.email)) from mail_recipients r where r.mail_id = ${mail.mailId}), ${mail.replyToId}::integer)
      )
      update mail_recipients r
         set user_id = k.id, name = coalesce(k.full_name, ''), email = coalesce(k.email, r.email)
        from mail_recipients s left join known k on lower(k.email) = lower(s.email)
       where r.mail_id = ${mail.mailId} and s.mail_id = r.mail_id and s.place = r.place
      returning r.kind, r.email, r.user_id`,
  )
}

export const removeRecipients = (mailId: number): SQL => sql`delete from mail_recipients where mail_id = ${mailId}`

/** Attaches files, which the actor may read, in this order. */
export const insertFiles = (mailId: number, fileIds: number[]): SQL => sql`
  insert into mail_files (tenant, mail_id, place, file_id)
  select m.tenant, m.id, f.place, f.id
    from mails m cross join unnest(${sql.param(fileIds)}::integer[]) with ordinality as f (id, place) where m.id = ${mailId}`

export const removeFiles = (mailId: number): SQL => sql`delete from mail_files where mail_id = ${mailId}`

/** The actor's own copy of a draft; returns its key. Its recipients must have been written before. */
export const insertDraftEntry = (actor: Actor, mail: { id: number; thread_id: number }, labels: string[]): SQL => sql`
  insert into mail_entries (user_id, tenant, mail_id, thread_id, folder, is_read, labels, search)
  values (${actor.id}, ${actor.homeSchoolId ?? 0}, ${mail.id}, ${mail.thread_id}, 'draft', true,
          ${sql.param([...new Set(labels)])}::text[], mail_search(${mail.id}))
  returning id`

/** Puts the actor's own copy to the top, into another folder or under other labels where given. */
export const renewOwnEntry = (mail: OwnMail, { folder, labels }: { folder?: string; labels?: string[] }): SQL => sql`
  update mail_entries
     set time = now(), search = mail_search(${mail.mailId})
         ${labels ? sql`, labels = ${sql.param([...new Set(labels)])}::text[]` : sql``}
         ${folder ? sql`, folder = ${folder}, restore_to = null, head_id = null, is_read = true` : sql``}
   where id = ${mail.entryId}`
