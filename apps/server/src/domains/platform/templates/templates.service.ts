import { recordOf } from '@dsms/contract/kernel/choices/lists'
import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { type Language, languages } from '@dsms/contract/kernel/shared'
import { mailExamples, mails, mailTemplates } from '@dsms/contract/mails'
import type { MailTemplateInfo } from '@dsms/contract/platform/templates/calls'
import { and, eq, sql } from 'drizzle-orm'
import { mailTemplateWords } from '../../../db/tables/templates.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { filledIn, type MailValues, type MailWords, productWords } from '../../../kernel/delivery/written.ts'
import type { App } from '../../../kernel/services.ts'

/** Placeholders that a mail can do without. */
const optional = new Set(['name', 'hours', 'minutes'])

export async function listTemplates(actor: Actor): Promise<MailTemplateInfo[]> {
  const rows = await ownWords(actor)
  return mailTemplates.map((key) => infoOf(key, rows))
}

/** Gives a mail other words. `version` is the one that was read: 0 when the product's own stood there. */
export async function saveTemplate(
  actor: Actor,
  template: MailTemplate,
  language: Language,
  { version, ...words }: MailWords & { version: number },
): Promise<MailTemplateInfo> {
  checkPlaceholders(template, words)
  const values = { ...words, updatedBy: actor.id, updatedAt: sql`now()` }
  const saved =
    version === 0
      ? await actor.db
          .insert(mailTemplateWords)
          .values({ template, language, ...words, updatedBy: actor.id })
          .onConflictDoNothing()
          .returning({ version: mailTemplateWords.version })
      : await actor.db
          .update(mailTemplateWords)
          .set({ ...values, version: version + 1 })
          .where(and(isWords(template, language), eq(mailTemplateWords.version, version)))
          .returning({ version: mailTemplateWords.version })
  const rows = await ownWords(actor)
  if (saved.length === 0) {
    const faster = rows.find((row) => row.template === template && row.language === language)
    throw new AppError('stale_version', { name: faster?.updatedBy ?? '–' })
  }
  return infoOf(template, rows)
}

export async function resetTemplate(actor: Actor, template: MailTemplate, language: Language) {
  await actor.db.delete(mailTemplateWords).where(isWords(template, language))
  return infoOf(template, await ownWords(actor))
}

/** The mail as it would arrive, filled with examples; what is wrong with its words is told when they are saved. */
export const previewOf = (app: App, actor: Actor, language: Language, words: MailWords) =>
  filledIn(words, language, examples(app, actor))

/** Values that a mail could carry; the link leads to the sign-in screen and lets nobody in. */
export const examples = (app: App, actor: Actor): MailValues => ({
  ...mailExamples,
  name: actor.name,
  link: `${app.mailer.baseUrl()}/login`,
})

function checkPlaceholders(template: MailTemplate, words: MailWords) {
  const known = placeholdersOf(template)
  for (const field of ['subject', 'text'] as const) {
    const strange = namesIn(words[field]).find((name) => !known.some((placeholder) => placeholder.name === name))
    if (strange) throw fieldError(field, 'unknown_placeholder', { name: `{${strange}}` })
  }
  const used = new Set([...namesIn(words.subject), ...namesIn(words.text)])
  const missing = known.find(({ name, isRequired }) => isRequired && !used.has(name))
  if (missing) throw fieldError('text', 'placeholder_missing', { name: `{${missing.name}}` })
}

function placeholdersOf(template: MailTemplate) {
  const { subject, text } = mails[template]
  const names = new Set(languages.flatMap((language) => [...namesIn(subject[language]), ...namesIn(text[language])]))
  return [...names].map((name) => ({ name, isRequired: !optional.has(name) }))
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const isWords = (template: MailTemplate, language: Language) =>
  and(eq(mailTemplateWords.template, template), eq(mailTemplateWords.language, language))

type OwnWords = Awaited<ReturnType<typeof ownWords>>

const ownWords = (actor: Actor) =>
  actor.db
    .select({
      template: mailTemplateWords.template,
      language: mailTemplateWords.language,
      subject: mailTemplateWords.subject,
      text: mailTemplateWords.text,
      version: mailTemplateWords.version,
      updatedAt: mailTemplateWords.updatedAt,
      updatedBy: users.fullName,
    })
    .from(mailTemplateWords)
    .leftJoin(users, eq(users.id, mailTemplateWords.updatedBy))

function infoOf(key: MailTemplate, rows: OwnWords): MailTemplateInfo {
  const words = recordOf(languages, (language) => {
    const own = rows.find((row) => row.template === key && row.language === language)
    const { template: _, language: __, ...kept } = own ?? { template: key, language }
    const text = { ...productWords(key, language), version: 0, updatedAt: null, updatedBy: null, ...kept }
    return { ...text, isChanged: own !== undefined }
  })
  return { key, placeholders: placeholdersOf(key), words }
}
