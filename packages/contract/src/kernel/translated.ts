import { z } from 'zod'
import { languages } from './shared.ts'

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

/** Language of a public answer, where the address says it; else the reader's own languages decide. */
export const spokenIn = { lang: z.enum(languages).optional() }

/** The same where Arabic and English are both needed, since the name stands on papers in both. */
export const translatedBoth = (max: number) =>
  translatedOptional(max).superRefine((texts, context) => {
    for (const language of ['ar', 'en'] as const) {
      if (texts[language] === '') context.addIssue({ code: 'custom', message: 'required', path: [language] })
    }
  })
