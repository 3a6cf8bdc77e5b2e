import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import type { Email } from '@dsms/contract/messages/email/calls'
import type { sendDraft as SendDraft } from '@dsms/contract/messages/email/drafts'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Services } from '../../../../kernel/services.ts'
import { asPerson } from '../../../../kernel/session/transaction.ts'
import { inOrder, together } from '../../../../kernel/together.ts'
import { takeOutside } from '../../../platform/public.ts'
import { readEmail } from '../email.service.ts'
import { readSettings } from '../email.settings.ts'
import {
  countOutside,
  draftAgain,
  lockOwnMail,
  type OwnMail,
  queueMail,
  renewOwnEntry,
  renewRecipients,
} from './email.drafts.data.ts'
import { lockDraft, tellSelf } from './email.drafts.ts'

const furthestDays = 365

/** The whole milliseconds that a column keeps: rounded up, the moment would be still to come. */
const rightNow = sql`date_trunc('milliseconds', now())`

/**
 * Queues a draft for the hour asked for, else for when the seconds of undoing are over; without such seconds it goes at
 * once. `kind` is what the sender is: mail to outside addresses is for staff.
 */
export async function sendDraft(
  services: Services,
  actor: Actor,
  kind: string,
  id: number,
  { sendAt, version }: Input<typeof SendDraft>['body'],
): Promise<Email | (() => Promise<Email>)> {
  if (sendAt) checkHour(Date.parse(sendAt))
  const [mail, settings] = await together([() => lockDraft(actor, id, version), () => readSettings(actor)])
  const outside = await checkRecipients(actor, kind, mail)
  const outsideOn = outside ? await takeOutside(actor, outside, sendAt ?? undefined) : null
  const isAtOnce = !sendAt && settings.undoSeconds === 0
  await queue(
    services,
    actor,
    mail,
    sendAt
      ? sql`${new Date(sendAt).toISOString()}::timestamptz`
      : sql`${rightNow} + ${settings.undoSeconds} * interval '1 second'`,
    outsideOn,
  )
  if (isAtOnce) return afterDelivery(services, actor, id)
  actor.afterCommit(() => void services.due.wake())
  return readEmail(actor, id)
}

function checkHour(time: number) {
  if (time <= Date.now()) throw fieldError('sendAt', 'date_in_past')
  if (time > Date.now() + furthestDays * dayMs) throw fieldError('sendAt', 'date_too_far', { days: furthestDays })
}

/** Throws for a mail that cannot go; returns how many copies go outside. */
async function checkRecipients(actor: Actor, kind: string, mail: OwnMail): Promise<number> {
  const recipients = await renewRecipients(actor, mail)
  if (recipients.length === 0) throw fieldError('to', 'no_recipient')
  const stranger = kind === 'staff' ? undefined : recipients.find(({ user_id }) => user_id === null)
  if (stranger) throw fieldError(stranger.kind, 'unknown_recipient', { address: stranger.email })
  return recipients.filter(({ user_id }) => user_id === null).length
}

const queue = (services: Services, actor: Actor, mail: OwnMail, sendAt: SQL, outsideOn: string | null) =>
  together([
    () => inOrder(actor.db, [queueMail(mail.mailId, sendAt, outsideOn), renewOwnEntry(mail, { folder: 'sent' })]),
    () => tellSelf(services, actor),
  ])

/** The mail as it is when it has gone out, which is after this transaction. */
function afterDelivery(services: Services, actor: Actor, id: number): () => Promise<Email> {
  actor.afterCommit(() => services.due.wake())
  const { sessionId, language } = actor
  return () =>
    asPerson(
      services.database,
      { sessionId, language },
      () => {},
      (later) => readEmail(later, id),
      { isRead: true },
    )
}

/** Makes a queued mail a draft again; a draft stays one. Throws `mail_gone_out` when it was sent. */
export async function undoSend(services: Services, actor: Actor, id: number): Promise<Email> {
  const mail = await lockOwnMail(actor, id)
  if (mail.state === 'sent') throw new AppError('mail_gone_out')
  await together([
    () => inOrder(actor.db, [draftAgain(sql`m.id = ${mail.mailId}`), renewOwnEntry(mail, { folder: 'draft' })]),
    () => tellSelf(services, actor),
  ])
  return readEmail(actor, id)
}

/** Lets a queued mail go at once. Throws `mail_gone_out` when it was sent, `not_found` when nothing is queued. */
export async function sendNow(services: Services, actor: Actor, id: number): Promise<() => Promise<Email>> {
  const mail = await lockOwnMail(actor, id)
  if (mail.state === 'sent') throw new AppError('mail_gone_out')
  if (mail.state === 'draft') throw new AppError('not_found')
  await actor.db.execute(draftAgain(sql`m.id = ${mail.mailId}`))
  const outside = await countOutside(actor, mail.mailId)
  await queue(services, actor, mail, rightNow, outside ? await takeOutside(actor, outside) : null)
  return afterDelivery(services, actor, id)
}
