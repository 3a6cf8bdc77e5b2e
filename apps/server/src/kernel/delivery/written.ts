import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import type { Language } from '@dsms/contract/kernel/shared'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mailTemplateWords } from '../../db/tables/templates.ts'
import { layOut } from './layout.ts'
import { texts } from './texts.ts'

export type MailValues = Record<string, string>
export interface MailWords {
  subject: string
  text: string
}

/** A mail in the words of the platform, else the product's own, with its values filled in. */
export async function writtenMail(db: Db, template: MailTemplate, language: Language, values: MailValues) {
  const [own] = await db
    .select({ subject: mailTemplateWords.subject, text: mailTemplateWords.text })
    .from(mailTemplateWords)
    .where(and(eq(mailTemplateWords.template, template), eq(mailTemplateWords.language, language)))
  return filledIn(own ?? productWords(template, language), language, values)
}

export const productWords = (template: MailTemplate, language: Language): MailWords => ({
  subject: texts[template].subject[language],
  text: texts[template].text[language],
})

export function filledIn(words: MailWords, language: Language, values: MailValues) {
  // a name could hold a line break, which no head of a mail may
  const subject = fill(words.subject, values).replace(/\s+/g, ' ')
  const text = fill(words.text, values)
  return { subject, text, html: layOut(text, { subject, language }) }
}

const fill = (text: string, values: MailValues) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
