import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { keptFile } from '../../../kernel/files.ts'
import { html, id, idText, instant, listOf, rowVersion } from '../../../kernel/shared.ts'

export const mailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const
export const mailLabels = ['personal', 'company', 'important', 'private'] as const
/** Where a mail can be put by hand; what was sent or drafted finds its own place again on restore. */
export const movableFolders = ['inbox', 'draft', 'spam', 'trash', 'sent'] as const
export type MailFolder = (typeof mailFolders)[number]
export type MailLabel = (typeof mailLabels)[number]

/** `draft` waits for its writer, `queued` for its hour (or the seconds in which sending can be undone). */
export const mailStates = ['draft', 'queued', 'sent'] as const
/**
 * How a mail fares with one recipient: `pending` before it is sent, `delivered` into a mailbox here; outside it is
 * `waiting` for the mail server, `sent` to it, `failed`, or `kept` when no mail server is configured.
 */
export const deliveryStates = ['pending', 'delivered', 'waiting', 'sent', 'failed', 'kept'] as const

const attachment = keptFile.extend({
  /** As the founding data has it: `5mb`, `12kb`. */
  size: z.string(),
  /** A picture to show in its place: the file itself when it is one, else empty. */
  thumbnail: z.string(),
})

/** One mail as it lies in one person's mailbox: `id` is the key of that copy. */
const message = z.object({
  id: z.int(),
  from: z.object({ email: z.string(), name: z.string(), avatar: z.string() }),
  to: z.array(z.object({ name: z.string(), email: z.string() })),
  /** Addresses. */
  cc: z.array(z.string()),
  /** Addresses; empty for everybody but the sender. */
  bcc: z.array(z.string()),
  subject: z.string(),
  /** Sanitised HTML. Pictures from elsewhere carry `data-src` instead of `src`. In a list it is left empty. */
  message: z.string(),
  /** The beginning of its text, without formatting. */
  excerpt: z.string(),
  attachments: z.array(attachment),
  isStarred: z.boolean(),
  isRead: z.boolean(),
  labels: z.array(z.enum(mailLabels)),
  time: instant,
  folder: z.enum(mailFolders),
  /** Whether pictures from elsewhere were held back. */
  hasRemoteImages: z.boolean(),
  state: z.enum(mailStates),
  /** When a queued mail goes out. */
  sendAt: instant.nullable(),
  /** For what I sent: how it fares with each recipient. */
  delivery: z.array(
    z.object({
      email: z.string(),
      kind: z.enum(['to', 'cc', 'bcc']),
      state: z.enum(deliveryStates),
      error: z.string().nullable(),
    }),
  ),
  /** Counts my changes of a draft; an outdated one is refused. */
  version: rowVersion,
})

export const email = message.extend({ replies: z.array(message) }).meta({ id: 'Email' })
export type Email = z.infer<typeof email>
export type EmailMessage = z.infer<typeof message>

/** An empty folder is every one but the trash, as in the founding calls. */
const folderText = z.preprocess(
  (value) => (value === '' ? 'all' : value),
  z.enum([...mailFolders, 'starred', 'all']).optional(),
)
const labelText = z.preprocess((value) => (value === '' ? undefined : value), z.enum(mailLabels).optional())

/** The view a list or a neighbour is asked in. */
const view = z.object({
  /** Part of the subject, the sender or the text. */
  q: z.string().trim().max(100).optional(),
  /** The inbox when left out; `all` is every folder but the trash. */
  folder: folderText,
  label: labelText,
})

export const listEmails = endpoint({
  method: 'GET',
  path: '/apps/email/emails',
  tag: 'email',
  summary: 'Mails of a folder or label, newest first; the first 100 when no page is asked for',
  access: 'session',
  query: view.extend({
    page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
    perPage: z.coerce.number<string | number>().int().min(1).max(100).default(100),
  }),
  response: z.object({
    emails: z.array(email),
    emailsMeta: z.object({
      /** Unread in the inbox, all drafts, unread in spam. */
      inbox: z.int(),
      draft: z.int(),
      spam: z.int(),
      /** Mails in this view, where that is kept count of: a folder without search or label. */
      total: z.int().nullable(),
      hasMore: z.boolean(),
    }),
  }),
})

export const updateEmails = endpoint({
  method: 'POST',
  path: '/apps/email/update-emails',
  tag: 'email',
  summary: 'Mark mails read, star them or move them to a folder; others’ mails are left alone',
  access: 'session',
  body: z.object({
    emailIds: z.array(id).max(500),
    dataToUpdate: z.object({
      isRead: z.boolean().optional(),
      isStarred: z.boolean().optional(),
      folder: z.enum(movableFolders).optional(),
    }),
  }),
  response: z.object({}),
})

export const updateEmailLabels = endpoint({
  method: 'POST',
  path: '/apps/email/update-emails-label',
  tag: 'email',
  summary: 'Put a label on each mail that lacks it, and take it from each that has it',
  access: 'session',
  body: z.object({ emailIds: z.array(id).max(500), label: z.enum(mailLabels) }),
  response: z.object({}),
})

export const getEmail = endpoint({
  method: 'GET',
  path: '/apps/email/get-email',
  tag: 'email',
  summary:
    'One mail with the older ones of its conversation, and whether the view has one before (newer) and after (older)',
  access: 'session',
  hasBare404: true,
  query: view.extend({ id: idText }),
  response: email.extend({ hasPreviousMail: z.boolean(), hasNextMail: z.boolean() }),
  errors: ['not_found'],
})

export const paginateEmail = endpoint({
  method: 'GET',
  path: '/apps/email/paginate-email',
  tag: 'email',
  summary:
    'The mail above (previous, newer) or below (next, older) in the view; without a view, in the mail’s own folder',
  access: 'session',
  hasBare404: true,
  query: view.extend({ dir: z.enum(['previous', 'next']), emailId: idText }),
  response: email,
  errors: ['not_found'],
})

// what the founding calls cannot do

export const deleteEmails = endpoint({
  method: 'DELETE',
  path: '/api/email/trash',
  tag: 'email',
  summary: 'Empty the trash, or take just these mails out of it for good',
  access: 'session',
  query: z.object({ ids: listOf(idText, 500) }),
  response: z.object({ deleted: z.int() }),
})

export const restoreEmails = endpoint({
  method: 'POST',
  path: '/api/email/restore',
  tag: 'email',
  summary: 'Put mails of trash or spam back where they came from',
  access: 'session',
  body: z.object({ emailIds: z.array(id).max(500) }),
  response: z.object({}),
})

export const getMailCounts = endpoint({
  method: 'GET',
  path: '/api/email/counts',
  tag: 'email',
  summary: 'Unread in the inbox and in spam, and drafts: for the badges of the menu',
  access: 'session',
  response: z.object({ inbox: z.int(), draft: z.int(), spam: z.int() }),
})

export const mailSettings = z.object({
  /** HTML under every new mail. */
  signature: html.max(20_000),
  /** Seconds in which sending can be undone. */
  undoSeconds: z.union([z.literal(0), z.literal(10), z.literal(20), z.literal(30)]),
})

export const getMailSettings = endpoint({
  method: 'GET',
  path: '/api/email/settings',
  tag: 'email',
  summary: 'Signature and seconds for undoing, and whether mail leaves this server',
  access: 'session',
  response: mailSettings.extend({ sendsOutside: z.boolean() }),
})

export const saveMailSettings = endpoint({
  method: 'PATCH',
  path: '/api/email/settings',
  tag: 'email',
  summary: 'Save the signature or the seconds for undoing',
  access: 'session',
  body: mailSettings.partial(),
  response: getMailSettings.response,
})

export const readMailBody = endpoint({
  method: 'GET',
  path: '/api/email/messages/:id/body',
  tag: 'email',
  summary:
    'The text of a mail as a page of its own that may load pictures from elsewhere but runs nothing; for a frame',
  access: 'session',
  params: z.object({ id: idText }),
  response: z.unknown(),
  answers: 'file',
})
