import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { idRow, rowsOf } from '../../../../db/rows.ts'
import { files } from '../../../../db/tables/files.ts'
import type { DemoPerson } from '../../../../kernel/demo/world.ts'
import type { FileStore } from '../../../../kernel/files/fileStore.ts'
import { escapeHtml } from '../../../../kernel/text/html.ts'
import { mailEntries, mailFiles, mailRecipients, mails } from '../email.table.ts'
import { welcomeTo } from '../welcome/welcome.service.ts'
import { type DemoMail, officeMails } from './email.content.ts'
import { makeDemoFiles } from './email.files.ts'
import { learnerMails } from './email.learner.ts'

type Colleague = DemoPerson['colleagues'][number]

/** One mail as it is put in: who wrote it, to whom, and whose mailbox of the demonstration it lies in. */
interface Planned extends DemoMail {
  id: number
  entryId: number
  owner: DemoPerson
  sender: { id: number; schoolId: number | null }
  receiver: Pick<Colleague, 'id' | 'fullName' | 'email'>
  threadId: number
  headId: number | null
  html?: string
}

/** Four weeks of mail in the mailbox of each demo account: 24 rows of the list, and a conversation of three mails. */
export async function seedEmail(db: Db, people: DemoPerson[], store: FileStore): Promise<void> {
  const kinds = await makeDemoFiles(store)
  const planned = await planAll(db, people)
  const withFile = planned.filter((mail) => mail.file)
  const fileIds = await reserve(db, 'files', withFile.length)

  await db.insert(mails).values(
    planned.map((mail) => ({
      id: mail.id,
      senderId: mail.sender.id,
      tenant: mail.sender.schoolId ?? 0,
      threadId: mail.threadId,
      subject: mail.subject,
      html: mail.html ?? mail.text.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
      text: mail.text.join('\n'),
      state: mail.folder === 'draft' ? 'draft' : 'sent',
      sendAt: mail.folder === 'draft' ? null : hoursBefore(mail),
      createdAt: hoursBefore(mail),
    })),
  )
  await db.insert(mailRecipients).values(
    planned
      .filter((mail) => mail.folder !== 'draft')
      .map(({ id, sender, receiver }) => ({
        tenant: sender.schoolId ?? 0,
        mailId: id,
        place: 0,
        kind: 'to',
        userId: receiver.id,
        name: receiver.fullName,
        email: receiver.email,
        isDelivered: true,
      })),
  )
  await db.insert(files).values(
    withFile.map(({ file, sender }, place) => ({
      id: fileIds[place] as number,
      ownerId: sender.id,
      tenant: sender.schoolId ?? 0,
      ...kinds[file as keyof typeof kinds],
    })),
  )
  await db.insert(mailFiles).values(
    withFile.map(({ id, sender }, place) => ({
      tenant: sender.schoolId ?? 0,
      mailId: id,
      place: 0,
      fileId: fileIds[place] as number,
    })),
  )
  await db.execute(sql`
    select share_files(array[f], array[p])
      from unnest(${sql.param(fileIds)}::integer[], ${sql.param(withFile.map(({ receiver }) => receiver.id))}::integer[]) as shared (f, p)`)
  await db.insert(mailEntries).values([...planned.map(entryOf), ...planned.filter(isSent).map(copyOf)])
}

const isSent = (mail: Planned) => mail.folder === 'sent'
const hoursBefore = ({ hoursAgo }: DemoMail): SQL => sql`now() - ${hoursAgo} * interval '1 hour'`

const entryOf = (mail: Planned) => ({
  id: mail.entryId,
  userId: mail.owner.id,
  tenant: mail.owner.schoolId ?? 0,
  mailId: mail.id,
  threadId: mail.threadId,
  headId: mail.headId,
  folder: mail.folder as string,
  restoreTo: mail.folder === 'trash' || mail.folder === 'spam' ? 'inbox' : null,
  isRead: !mail.isUnread,
  isStarred: mail.isStarred ?? false,
  labels: mail.labels ?? [],
  time: hoursBefore(mail),
  search: sql`mail_search(${mail.id})`,
})

/** What an account sent lies in the mailbox of the colleague it went to, too. */
const copyOf = (mail: Planned) => ({
  ...entryOf(mail),
  id: sql`default`,
  userId: mail.receiver.id,
  folder: 'inbox',
  isStarred: false,
  labels: [],
})

async function planAll(db: Db, people: DemoPerson[]): Promise<Planned[]> {
  const lists = people.map((person) => [welcomeOf(person), ...(person.role === 'student' ? learnerMails : officeMails)])
  const size = lists.reduce((sum, list) => sum + list.length, 0)
  const [ids, entryIds] = [await reserve(db, 'mails', size), await reserve(db, 'mail_entries', size)]
  let next = 0
  return people.flatMap((owner, nth) => {
    const list = lists[nth] as DemoMail[]
    const start = next
    next += list.length
    // the conversation: its newest mail comes right after the welcome, the oldest names the thread
    const thread = list.flatMap((mail, place) => (place === 1 || mail.isOlder ? [start + place] : []))
    return list.map((mail, place): Planned => {
      const at = start + place
      const isWritten = mail.folder === 'sent' || mail.folder === 'draft'
      const colleague = owner.colleagues[place % owner.colleagues.length] as Colleague
      return {
        ...mail,
        id: ids[at] as number,
        entryId: entryIds[at] as number,
        owner,
        sender:
          place === 0
            ? senderOfWelcome(owner, people)
            : isWritten
              ? owner
              : { id: colleague.id, schoolId: owner.schoolId },
        receiver: isWritten ? colleague : owner,
        threadId: (thread.includes(at) ? ids[thread.at(-1) as number] : ids[at]) as number,
        headId: mail.isOlder ? (entryIds[thread[0] as number] as number) : null,
      }
    })
  })
}

const welcomeOf = ({ fullName }: DemoPerson): DemoMail & { html: string } => {
  const { subject, html, text } = welcomeTo({ name: fullName, language: 'ar' })
  return { subject, html, text: text.split('\n'), folder: 'inbox', hoursAgo: 500 }
}

/** The platform greets administrators and its own people, a school's administrator those of the school. */
const senderOfWelcome = (owner: DemoPerson, people: DemoPerson[]) =>
  people.find(({ role }) => role === (owner.schoolId === null || owner.role === 'school' ? 'superadmin' : 'school')) ??
  owner

/** Keys that nobody else gets, for rows that name one another. */
async function reserve(db: Db, table: string, size: number): Promise<number[]> {
  const found = await rowsOf(
    db,
    idRow,
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${size}::integer)`,
  )
  return found.map(({ id }) => id)
}
