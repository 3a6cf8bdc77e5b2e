import type { Mask } from './mask.ts'

/** Inputs that have the same form everywhere in the product. */
export const masks = {
  /** Three letters and up to four digits of a Saudi plate, in either script. */
  plate: 'AAA ####',
  /** A national identity or residence number. */
  identity: '# ### ### ###',
  /** A mobile number as it is dialled at home. */
  phone: '### ### ####',
  time: '##:##',
  card: '#### #### #### ####',
  iban: 'LL## #### #### #### #### ####',
} as const satisfies Record<string, Mask>

/** The letters of a plate as they stand in Arabic above the Latin ones, with the digits of that script. */
export function arabicPlate(plate: string): string {
  const letters = new Map(
    [...'ABJDRSXTEGKLZNHUV'].map((letter, place) => [letter, 'ابحدرسصطعقكلمنهوى'[place] ?? letter]),
  )
  return [...plate]
    .map((sign) => letters.get(sign) ?? (/\d/.test(sign) ? ('٠١٢٣٤٥٦٧٨٩'[Number(sign)] ?? sign) : sign))
    .join(' ')
    .replace(/(?<=[٠-٩]) /g, '')
}
