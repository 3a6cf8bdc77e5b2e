import type { Language } from '@dsms/contract/kernel/shared'

/** A text in the asked language, else in Arabic, English, or whatever there is. */
export const nameIn = (names: Partial<Record<string, string>>, language: Language): string =>
  names[language] || names.ar || names.en || Object.values(names)[0] || ''
