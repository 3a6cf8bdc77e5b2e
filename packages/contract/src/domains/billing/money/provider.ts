import { digitsOf } from '../../../kernel/money.ts'
import { checkWhole } from './checks.ts'

// Amounts as Stripe's calls have them: https://docs.stripe.com/currencies (zero-decimal, three-decimal, special cases).

/** Stripe takes these without decimals. Of them, ISO 4217 gives MGA two: 5.00 MGA is 500 here and 5 there. */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
/** ISO 4217 gives these no decimals, but Stripe takes two that are always 00: 5 ISK are sent as 500. */
const withTwoZeros = new Set(['ISK', 'UGX'])
/** Stripe charges decimals of these but pays them out in whole units. We take whole units, so that all is paid out. */
const wholeUnits = new Set(['HUF', 'TWD'])
/** Stripe takes these with three decimals, the last of which must be 0. */
const withThreeDecimals = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/**
 * Answers the amount to send to Stripe for an amount in our minor units. It is null if Stripe lacks the currency or the
 * amount's smallest unit: it cannot be paid online then. Stripe's least and largest amounts are not checked.
 */
export function providerAmount(minor: number, currency: string): number | null {
  checkWhole({ minor })
  const code = currency.toUpperCase()
  const scale = scaleOf(code)
  if (!scale || minor % smallestStep(code) !== 0) return null
  return (minor * scale.provider) / scale.ours
}

/**
 * Answers the amount in our minor units for one that Stripe reports: the inverse of `providerAmount`. It is null if we
 * cannot write the amount or Stripe lacks the currency.
 */
export function amountFromProvider(amount: number, currency: string): number | null {
  checkWhole({ amount })
  const scale = scaleOf(currency.toUpperCase())
  if (!scale || amount % scale.provider !== 0) return null
  return (amount / scale.provider) * scale.ours
}

/** `ours` minor units equal `provider` units of Stripe. Undefined for a currency of unusual decimals that Stripe lacks. */
function scaleOf(code: string): { ours: number; provider: number } | undefined {
  const digits = digitsOf(code)
  if (withTwoZeros.has(code)) return { ours: 1, provider: 100 }
  if (withoutDecimals.has(code)) return { ours: 10 ** digits, provider: 1 }
  return digits === 2 || withThreeDecimals.has(code) ? { ours: 1, provider: 1 } : undefined
}

/** Amounts in our minor units have to be a multiple of this. */
function smallestStep(code: string): number {
  if (withThreeDecimals.has(code)) return 10
  if (withoutDecimals.has(code) || wholeUnits.has(code)) return 10 ** digitsOf(code)
  return 1
}
