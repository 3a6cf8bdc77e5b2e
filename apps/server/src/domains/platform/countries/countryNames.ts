import { type Language, languages } from '@dsms/contract/kernel/shared'

const names = Object.fromEntries(
  languages.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })]),
) as Record<Language, Intl.DisplayNames>

/** A country's name from the language data of the runtime. */
export const countryName = (code: string, language: Language): string => names[language].of(code) ?? code
