import type { Mask } from './mask.ts'

/** What is typed in the same form everywhere in the product. */
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
