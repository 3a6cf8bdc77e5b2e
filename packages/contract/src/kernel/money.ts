// Without schemas: the first screen formats money too, and would bring the validation library along.

/** Decimal places of a currency: 2 for most, 3 for KWD, OMR and BHD, none for JPY. ISO 4217 as Intl knows it. */
export function digitsOf(currency: string): number {
  const known = places.get(currency)
  if (known !== undefined) return known
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  places.set(currency, digits)
  return digits
}
const places = new Map<string, number>()

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
