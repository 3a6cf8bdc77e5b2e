// Without schemas: the first screen formats money too, and would bring the validation library along.

/**
 * Decimal places of a currency by ISO 4217. Intl is not asked: releases and browsers disagree on some thirty currencies, and
 * what one of them wrote as an amount would be another one to the next.
 */
export const digitsOf = (currency: string): number => places.get(currency) ?? 2

/** The currencies that have other decimal places than two. */
const places = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
)

/** A decimal amount of the currency in its smallest unit, half away from zero: 12.345 SAR is 1235. */
export const toMinor = (amount: number, currency: string): number => roundHalfUp(amount * 10 ** digitsOf(currency))

/** The smallest unit as a decimal amount: 1235 of SAR is 12.35. For the edge of calls that speak in decimals. */
export const toMajor = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency)

/** To a whole number, half away from zero, undisturbed by what binary fractions add: 1.005 × 100 is 101. */
export function roundHalfUp(value: number): number {
  const whole = Math.round(Math.abs(value) * (1 + Number.EPSILON))
  return value < 0 && whole !== 0 ? -whole : whole
}

/** A share of an amount in hundredths of a percent (1500 is 15 %), rounded half up. */
export const shareOf = (minor: number, basisPoints: number): number => roundHalfUp((minor * basisPoints) / 10_000)
