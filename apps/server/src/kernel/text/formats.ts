import type { Language } from '@dsms/contract/kernel/shared'

const numbers = new Map<string, Intl.NumberFormat>()
const days = new Map<string, Intl.DateTimeFormat>()

/** The format of a locale and its options, made once: making one takes longer than a hundred uses of it. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  remembered(numbers, locale, options, () => new Intl.NumberFormat(locale, options))

/** The same for dates. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  remembered(days, locale, options, () => new Intl.DateTimeFormat(locale, options))

/** Parts of an address with the comma of a language; what is empty is left out. */
export const joined = (language: Language, parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ')

function remembered<T>(known: Map<string, T>, locale: string, options: object, make: () => T): T {
  const key = `${locale} ${JSON.stringify(options)}`
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}
