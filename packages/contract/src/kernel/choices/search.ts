/**
 * How a text is found, for lists, choices and the search alike. The server puts the patterns into SQL and the web tries
 * them on what it has, so both find the same. Without schemas: lists would bring the validation library along.
 */

const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g
const [variants, plain] = ['ٱةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اهييك01234567890123456789']
const plainOf = new Map([...variants].map((letter, place) => [letter, [...plain][place] ?? '']))

/**
 * A text as it is compared: without case, accents, Arabic marks and tatweel, hamza forms of alef as alef, teh marbuta as
 * heh, alef maqsura as yeh, all digits as Latin ones. `normalise_text` in the database says the same; a test compares them.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(new RegExp(`[${variants}]`, 'g'), (letter) => plainOf.get(letter) ?? '')

// Named one by one: what a letter is depends on the locale of the database. So words hold no sign that patterns know.
const gap =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4\\u2000-\\u206f]'
const start = `(^|${gap})`
const gaps = new RegExp(`${gap}+`)

/** As many words are looked for; what comes after them finds nothing else. */
const mostWords = 8

const isNumber = (word: string) => /^\d+$/.test(word)
/** Letters and digits of a word, which people write together or apart: `S-000121`, `s000121`. */
const piecesOf = (word: string) => word.match(/\d+|\D+/g) ?? []

/**
 * The patterns of what somebody searches for: a folded text is found when all of them match, in the database (`~`) and in
 * JavaScript. Each word matches the beginning of a word, in any order, with or without the Arabic article. Digits
 * are found anywhere, a phone number in each form that people write. Nothing to look for is `[]`, which finds nothing.
 */
export const searchPatterns = (text: string): string[] =>
  wordsOf(text).map((word) => (Array.isArray(word) ? numberPattern(word) : wordPattern(word)))

/** The same where plates are among what is found: each letter is also what it is on a plate in the other script. */
export const platePatterns = (text: string, plateKey: (written: string) => string): string[] =>
  wordsOf(text, true).map((word) => {
    if (Array.isArray(word)) return numberPattern(word)
    const spread = [...word].join(`${gap}*`)
    const key = foldText(plateKey(word))
    const other = key !== word && /^[a-z]+$/.test(key) ? [key] : []
    const pieces = piecesOf(word)
    const turned = pieces.length === 2 ? [pieces, [...pieces].reverse()] : []
    const both = turned.flatMap((order) => [order, order.map((piece) => foldText(plateKey(piece)))])
    const anywhere = [
      ...(word.length > 1 && word.length < 5 ? [spread, key] : other.filter(({ length }) => length > 1)),
    ]
    return `(${[wordPattern(word), ...anywhere, ...both.map((order) => order.join(`${gap}*`))].join('|')})`
  })

/** Whether a folded text has all that the patterns ask for. */
export const isFound = (folded: string, patterns: readonly string[]): boolean =>
  patterns.length > 0 && patterns.every((pattern) => new RegExp(pattern, 'u').test(folded))

/** A word, or the pieces of a number. */
type Word = string | string[]

function wordsOf(text: string, isPlate = false): Word[] {
  const said = foldText(text.replace(/\(\s*[0٠۰]\s*\)/g, ' '))
  const words = said.split(gaps).filter((word) => word !== '')
  const found: Word[] = []
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? ''
    const run = runFrom(words, place, isNumber)
    // a phone number with blanks in it; two short numbers are two
    if (run.length > 0 && (run.length === 1 || word.startsWith('0') || run.join('').length >= 7)) {
      found.push(run)
      place += run.length - 1
      continue
    }
    const letters = isPlate ? runFrom(words, place, (one) => /^\D$/u.test(one)) : []
    if (letters.length > 1) {
      found.push(letters.join(''))
      place += letters.length - 1
    } else if (word === 'عبد' && words[place + 1]?.startsWith('ال')) {
      found.push(`${word}${words[++place]}`)
    } else found.push(isNumber(word) ? [word] : word)
  }
  return found.slice(0, mostWords)
}

function runFrom(words: string[], from: number, fits: (word: string) => boolean): string[] {
  const end = words.findIndex((word, place) => place >= from && !fits(word))
  return words.slice(from, end === -1 ? undefined : end)
}

function wordPattern(word: string): string {
  // one name, whether it is written as one word or as two
  if (word.startsWith('عبدال')) return `${start}عبد${gap}*${word.slice(3)}`
  const pieces = piecesOf(word)
  if (pieces.length > 1) return pieces.join(`${gap}*`)
  return /^[\u0620-\u064a]/.test(word) ? `${start}(ال)?${word}` : `${start}${word}`
}

/** Zeros before a number are those of dialling; three and more are those that fill a number of the school's own. */
function numberPattern(pieces: string[]): string {
  const [first = '', ...rest] = pieces
  if (/^000/.test(first)) return `${start}${pieces.join(`${gap}*`)}`
  const dialled = first.replace(/^0+/, '')
  const digits = [dialled, ...rest].filter((piece) => piece !== '').join(`${gap}*`)
  const isShort = [dialled, ...rest].join('').length < (dialled === first ? 3 : 2)
  return isShort ? `${start}0*${digits}` : digits
}
