import { digitsOf, toMajor } from '../../../kernel/money.ts'
import { checkWhole } from './checks.ts'

export interface TaxInvoiceFacts {
  seller: string
  /** The seller's VAT registration number. */
  taxNumber: string
  /** When the invoice was issued, in ISO 8601: `2026-09-01T10:30:00Z`. */
  at: string
  /** With tax, in minor units. */
  totalMinor: number
  taxMinor: number
  currency: string
}

/**
 * Answers the content of the QR code on a Saudi tax invoice, in base64. It has tags 1 to 5, each with its length in one
 * byte and its value in UTF-8. Lengths count bytes, so an Arabic letter counts two.
 * Source: ZATCA, Electronic Invoice Security Features Implementation Standards, structure of the QR code.
 * Throws a `RangeError` if a value has no bytes or over 255, or if the time is not ISO 8601.
 */
export function zatcaTlv({ seller, taxNumber, at, totalMinor, taxMinor, currency }: TaxInvoiceFacts): string {
  checkWhole({ totalMinor, taxMinor })
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(at)) throw new RangeError(`not a time: ${at}`)
  const decimal = (minor: number) => toMajor(minor, currency).toFixed(digitsOf(currency))
  // the standard's times have no fractions of a second
  const values = [seller, taxNumber, at.replace(/\.\d+/, ''), decimal(totalMinor), decimal(taxMinor)]
  const bytes = values.flatMap((value, nth) => field(nth + 1, value))
  return btoa(String.fromCharCode(...bytes))
}

function field(tag: number, value: string): number[] {
  const bytes = new TextEncoder().encode(value)
  if (bytes.length === 0 || bytes.length > 255) throw new RangeError(`tag ${tag} has ${bytes.length} bytes`)
  return [tag, bytes.length, ...bytes]
}
