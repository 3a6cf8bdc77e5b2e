import type { Language } from '@dsms/contract/kernel/shared'
import { secondLanguage } from '@dsms/contract/people/contracts/placeholders'

interface Template {
  id: number
  name: string
  languages: readonly Language[]
}

export interface Fitting<T extends Template> {
  /** The student's, where there is a text in it and in the one beside it; nothing is that of the school. */
  language: Language | undefined
  templates: T[]
}

/** The published texts that a student reads, by the first of their languages that any is written in. */
export function fittingTemplates<T extends Template>(all: readonly T[], spoken: readonly Language[]): Fitting<T> {
  for (const language of spoken) {
    const templates = all.filter(
      (one) => one.languages.includes(language) && one.languages.includes(secondLanguage(language)),
    )
    if (templates.length > 0) return { language, templates }
  }
  return { language: undefined, templates: [...all] }
}
