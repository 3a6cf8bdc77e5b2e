import type { EmailMessage, MailFolder, MailLabel, mailStates } from '@dsms/contract/messages/email/calls'
import { isPicture, keptFileOf } from '../../../kernel/files/files.service.ts'

export interface RecipientRow {
  kind: 'to' | 'cc' | 'bcc'
  email: string
  name: string
  isInside: boolean
  isDelivered: boolean
  /** Of its copy in the outbox. */
  status: 'kept' | 'waiting' | 'sent' | 'failed' | null
  error: string | null
}

/** A mail in the own mailbox as it comes from the database. */
export interface EntryRow {
  id: number
  mail_id: number
  folder: MailFolder
  is_read: boolean
  is_starred: boolean
  labels: MailLabel[]
  time: string
  sender_id: number
  sender_name: string | null
  sender_email: string | null
  sender_avatar: string | null
  subject: string
  excerpt: string
  html: string
  has_remote_images: boolean
  state: (typeof mailStates)[number]
  send_at: string | null
  version: number
  recipients: RecipientRow[]
  files: { id: number; name: string; type: string; bytes: number }[]
}

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
