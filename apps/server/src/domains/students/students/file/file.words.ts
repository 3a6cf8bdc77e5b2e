import { digitsOf, toMajor } from '@dsms/contract/kernel/money'
import type { Language } from '@dsms/contract/kernel/shared'
import { dateFormat, numberFormat } from '../../../../kernel/text/formats.ts'
import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { en, type FileWord } from './words/en.ts'
import { fr } from './words/fr.ts'
import { pt } from './words/pt.ts'

const words: Record<Language, Record<FileWord, string>> = { ar, en, de, fr, pt }

export type Say = ReturnType<typeof speaker>

/** Words, days and amounts of a printed file in one language, with the clock of a zone. */
export function speaker(language: Language, zone: string) {
  const all: Partial<Record<string, string>> = words[language]
  // Latin digits in Arabic too, as numbers and amounts are written
  const locale = language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : language
  const clean = (text: string) => text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')
  const whole = (instant: string, timeZone: string) =>
    clean(dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(instant)))
  return {
    language,
    word: (word: FileWord, filled: Record<string, string> = {}) =>
      words[language][word].replaceAll(/\{(\w+)\}/g, (_, name) => filled[name] ?? ''),
    /** What a code of the records is called; a code that is new is better than nothing. */
    kind: (group: string, code: string) => all[`${group}.${code}`] ?? code,
    day: (day: string | null) => (day ? whole(`${day.slice(0, 10)}T00:00:00Z`, 'UTC') : ''),
    /** The day of an instant where the school is. */
    dayOf: (instant: string | null) => (instant ? whole(instant, zone) : ''),
    timeOf: (instant: string) =>
      dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(instant)),
    money: (minor: number, currency: string) => {
      const digits = { minimumFractionDigits: digitsOf(currency), maximumFractionDigits: digitsOf(currency) }
      const amount = toMajor(minor, currency)
      // in Arabic the name of the money: Latin letters beside it would turn the line around
      if (language !== 'ar') return `${clean(numberFormat(locale, digits).format(amount))} ${currency}`
      return clean(
        numberFormat(locale, { ...digits, style: 'currency', currency, currencyDisplay: 'name' }).format(amount),
      )
    },
    hours: (minutes: number) => {
      const unit = (value: number, name: 'hour' | 'minute') =>
        clean(
          numberFormat(locale, {
            style: 'unit',
            unit: name,
            unitDisplay: name === 'hour' || language === 'ar' ? 'long' : 'short',
          }).format(value),
        )
      const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
      const parts = [...(whole ? [unit(whole, 'hour')] : []), ...(rest || !whole ? [unit(rest, 'minute')] : [])]
      return parts.join(language === 'ar' ? ' و' : ' ')
    },
  }
}
