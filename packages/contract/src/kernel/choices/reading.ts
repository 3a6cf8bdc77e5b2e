import type { Language } from '../shared.ts'

/**
 * In which order a reader of a language takes a text that is not there in every one: what they read, then what is written in
 * their script, then the other script.
 */
export const readingOrder = (language: Language): readonly Language[] =>
  language === 'ar' ? ['ar', 'en', 'fr', 'de', 'pt'] : [...new Set<Language>([language, 'en', 'fr', 'de', 'pt', 'ar'])]

/** A text as a reader of the language sees it; empty where nobody wrote any. */
export function textIn(texts: Partial<Record<string, string>>, language: Language): string {
  const written = readingOrder(language).find((one) => texts[one])
  return (written && texts[written]) ?? ''
}
