import { AppError } from '@dsms/contract/kernel/errors'
import type { Email } from '@dsms/contract/messages/email/calls'
import type { DraftInput } from '@dsms/contract/messages/email/drafts'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { readableFiles } from '../../../../kernel/files/files.service.ts'
import type { Services } from '../../../../kernel/services.ts'
import { cleanHtml, textOfHtml } from '../../../../kernel/text/html.ts'
import { inOrder, together } from '../../../../kernel/together.ts'
import { readEmail } from '../email.service.ts'
import * as data from './email.drafts.data.ts'

type Mailing = Pick<Services, 'events'>

/** Tells all windows of a person that their mailbox changed. */
export const tellSelf = (services: Mailing, actor: Actor) =>
  services.events.publish(actor.db, { users: [actor.id] }, { type: 'mail' })

const writingOf = ({ subject, message }: DraftInput): data.Writing => {
  const { html, hasRemoteImages } = cleanHtml(message)
  return { subject, html, text: textOfHtml(html), hasRemoteImages }
}

/** Begins a mail. Throws `unknown_file`, and `not_found` when it answers a mail that is not the actor's. */
export async function createDraft(services: Mailing, actor: Actor, input: DraftInput): Promise<Email> {
  const fileIds = [...new Set(input.attachments)]
  const [mail] = await together([
    () => data.insertMail(actor, writingOf(input), input.replyTo ?? null),
    () => readableFiles(actor, fileIds, 'attachments'),
  ])
  if (!mail) throw new AppError('not_found')
  const [[, , entry]] = await together([
    () =>
      inOrder(actor.db, [
        data.insertRecipients(mail.id, input, mail.reply_to_id),
        data.insertFiles(mail.id, fileIds),
        data.insertDraftEntry(actor, mail, input.labels),
      ]),
    () => tellSelf(services, actor),
  ])
  return readEmail(actor, Number(entry?.[0]?.id))
}

/** A draft that the actor may change: locked, still a draft and as they know it. */
export async function lockDraft(actor: Actor, id: number, version?: number): Promise<data.OwnMail> {
  const mail = await data.lockOwnMail(actor, id)
  if (mail.state !== 'draft') throw new AppError('mail_not_draft')
  // nobody but its writer changes a draft: in another window
  if (version !== undefined && version !== mail.version) throw new AppError('stale_version', { name: actor.name })
  return mail
}

/** Replaces what a draft holds; which mail it answers stays. Throws `stale_version` when another window was faster. */
export async function saveDraft(
  services: Mailing,
  actor: Actor,
  id: number,
  { version, ...input }: DraftInput & { version: number },
): Promise<Email> {
  const fileIds = [...new Set(input.attachments)]
  const [mail] = await together([
    () => lockDraft(actor, id, version),
    () => readableFiles(actor, fileIds, 'attachments'),
  ])
  await together([
    () =>
      inOrder(actor.db, [
        data.writeMail(mail.mailId, writingOf(input)),
        data.removeRecipients(mail.mailId),
        data.insertRecipients(mail.mailId, input, mail.replyToId),
        data.removeFiles(mail.mailId),
        data.insertFiles(mail.mailId, fileIds),
        data.renewOwnEntry(mail, { labels: input.labels }),
      ]),
    () => tellSelf(services, actor),
  ])
  return readEmail(actor, id)
}

/** Throws a draft away for good, wherever it lies. */
export async function deleteDraft(services: Mailing, actor: Actor, id: number): Promise<void> {
  const { mailId } = await lockDraft(actor, id)
  await together([
    () =>
      inOrder(actor.db, [
        sql`delete from mail_entries where mail_id = ${mailId}`,
        sql`delete from mails where id = ${mailId}`,
      ]),
    () => tellSelf(services, actor),
  ])
}
