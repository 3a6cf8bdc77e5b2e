import { recordOf } from '@dsms/contract/kernel/choices/lists'
import { type Language, languages } from '@dsms/contract/kernel/shared'

const names = recordOf(languages, (language) => new Intl.DisplayNames(language, { type: 'region' }))

/** A country's name from the language data of the runtime. */
export const countryName = (code: string, language: Language): string => names[language].of(code) ?? code
