import { z } from 'zod'
import { languages } from './shared.ts'

// What people typed, put into a text of ours.

/**
 * A value as it stands in a text that is filled in: on one line, without control characters, and without those that turn
 * the direction of what stands around it. So it can begin no heading, paragraph or head of a mail.
 */
export const oneLine = (text: string): string =>
  withoutBreaks(text.replace(/[\u202a-\u202e\u2066-\u2069]/g, ''))
    .replace(/\s+/g, ' ')
    .trim()

/** The same while somebody types: blanks stay, and so does what turns the direction of their own words. */
export const withoutBreaks = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** What programs for mail make a link of: schemes, addresses of mail, numbers of hosts, and words joined by a dot. */
const addresses =
  /[a-z][a-z0-9+.-]*:\/\/\S*|(?:https?|mailto|ftp):\S*|\bwww\.\S*|[^\s@]+@[^\s@]+|(?:\d{1,3}\.){3}\d{1,3}\S*|[\p{L}\p{N}_-]{2,}\.\p{L}{2,}[^\s]*|(?<![\p{L}\p{N}])[a-z0-9]\.(?:[a-z]{2,}\/|co|com|org|net|io|me|ly|gg|tv|cc|to|ai|app|link|xyz)(?![\p{L}\p{N}])\S*/giu

/** As it is read: without what nobody sees, with one kind of dot. */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。｡]/g, '.')

/** Whether a name leads somewhere else: it holds an address of the web or of mail, or a word that looks like one. */
export const holdsAddress = (text: string): boolean => asRead(text).search(addresses) >= 0

/** The text with what looks like an address left out. */
export const withoutAddresses = (text: string): string => {
  if (!holdsAddress(text)) return text
  const read = asRead(text)
  // `sara.ali` is how somebody signs in
  return oneLine(/^[\p{L}\p{N}._-]+$/u.test(read) ? read.replaceAll('.', ' ') : read.replace(addresses, '…'))
}

// Texts in the languages of the product.

/** A text as its editors keep it: in each language, empty where nobody wrote it yet. */
export const translated = z.record(z.enum(languages), z.string()).meta({ id: 'TranslatedText' })
export type TranslatedText = z.infer<typeof translated>

/** The same where only some languages are there: names that a school writes for itself. */
export const names = z.partialRecord(z.enum(languages), z.string()).meta({ id: 'Names' })

/** What an editor sends: at least one language has to say something; what is left out is empty. */
export const translatedInput = (max: number) => {
  const text = z.string().trim().max(max).default('')
  return z
    .object({ ar: text, en: text, de: text, fr: text, pt: text })
    .refine((texts) => Object.values(texts).some((one) => one !== ''), 'required')
}

/** The same where saying nothing is fine. */
export const translatedOptional = (max: number) => {
  const text = z.string().trim().max(max).default('')
  return z.object({ ar: text, en: text, de: text, fr: text, pt: text })
}

/** A name that mails carry to strangers: it stands on a line and leads nowhere. */
export const nameThatIsMailed = (max: number) =>
  z
    .string()
    .overwrite(oneLine)
    .max(max)
    .refine((name) => !holdsAddress(name), 'name_leads_away')

/** The same in each language. */
export const translatedNameThatIsMailed = (max: number) => {
  const text = nameThatIsMailed(max).default('')
  return z
    .object({ ar: text, en: text, de: text, fr: text, pt: text })
    .refine((texts) => Object.values(texts).some((one) => one !== ''), 'required')
}

/** Language of a public answer, where the address says it; else the reader's own languages decide. */
export const spokenIn = { lang: z.enum(languages).optional() }

/** The same where Arabic and English are both needed, since the name stands on papers in both. */
export const translatedBoth = (max: number) =>
  translatedOptional(max).superRefine((texts, context) => {
    for (const language of ['ar', 'en'] as const) {
      if (texts[language] === '') context.addIssue({ code: 'custom', message: 'required', path: [language] })
    }
  })
