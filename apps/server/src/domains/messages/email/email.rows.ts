import { type EmailMessage, mailFolders, mailLabels, mailStates } from '@dsms/contract/messages/email/calls'
import { z } from 'zod'
import { isPicture, keptFileOf } from '../../../kernel/files/files.service.ts'

const recipientRow = z.object({
  kind: z.enum(['to', 'cc', 'bcc']),
  email: z.string(),
  name: z.string(),
  isInside: z.boolean(),
  isDelivered: z.boolean(),
  /** Of its copy in the outbox. */
  status: z.enum(['kept', 'waiting', 'sent', 'failed']).nullable(),
  error: z.string().nullable(),
})
export type RecipientRow = z.infer<typeof recipientRow>

/** A mail in the own mailbox as it comes from the database. */
export const entryRow = z.object({
  id: z.int(),
  mail_id: z.int(),
  folder: z.enum(mailFolders),
  is_read: z.boolean(),
  is_starred: z.boolean(),
  labels: z.array(z.enum(mailLabels)),
  time: z.string(),
  sender_id: z.int(),
  sender_name: z.string().nullable(),
  sender_email: z.string().nullable(),
  sender_avatar: z.string().nullable(),
  subject: z.string(),
  excerpt: z.string(),
  html: z.string(),
  has_remote_images: z.boolean(),
  state: z.enum(mailStates),
  send_at: z.string().nullable(),
  version: z.int(),
  recipients: z.array(recipientRow),
  files: z.array(z.object({ id: z.int(), name: z.string(), type: z.string(), bytes: z.int() })),
})
export type EntryRow = z.infer<typeof entryRow>

/** A mail as its owner may see it: blind copies and the fate of each copy are the sender's alone. */
export function messageOf(row: EntryRow, readerId: number): EmailMessage {
  const isSender = row.sender_id === readerId
  const of = (kind: RecipientRow['kind']) => row.recipients.filter((one) => one.kind === kind)
  return {
    id: row.id,
    from: { email: row.sender_email ?? '', name: row.sender_name ?? '', avatar: row.sender_avatar ?? '' },
    to: of('to').map(({ name, email }) => ({ name: name || email, email })),
    cc: of('cc').map(({ email }) => email),
    bcc: isSender ? of('bcc').map(({ email }) => email) : [],
    subject: row.subject,
    message: row.html,
    excerpt: row.excerpt.replace(/\s+/g, ' ').trim(),
    attachments: row.files.map((file) => ({
      ...keptFileOf(file),
      size: sizeText(file.bytes),
      thumbnail: isPicture(file.type) ? keptFileOf(file).url : '',
    })),
    isStarred: row.is_starred,
    isRead: row.is_read,
    labels: row.labels,
    time: new Date(row.time).toISOString(),
    folder: row.folder,
    hasRemoteImages: row.has_remote_images,
    state: row.state,
    sendAt: row.state === 'queued' && row.send_at ? new Date(row.send_at).toISOString() : null,
    delivery: isSender
      ? row.recipients.map((one) => ({
          email: one.email,
          kind: one.kind,
          state: deliveryOf(one, row.state),
          error: one.error,
        }))
      : [],
    version: row.version,
  }
}

/** An account that was archived before its mail went out gets none. */
function deliveryOf(one: RecipientRow, state: EntryRow['state']): EmailMessage['delivery'][number]['state'] {
  if (state !== 'sent') return 'pending'
  if (one.isInside) return one.isDelivered ? 'delivered' : 'failed'
  return one.status ?? 'failed'
}

/** As the founding data writes it: `5mb`, `12kb`, `90b`. */
function sizeText(bytes: number): string {
  if (bytes >= 1_000_000) return `${Math.round(bytes / 1_000_000)}mb`
  return bytes >= 1000 ? `${Math.round(bytes / 1000)}kb` : `${bytes}b`
}
