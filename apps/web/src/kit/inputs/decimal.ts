import { latinDigits } from './time/latinDigits.ts'

/**
 * The number that typed text means, or null: Arabic or Latin digits, a comma or a point before the decimals, and
 * blanks, commas or points between the thousands. A single comma or point is the decimal one.
 */
export function parsedDecimal(text: string): number | null {
  const plain = latinDigits(text)
    .replace(/[\s'’٬]/g, '')
    .replace(/٫/g, '.')
  const marks = plain.match(/[.,]/g) ?? []
  const decimal = new Set(marks).size === 2 || marks.length === 1 ? marks.at(-1) : undefined
  const whole = [...plain].map((sign) => (sign === decimal ? '.' : sign === ',' || sign === '.' ? '' : sign)).join('')
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(whole) ? Number(whole) : null
}

/** A number as it stands in a field that is not being typed in: at least `least` and at most `most` decimals. */
export function decimalText(value: number, least: number, most: number): string {
  const fixed = value.toFixed(most)
  const surplus = most - least
  return surplus > 0
    ? fixed.replace(new RegExp(`\\.?0{1,${surplus}}$`), (zeros) => (least === 0 ? '' : zeros.replace(/0+$/, '')))
    : fixed
}
