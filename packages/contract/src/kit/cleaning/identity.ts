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

/**
 * Whether a cleaned number can be one: of at least five signs, and of the country's form where it has digits alone. It is
 * that of a passport where its kind says so.
 */
export const isIdentity = (number: string, country = '', isPassport = false): boolean => {
  if (number.length < 5 || !/^[\p{L}\p{N}/]+$/u.test(number)) return false
  if (!/^\d+$/.test(number) || (forms[country]?.test(number) ?? true)) return true
  // passports of some countries have eight or nine digits and no letter
  return /^\d{8,9}$/.test(number) && (isPassport || !tenDigits.includes(country))
}

/** Whether the cell that names the kind of a paper means a passport, by its code or its name in any of the languages. */
export const meansPassport = (kind: string | undefined): boolean =>
  /passport|reisepass|passeport|passaporte|جواز/iu.test(kind ?? '')
