/** ٠١٢ and ۰۱۲ as 012. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))

/** Marks without a width and of direction, which chats and spreadsheets leave in a text. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Letters in the shape that they have inside a word, as some programs copy them. */
const shapes = /[\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufeff]+/g

/** A text as somebody would type it: without unseen marks, and with common blanks. Its lines stay. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(shapes, (letters) => letters.normalize('NFKC'))
    .replace(/[^\S\r\n]+/g, ' ')
    .trim()

/** A longer text: its lines, blanks and joined signs are its own, and only what nobody meant goes. */
export const cleanNote = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\u00a0/g, ' ')
    .trim()

/** A name in one line, without the lines that only draw a word out (عـلـي). */
export const cleanName = (text: string): string => cleanText(text).replace(/ـ/g, '').replace(/\s+/g, ' ').trim()

/** What a spreadsheet shows of a formula that failed. */
export const isFault = (text: string): boolean =>
  /^#(N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|#+)$/i.test(text)

/** A number of which a spreadsheet shows the first digits alone: 1.02346E+09. The others are lost. */
export const isRounded = (text: string): boolean => /^\d+([.,]\d+)?E[+-]?\d+$/i.test(text)

/** A whole number as a spreadsheet leaves it: ٥٠١ as 501, `501.0` as 501, with no blanks and commas inside. */
export const cleanNumber = (text: string): string => {
  const plain = latinDigits(text).replace(/٫/g, '.').replace(/٬/g, '')
  return /^-?\d+\.0+$/.test(plain) ? plain.replace(/\.0+$/, '') : plain
}
