import { cleanText, latinDigits } from './signs.ts'

/** What the numbers of a country's own papers look like. A number with letters is that of a passport. */
const forms: Record<string, RegExp> = {
  // citizens begin with 1, residents with 2, who came without a number with 3 or 4
  SA: /^[1-4]\d{9}$/,
  AE: /^784\d{12}$/,
  KW: /^[1-3]\d{11}$/,
  BH: /^\d{9}$/,
  QA: /^[23]\d{10}$/,
  OM: /^\d{6,9}$/,
  JO: /^\d{10}$/,
  EG: /^[23]\d{13}$/,
}

/** An identity number as papers show it: no blanks and dashes, Western digits. */
export const cleanIdentity = (text: string): string =>
  latinDigits(cleanText(text))
    .replace(/[\s-]/g, '')
    .replace(/^(\d+)\.0+$/, '$1')
    .toUpperCase()

/** Countries whose numbers have ten digits: eight or nine of them are such a number with a digit lost. */
const tenDigits: readonly string[] = ['SA', 'JO']
/** Whose citizens travel and live in one another's countries with the cards of their own. */
const gulf: readonly string[] = ['SA', 'AE', 'KW', 'BH', 'QA', 'OM']

/** On which paper a number stands, where its form depends on that. */
export type Paper = 'passport' | 'gulf'

/** Where a number is read: whose papers people have, by the country's ISO code, and on which paper it is said to be. */
export interface Papers {
  country: string | undefined
  paper?: Paper | undefined
}

/**
 * Whether a cleaned number can be one: of at least five signs, and of the form of its paper, or else of the country, where
 * it has digits alone.
 */
export const isIdentity = (number: string, { country = '', paper }: Papers): boolean => {
  if (number.length < 5 || !/^[\p{L}\p{N}/]+$/u.test(number)) return false
  if (!/^\d+$/.test(number) || (forms[country]?.test(number) ?? true)) return true
  if (paper === 'gulf' && gulf.some((one) => forms[one]?.test(number))) return true
  // passports of some countries have eight or nine digits and no letter
  return /^\d{8,9}$/.test(number) && (paper === 'passport' || !tenDigits.includes(country))
}

/** A typed number as papers show it, and what is wrong with it: the one rule of forms, calls and files. */
export function identityIn(text: string, papers: Papers): { value: string; problem?: 'invalid_identity' } {
  const value = cleanIdentity(text)
  return isIdentity(value, papers) ? { value } : { value, problem: 'invalid_identity' }
}

/** The paper that the name of a kind means, by its code or its name in any of the languages. */
export const paperOf = (kind: string | undefined): Paper | undefined => {
  if (/passport|reisepass|passeport|passaporte|جواز/iu.test(kind ?? '')) return 'passport'
  return /gulf|golf|خليج/iu.test(kind ?? '') ? 'gulf' : undefined
}
