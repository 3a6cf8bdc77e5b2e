import { z } from 'zod'
import { lateMails } from '../../../kernel/brings/late.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { empty, instant, languages, rowVersion } from '../../../kernel/shared.ts'

const key = z.lazy(() => z.enum(lateMails.get()))
const language = z.enum(languages)
const subject = z.string().trim().min(1).max(200)
const text = z.string().trim().min(1).max(5000)

const words = z.object({
  subject: z.string(),
  text: z.string(),
  /** False while the product's own words stand. */
  isChanged: z.boolean(),
  /** 0 while the product's own words stand; to be given back when saving. */
  version: rowVersion,
  updatedAt: instant.nullable(),
  updatedBy: z.string().nullable(),
})

const template = z
  .object({
    key,
    /** Placeholders, written as `{name}`; a required one must be somewhere in the subject or text. */
    placeholders: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
    words: z.record(language, words),
  })
  .meta({ id: 'MailTemplate' })
export type MailTemplateInfo = z.infer<typeof template>

export const listMailTemplates = endpoint({
  method: 'GET',
  path: '/api/mail-templates',
  tag: 'templates',
  summary: 'Mails that the product writes, with their words in each language',
  access: { platform: 'notification_templates.view' },
  response: z.object({ templates: z.array(template) }),
})

export const saveMailTemplate = endpoint({
  method: 'PATCH',
  path: '/api/mail-templates/:key/:language',
  tag: 'templates',
  summary: 'Give a mail other words in one language',
  access: { platform: 'notification_templates.edit' },
  params: z.object({ key, language }),
  body: z.object({ subject, text, version: rowVersion }),
  response: template,
  errors: ['unknown_placeholder', 'placeholder_missing', 'stale_version'],
})

export const resetMailTemplate = endpoint({
  method: 'DELETE',
  path: '/api/mail-templates/:key/:language',
  tag: 'templates',
  summary: 'Go back to the words that came with the product',
  access: { platform: 'notification_templates.edit' },
  params: z.object({ key, language }),
  response: template,
})

export const previewMailTemplate = endpoint({
  method: 'POST',
  path: '/api/mail-templates/:key/:language/preview',
  tag: 'templates',
  summary: 'The mail as it would arrive, filled with examples',
  access: { platform: 'notification_templates.view' },
  isRead: true,
  params: z.object({ key, language }),
  body: z.object({ subject: z.string().max(200), text: z.string().max(5000) }),
  response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
})

export const testMailTemplate = endpoint({
  method: 'POST',
  path: '/api/mail-templates/:key/:language/test',
  tag: 'templates',
  summary: 'Send a mail, filled with examples, to my own address',
  access: { platform: 'notification_templates.test_send' },
  params: z.object({ key, language }),
  response: empty,
})
