import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import type { Language } from '@dsms/contract/kernel/shared'
import { oneLine, withoutAddresses } from '@dsms/contract/kernel/translated'
import { mails } from '@dsms/contract/mails'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mailTemplateWords } from '../../db/tables/templates.ts'
import { layOut, notLinked } from './layout.ts'

/** Values of the placeholders, by name. Several lines are given as lines: a single value stays on one. */
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
    mails[template].isToStrangers || outside ? leadingNowhere(values) : values,
  )
}

/** Names that somebody typed for somebody else, without what a mail program would make links of. */
const leadingNowhere = (values: MailValues): MailValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      linking.has(name) ? value : [value].flat().map(withoutAddresses),
    ]),
  )

export const productWords = (template: MailTemplate, language: Language): MailWords => ({
  subject: mails[template].subject[language],
  text: mails[template].text[language],
})

export function filledIn({ subject: head, text: body }: MailWords, language: Language, values: MailValues) {
  // somebody without an account has nowhere to sign in: they get the number of the school instead
  const words = { subject: head, text: values.contact === undefined ? body : withoutLink(body, language) }
  const subject = oneLine(fill(words.subject, values, plain))
  const text = fill(words.text, values, plain)
  return { subject, text, html: layOut(fill(words.text, values, typed), { subject, language }) }
}

/** The sentence that leads to an address of ours, with the address. */
const leading = /(?:[^.!?\u061F\n]*[:\uFF1A]\s*)?\{link\}/g

const withoutLink = (text: string, language: Language): string =>
  text.replace(leading, ` ${askSchool[language]}`).replace(/^ +/gm, '')

const askSchool: Record<Language, string> = {
  ar: 'إن كان في هذا خطأ أو كان لديك سؤال فاتصل بالمدرسة: {contact}',
  en: 'If this is not right, or you have a question, ask the school: {contact}',
  de: 'Wenn etwas nicht stimmt oder Sie Fragen haben, melden Sie sich bei der Schule: {contact}',
  fr: 'Si quelque chose ne va pas ou si vous avez une question, contactez l’école : {contact}',
  pt: 'Se algo não estiver certo ou se tiver uma pergunta, contacte a escola: {contact}',
}

const fill = (text: string, values: MailValues, as: (name: string, value: string) => string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => as(name, [values[name] ?? ''].flat().map(oneLine).join('\n')))

const plain = (_: string, value: string) => value

/** Where the product's own links come in; every other value was typed by somebody and leads nowhere. */
const linking = new Set(['link', 'news'])
const typed = (name: string, value: string) => (linking.has(name) ? value : notLinked(value))
