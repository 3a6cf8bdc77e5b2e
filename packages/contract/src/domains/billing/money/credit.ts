import { roundHalfUp } from '../../../kernel/money.ts'
import { addDays } from '../../../kernel/time/days.ts'
import { checkDay, checkWhole } from './checks.ts'
import { roundedShare } from './shares.ts'
import { splitTax } from './tax.ts'

// Minutes that a student bought ahead: their worth, the lessons that use them, refunds and transfers.

/** Answers the net worth of a sale's first minutes, in minor units: `net · minutes / bought`, rounded half up. */
export function creditValue(netMinor: number, minutes: number, bought: number): number {
  if (minutes > bought) throw new RangeError(`${minutes} of ${bought} minutes`)
  return roundedShare(netMinor, minutes, bought)
}

/**
 * Answers the net worth of the minutes after `from` up to `to`, in minor units. It is the difference of two rounded
 * values, so all moves of a sale add up to its net amount. Throws a `RangeError` if `from` is after `to`.
 */
export function creditMove(netMinor: number, bought: number, from: number, to: number): number {
  if (from > to) throw new RangeError(`minutes ${from} to ${to}`)
  return creditValue(netMinor, to, bought) - creditValue(netMinor, from, bought)
}

export interface CreditItem {
  id: number
  /** Null where the minutes never expire. */
  expires_on: string | null
  /** Bought, and neither used, held nor gone. */
  free_minutes: number
}

export interface Cover {
  holds: { id: number; minutes: number }[]
  /** Minutes that no item covers; they become a charge. */
  rest_minutes: number
}

/**
 * Chooses the items whose minutes a lesson holds. The earliest expiry goes first, items without expiry go last, and ids
 * break ties. The caller leaves out items that expire before the lesson.
 */
export function cover(items: readonly CreditItem[], minutes: number): Cover {
  checkWhole({ minutes })
  const holds: Cover['holds'] = []
  let rest = minutes
  for (const { id, free_minutes } of items.toSorted(byExpiry)) {
    checkWhole({ free_minutes })
    const held = Math.min(free_minutes, rest)
    if (held > 0) holds.push({ id, minutes: held })
    rest -= held
  }
  return { holds, rest_minutes: rest }
}

function byExpiry(a: CreditItem, b: CreditItem): number {
  if (a.expires_on === b.expires_on) return a.id - b.id
  if (a.expires_on === null) return 1
  if (b.expires_on === null) return -1
  return a.expires_on < b.expires_on ? -1 : 1
}

/** Prices the minutes of a lesson that no item covers: their share of its price in minor units, rounded half up. */
export function chargeForRest(priceMinor: number, minutes: number, restMinutes: number): number {
  if (restMinutes > minutes) throw new RangeError(`${restMinutes} of ${minutes} minutes`)
  return roundedShare(priceMinor, restMinutes, minutes)
}

/** Ends a hold after its lesson. It never uses more minutes than were held; the rest becomes free again. */
export function settleHold(heldMinutes: number, taughtMinutes: number): { use: number; release: number } {
  checkWhole({ heldMinutes, taughtMinutes })
  const use = Math.min(heldMinutes, taughtMinutes)
  return { use, release: heldMinutes - use }
}

export interface RefundTerms {
  /** Paid for the sale so far, tax included, in minor units. */
  paidGrossMinor: number
  /** The price of the sale, tax included. It equals what was paid unless given. */
  soldGrossMinor?: number
  boughtMinutes: number
  usedMinutes: number
  /** The price of a minute outside packages, tax included. A fraction is allowed: 125.00 an hour has one. */
  singlePerMinuteMinor?: number
  adminFeeMinor?: number
  taxBps: number
  /** Used minutes cost the single price, or their share of the sale. */
  mode: 'single_price' | 'pro_rata'
}

/**
 * Computes the refund of a sale that ends early, tax included, and the tax in it, in minor units. The used minutes and
 * the administration fee are taken from what was paid. The refund is never below 0 nor above what was paid.
 * Throws a `RangeError` if more minutes are used than bought, or if the single price is missing.
 */
export function refundOf(terms: RefundTerms): { refundMinor: number; taxMinor: number } {
  const { paidGrossMinor, adminFeeMinor = 0, boughtMinutes, usedMinutes, taxBps } = terms
  checkWhole({ boughtMinutes, usedMinutes })
  if (usedMinutes > boughtMinutes) throw new RangeError(`${usedMinutes} of ${boughtMinutes} minutes`)
  return refundAfter({ paidGrossMinor, usedMinor: usedWorth(terms), adminFeeMinor, taxBps })
}

/** The same where the worth of what was used is known: of a sale with several items. */
export function refundAfter({
  paidGrossMinor,
  usedMinor,
  adminFeeMinor,
  taxBps,
}: {
  paidGrossMinor: number
  usedMinor: number
  adminFeeMinor: number
  taxBps: number
}): { refundMinor: number; taxMinor: number } {
  checkWhole({ paidGrossMinor, usedMinor, adminFeeMinor })
  const refundMinor = Math.max(0, paidGrossMinor - usedMinor - adminFeeMinor)
  return { refundMinor, taxMinor: splitTax(refundMinor, taxBps).taxMinor }
}

function usedWorth(terms: RefundTerms): number {
  const { paidGrossMinor, soldGrossMinor = paidGrossMinor, boughtMinutes, usedMinutes, singlePerMinuteMinor } = terms
  if (terms.mode === 'pro_rata') return creditValue(soldGrossMinor, usedMinutes, boughtMinutes)
  if (singlePerMinuteMinor === undefined || !Number.isFinite(singlePerMinuteMinor) || singlePerMinuteMinor < 0)
    throw new RangeError(`single price of a minute: ${singlePerMinuteMinor}`)
  return roundHalfUp(usedMinutes * singlePerMinuteMinor)
}

/**
 * Answers the minutes of a sale that can move to another student, and their net worth in minor units. Used and held
 * minutes stay. The moved minutes count as those right after the used ones, so the sale adds up to its net amount.
 */
export function transferOf(sale: { netMinor: number; bought: number; used: number; held: number }): {
  minutes: number
  valueMinor: number
} {
  const { netMinor, bought, used, held } = sale
  checkWhole({ bought, used, held })
  const minutes = bought - used - held
  if (minutes < 0) throw new RangeError(`${used} used and ${held} held of ${bought} minutes`)
  return { minutes, valueMinor: creditMove(netMinor, bought, used, used + minutes) }
}

/** Answers the last day on which bought minutes are valid. The day of the sale is the first of `validityDays`, 1 or more. */
export function lastDay(soldOn: string, validityDays: number): string {
  checkDay(soldOn)
  checkWhole({ validityDays })
  if (validityDays === 0) throw new RangeError('valid for no day')
  return addDays(soldOn, validityDays - 1)
}
