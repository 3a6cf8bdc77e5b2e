// Without schemas: lists compare plates too, and would bring the validation library along.

/** Each letter and what it is compared as: Arabic-Indic and Persian digits, the letters of Saudi plates, small letters. */
const pairs: [string, string][] = [
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['ابحدرسصطعقكلمنهوى', 'ABJDRSXTEGKLZNHUV'],
  // the same letters as people also write them
  ['أإآٱيیکة', 'AAAAVVKH'],
  ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['àáâãäåæçèéêëìíîïðñòóôõöøùúûüý', 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝ'],
]
/** Blanks, dashes, the stretching stroke of Arabic, and marks of direction that come along when text is copied. */
const dropped =
  ' \t\u00a0\u2009\u202f-\u2010\u2011\u2012\u2013\u2014\u2212_\u0640\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'

/** `plate_key` in the database says the same in one `translate`; what has no counterpart in `to` goes away. */
export const plateLetters = {
  from: pairs.map(([from]) => from).join('') + dropped,
  to: pairs.map(([, to]) => to).join(''),
}

const known = new Map([...plateLetters.from].map((letter, place) => [letter, [...plateLetters.to][place] ?? '']))

/** What two registration numbers are compared by: `أ ب ح ١٢٣٤`, `ABJ-1234` and `abj 1234` are one plate. */
export const plateKey = (written: string): string => [...written].map((letter) => known.get(letter) ?? letter).join('')
