export interface BankLine {
  /** In minor units; above 0 for money that came in. */
  amount_minor: number
  currency: string
  /** The payer and the purpose as the bank wrote them. */
  text: string
}

export interface PayableCharge {
  charge_id: number
  /** Numbers that a payer may write: the invoice's, the receipt's or the student's. */
  references: readonly string[]
  /** The open amount, in minor units. */
  amount_minor: number
  currency: string
  /** The name of the student or another debtor. */
  name: string
}

type Reason = 'number' | 'amount_and_name' | 'amount' | 'name'

export type LineMatch =
  | { kind: 'none' }
  | { kind: 'exact'; charge_id: number }
  | { kind: 'suggestions'; suggestions: { charge_id: number; reason: Reason }[] }

/**
 * Finds the charge that a bank line pays. Outgoing lines match none. A match is exact if the text has one reference
 * number and just one of its charges has the same amount and currency. Otherwise the answer is up to five suggestions,
 * best first; equally good ones keep the order of `open`. Only a number suggests a charge in another currency.
 */
export function matchLine(line: BankLine, open: readonly PayableCharge[]): LineMatch {
  if (line.amount_minor <= 0) return { kind: 'none' }
  const text = searchable(line.text)
  const found = open.map((charge) => {
    const numbers = charge.references.map(compact).filter((number) => hasNumber(text, number))
    const isSameCurrency = charge.currency === line.currency
    const isSameAmount = isSameCurrency && charge.amount_minor === line.amount_minor
    return { charge, numbers, isSameAmount, hasName: isSameCurrency && hasName(text, charge.name) }
  })
  const exact = found.filter(({ numbers, isSameAmount }) => numbers.length > 0 && isSameAmount)
  const [only] = exact
  if (only && exact.length === 1 && new Set(found.flatMap(({ numbers }) => numbers)).size === 1)
    return { kind: 'exact', charge_id: only.charge.charge_id }
  const suggestions = found.flatMap(({ charge, numbers, isSameAmount, hasName }) => {
    const reason = reasonFor(numbers.length > 0, isSameAmount, hasName)
    // of two charges with the number, the one with the amount is better
    return reason
      ? [{ charge_id: charge.charge_id, reason, rank: order.indexOf(reason) * 2 + (isSameAmount ? 0 : 1) }]
      : []
  })
  const best = suggestions.toSorted((a, b) => a.rank - b.rank).slice(0, 5)
  return { kind: 'suggestions', suggestions: best.map(({ charge_id, reason }) => ({ charge_id, reason })) }
}

/** Best first. */
const order: readonly Reason[] = ['number', 'amount_and_name', 'amount', 'name']

function reasonFor(hasNumber: boolean, isSameAmount: boolean, hasName: boolean): Reason | undefined {
  if (hasNumber) return 'number'
  if (isSameAmount) return hasName ? 'amount_and_name' : 'amount'
  return hasName ? 'name' : undefined
}

interface Searchable {
  plain: string
  /** Without spaces and hyphens: a quick test excludes most numbers. */
  compact: string
  words: ReadonlySet<string>
}

function searchable(text: string): Searchable {
  const plain = folded(text)
  return { plain, compact: compact(text), words: new Set(wordsOf(plain)) }
}

/** Lower case without accents and vowel signs: banks drop them. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const compact = (text: string): string => folded(text).replace(/[\s\p{Pd}]/gu, '')

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

/** True if each word of a name is a word of the text, in any order. */
function hasName(text: Searchable, name: string): boolean {
  const words = wordsOf(folded(name))
  return words.length > 0 && words.every((word) => text.words.has(word))
}

/**
 * True if a compact number is a whole word of the text; spaces and hyphens inside it do not count. A digit that a sign
 * joins to it makes it another number: 12 is neither in `12.05.2026` nor in `INV-12-3`.
 */
function hasNumber(text: Searchable, number: string): boolean {
  if (number === '' || !text.compact.includes(number)) return false
  const spaced = [...number].map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')).join('[\\s\\p{Pd}]*')
  const before = '(?<![\\p{L}\\p{N}])(?<!\\p{N}[\\p{Pd}.,/:])'
  const after = '(?![\\p{L}\\p{N}])(?![\\p{Pd}.,/:]\\p{N})'
  return new RegExp(`${before}${spaced}${after}`, 'u').test(text.plain)
}
