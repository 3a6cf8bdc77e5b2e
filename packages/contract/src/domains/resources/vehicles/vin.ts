/** ISO 3779: 17 signs, without the letters that look like digits. */
export const vinPattern = /^[A-HJ-NPR-Z0-9]{17}$/

export const vinChecks = ['ok', 'wrong', 'not_applicable'] as const
export type VinCheck = (typeof vinChecks)[number]

/** Place 9 of a chassis number is a check digit where it is made for North America (1 to 5) or in China (L). */
const isChecked = (vin: string) => /^[1-5L]/.test(vin)

const letterValues: Record<string, number> = Object.fromEntries(
  [...'ABCDEFGH']
    .map((letter, n) => [letter, n + 1] as const)
    .concat(
      [...'JKLMN'].map((letter, n) => [letter, n + 1] as const),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((letter, n) => [letter, n + 2] as const),
    ),
)
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The check digit as it should be: `0` to `9` or `X`. */
export function vinDigit(vin: string): string {
  const sum = weights.reduce((total, weight, place) => {
    const sign = vin[place] ?? '0'
    return total + weight * (letterValues[sign] ?? Number(sign))
  }, 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** Only warns: where no check digit is prescribed, one that fits says nothing. */
export function vinCheck(vin: string): VinCheck {
  if (!vinPattern.test(vin) || !isChecked(vin)) return 'not_applicable'
  return vinDigit(vin) === vin[8] ? 'ok' : 'wrong'
}
