import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { email as address, html, id, idText, instant, rowVersion } from '../../../kernel/shared.ts'
import { withoutBreaks } from '../../../kernel/translated.ts'
import { email, mailLabels } from './calls.ts'

/** Addresses of people here or, for staff, anywhere. Everything may be missing while it is a draft. */
export const draftInput = z.object({
  to: z.array(address).max(100).default([]),
  cc: z.array(address).max(100).default([]),
  bcc: z.array(address).max(100).default([]),
  subject: z.string().max(200).overwrite(withoutBreaks).default(''),
  message: html.default(''),
  /** Keys of uploaded files. */
  attachments: z.array(id).max(10).default([]),
  labels: z.array(z.enum(mailLabels)).default([]),
  /** The mail of mine that this answers. */
  replyTo: id.nullish(),
})
export type DraftInput = z.infer<typeof draftInput>

export const createDraft = endpoint({
  method: 'POST',
  path: '/api/email/drafts',
  tag: 'email',
  summary: 'Begin a mail',
  access: 'session',
  bodyLimit: 1_000_000,
  status: 201,
  body: draftInput,
  response: email,
  errors: ['unknown_file'],
})

export const saveDraft = endpoint({
  method: 'PATCH',
  path: '/api/email/drafts/:id',
  tag: 'email',
  summary: 'Save a draft while it is written',
  access: 'session',
  bodyLimit: 1_000_000,
  params: z.object({ id: idText }),
  body: draftInput.extend({ version: rowVersion }),
  response: email,
  errors: ['stale_version', 'unknown_file', 'mail_not_draft'],
})

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/email/drafts/:id',
  tag: 'email',
  summary: 'Throw a draft away for good',
  access: 'session',
  params: z.object({ id: idText }),
  response: z.object({}),
  errors: ['mail_not_draft'],
})

export const sendDraft = endpoint({
  method: 'POST',
  path: '/api/email/drafts/:id/send',
  tag: 'email',
  summary: 'Send a draft: after the seconds in which it can be undone, or at a given time',
  access: 'session',
  params: z.object({ id: idText }),
  body: z.object({ sendAt: instant.nullish(), version: rowVersion.optional() }),
  response: email,
  errors: ['mail_not_draft', 'no_recipient', 'unknown_recipient', 'date_in_past', 'date_too_far', 'stale_version'],
})

export const undoSend = endpoint({
  method: 'POST',
  path: '/api/email/messages/:id/undo',
  tag: 'email',
  summary: 'Make a queued mail a draft again',
  access: 'session',
  params: z.object({ id: idText }),
  body: z.object({}),
  response: email,
  errors: ['mail_gone_out'],
})

export const sendNow = endpoint({
  method: 'POST',
  path: '/api/email/messages/:id/send-now',
  tag: 'email',
  summary: 'Let a queued mail go at once',
  access: 'session',
  params: z.object({ id: idText }),
  body: z.object({}),
  response: email,
  errors: ['mail_gone_out'],
})
