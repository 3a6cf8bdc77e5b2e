import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import type { Language } from '@dsms/contract/kernel/shared'
import { oneLine, withoutAddresses } from '@dsms/contract/kernel/translated'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mailTemplateWords } from '../../db/tables/templates.ts'
import { layOut, notLinked } from './layout.ts'
import { texts } from './texts.ts'

/** What is filled in, by name. What has several lines is given as lines: a value alone stays on one. */
export type MailValues = Record<string, string | readonly string[]>
export interface MailWords {
  subject: string
  text: string
}

/** A mail in the words of the platform, else the product's own, with its values filled in. */
export async function writtenMail(
  db: Db,
  {
    template,
    language,
    values,
    outside,
  }: { template: MailTemplate; language: Language; values: MailValues; outside?: unknown },
) {
  const [own] = await db
    .select({ subject: mailTemplateWords.subject, text: mailTemplateWords.text })
    .from(mailTemplateWords)
    .where(and(eq(mailTemplateWords.template, template), eq(mailTemplateWords.language, language)))
  return filledIn(
    own ?? productWords(template, language),
    language,
    strangers.has(template) || outside ? leadingNowhere(values) : values,
  )
}

/** Mails that always go to addresses that somebody else typed: the names in them are that somebody's, and lead nowhere. */
const strangers = new Set<MailTemplate>([
  'invitation',
  'place_invitation',
  'application_code',
  'application_known',
  'confirm_email',
])

const leadingNowhere = (values: MailValues): MailValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      linking.has(name) ? value : [value].flat().map(withoutAddresses),
    ]),
  )

export const productWords = (template: MailTemplate, language: Language): MailWords => ({
  subject: texts[template].subject[language],
  text: texts[template].text[language],
})

export function filledIn(words: MailWords, language: Language, values: MailValues) {
  const subject = oneLine(fill(words.subject, values, plain))
  const text = fill(words.text, values, plain)
  return { subject, text, html: layOut(fill(words.text, values, typed), { subject, language }) }
}

const fill = (text: string, values: MailValues, as: (name: string, value: string) => string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => as(name, [values[name] ?? ''].flat().map(oneLine).join('\n')))

const plain = (_: string, value: string) => value

/** Where the product's own links come in; every other value was typed by somebody and leads nowhere. */
const linking = new Set(['link', 'news'])
const typed = (name: string, value: string) => (linking.has(name) ? value : notLinked(value))
