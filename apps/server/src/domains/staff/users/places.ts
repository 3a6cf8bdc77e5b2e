import { languages } from '@dsms/contract/kernel/shared'
import { eq } from 'drizzle-orm'
import { countries } from '../../../db/tables/countries.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { countryName } from '../../platform/public.ts'

export interface Country {
  id: number
  code: string
  phonePrefix: string
}

const codes = new Map<string, string>()
const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase()

/** The list's country of an ISO code or of a name in any of our languages; undefined for any other text. */
export async function findCountry(actor: Actor, text: string): Promise<Country | undefined> {
  const wanted = plain(text)
  if (!wanted) return undefined
  if (codes.size === 0) await readNames(actor)
  const code = codes.get(wanted)
  if (!code) return undefined
  const [country] = await actor.db.select().from(countries).where(eq(countries.code, code))
  return country
}

/** Names come from the runtime's language data and change with releases alone. */
async function readNames(actor: Actor) {
  for (const { code } of await actor.db.select({ code: countries.code }).from(countries)) {
    codes.set(code.toLowerCase(), code)
    for (const language of languages) codes.set(plain(countryName(code, language)), code)
  }
}

/**
 * A telephone number as E.164, from one with its country code or as it is dialled within a country; undefined when it
 * is neither.
 */
export function phoneOf(text: string, country: Country | undefined): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => latin(digit))
  const compact = digits.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  const whole = compact.startsWith('+')
    ? compact
    : country && /^\d+$/.test(compact)
      ? country.phonePrefix + compact.replace(/^0+/, '')
      : ''
  return /^\+[1-9]\d{6,14}$/.test(whole) ? whole : undefined
}

/** Arabic and Persian digits follow one another in their blocks of sixteen. */
const latin = (digit: string) => String((digit.codePointAt(0) as number) & 15)
