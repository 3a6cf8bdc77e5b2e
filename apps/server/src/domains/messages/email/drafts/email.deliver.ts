import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../../db/client.ts'
import { firstRow } from '../../../../db/rows.ts'
import type { Letter } from '../../../../kernel/delivery/mailer.ts'
import type { DueWork } from '../../../../kernel/due/due.ts'
import type { App } from '../../../../kernel/services.ts'
import { inOrder } from '../../../../kernel/together.ts'
import { withRemoteImages } from '../email.body.ts'

const queuedRow = z.object({
  id: z.int(),
  thread_id: z.int(),
  sender_id: z.int(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sender_name: z.string(),
  sender_email: z.string().nullable(),
  recipients: z.array(z.object({ place: z.int(), email: z.string(), userId: z.int().nullable() })),
  files: z.array(z.object({ id: z.int(), name: z.string(), type: z.string(), hash: z.string() })),
})
type QueuedMail = z.infer<typeof queuedRow>

const nextRow = z.object({ at: z.string().nullable() })

/** Sends each mail when its hour has come: into the mailboxes here, and to the outbox for addresses elsewhere. */
export const mailDelivery = (app: App): DueWork => ({
  name: 'mail',
  async next(db) {
    const row = await firstRow(db, nextRow, sql`select min(send_at) as at from mails where state = 'queued'`)
    return row?.at ?? null
  },
  async run({ db, afterCommit }) {
    const mail = await takeNext(db)
    if (!mail) return false
    await db.execute(sql`savepoint delivery`)
    try {
      await deliver(app, db, mail)
    } catch (error) {
      // one mail that cannot go must not stand in the way of all others
      await db.execute(sql`rollback to savepoint delivery`)
      await db.execute(sql`update mails set send_at = now() + interval '1 minute' where id = ${mail.id}`)
      app.http.log.error({ err: error, mail: mail.id }, 'delivery of a mail')
    }
    afterCommit(() => void app.mailer.deliver())
    return true
  },
})

async function takeNext(db: Db): Promise<QueuedMail | undefined> {
  return firstRow(
    db,
    queuedRow,
    sql`
      with next as (
        select * from mails where state = 'queued' and send_at <= now() order by send_at, id limit 1 for update skip locked
      )
      select m.id, m.thread_id, m.sender_id, m.subject, m.html, m.text, u.email as sender_email,
             coalesce(nullif(u.full_name, ''), u.username) as sender_name,
             coalesce((select json_agg(json_build_object('place', r.place, 'email', r.email, 'userId', r.user_id) order by r.place)
                from mail_recipients r where r.mail_id = m.id), '[]') as recipients,
             coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'hash', f.hash) order by a.place)
                from mail_files a join files f on f.id = a.file_id where a.mail_id = m.id), '[]') as files
        from next m join users u on u.id = m.sender_id`,
  )
}

async function deliver(app: App, db: Db, mail: QueuedMail): Promise<void> {
  const people = mail.recipients.flatMap(({ userId }) => (userId === null ? [] : [userId]))
  const outside = mail.recipients.filter(({ userId }) => userId === null)
  const letterIds = await app.mailer.post(
    db,
    outside.map(({ email }) => letterTo(email, mail)),
  )
  await inOrder(db, [
    intoMailboxes(mail, people),
    sql`update mail_recipients r set is_delivered = true
         where r.mail_id = ${mail.id} and exists (select from mail_entries e where e.mail_id = r.mail_id and e.user_id = r.user_id)`,
    sql`update mail_recipients r set outbox_id = o.id
          from jsonb_to_recordset(${JSON.stringify(outside.map(({ place }, nth) => ({ place, id: letterIds[nth] })))}::jsonb)
            as o (place integer, id integer)
         where r.mail_id = ${mail.id} and r.place = o.place`,
    sql`update mail_entries set time = now() where user_id = ${mail.sender_id} and mail_id = ${mail.id}`,
    sql`update mails set state = 'sent' where id = ${mail.id}`,
    sql`select join_conversations(${listOf(people)}, array[${mail.thread_id}]::integer[])`,
    sql`select share_files(${listOf(mail.files.map(({ id }) => id))}, ${listOf(people)})`,
  ])
  await app.events.publish(db, { users: [...new Set([...people, mail.sender_id])] }, { type: 'mail' })
}

const listOf = (ids: number[]) => sql`${sql.param(ids)}::integer[]`

/** Who writes to themself finds their one copy in the inbox. An account archived meanwhile gets nothing. */
const intoMailboxes = (mail: QueuedMail, people: number[]): SQL => sql`
  insert into mail_entries as e (user_id, tenant, mail_id, thread_id, folder, search)
  select u.id, u.tenant, ${mail.id}::integer, ${mail.thread_id}::integer, 'inbox', mail_search(${mail.id})
    from users u where u.id = any(${listOf(people)}) and u.status <> 'archived'
   order by u.id
  on conflict (user_id, mail_id, tenant) do update set folder = 'inbox', is_read = false, restore_to = null`

const letterTo = (to: string, mail: QueuedMail): Letter => ({
  to,
  subject: mail.subject,
  text: mail.text,
  // pictures elsewhere are held back for readers here alone
  html: withRemoteImages(mail.html),
  fromName: mail.sender_name,
  replyTo: mail.sender_email,
  attachments: mail.files.map(({ name, type, hash }) => ({ name, type, hash })),
})
