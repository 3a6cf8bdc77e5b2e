import { cleanText, latinDigits } from './signs.ts'

/** What numbers of a country are read by. */
export interface PhoneCountry {
  /** ISO 3166-1. */
  code: string
  /** With the plus sign: `+966`. */
  prefix: string
}

/** How many digits a number has behind the country's prefix, where that is known: the shortest and the longest. */
const lengths: Record<string, readonly [number, number]> = {
  SA: [9, 10],
  AE: [8, 9],
  KW: [8, 8],
  BH: [8, 8],
  QA: [7, 8],
  OM: [8, 8],
  JO: [8, 9],
  EG: [8, 10],
  DE: [5, 13],
  FR: [9, 9],
  PT: [9, 9],
  GB: [9, 10],
}
/** Where a number keeps its first zero when it is dialled from abroad. */
const keepsZero = ['IT', 'SM', 'VA']

/**
 * A telephone number as E.164, of a text with the country's prefix (+966, 00966, 966), as it is dialled at home (05…) or
 * as a spreadsheet leaves that (501234567); undefined when it is none of them.
 */
export function phoneIn(text: string, country: PhoneCountry | undefined): string | undefined {
  const compact = latinDigits(cleanText(text).normalize('NFKC'))
    .replace(/^(tel|mob|phone)[.:]?/i, '')
    .replace(/\(0\)/, '')
    .replace(/[\s().\-–/']/g, '')
    .replace(/^(?:\+00|00)/, '+')
  if (!/^\+?\d+$/.test(compact)) return undefined
  const whole = compact.startsWith('+') ? compact : athome(compact, country)
  if (!whole || !/^\+[1-9]\d{6,14}$/.test(whole)) return undefined
  if (!country || !whole.startsWith(country.prefix)) return whole
  // a zero for calls at home is typed behind the prefix too
  const rest = whole.slice(country.prefix.length)
  const own = keepsZero.includes(country.code) ? rest : rest.replace(/^0/, '')
  return fits(own, country) ? country.prefix + own : undefined
}

function athome(digits: string, country: PhoneCountry | undefined): string | undefined {
  if (!country) return undefined
  const prefix = country.prefix.slice(1)
  const behind = digits.slice(prefix.length).replace(/^0/, '')
  if (digits.startsWith(prefix) && behind.length >= 7 && fits(behind, country)) return `+${prefix}${behind}`
  return country.prefix + (keepsZero.includes(country.code) ? digits : digits.replace(/^0/, ''))
}

function fits(own: string, { code }: PhoneCountry): boolean {
  const [least, most] = lengths[code] ?? [4, 14]
  return own.length >= least && own.length <= most
}
