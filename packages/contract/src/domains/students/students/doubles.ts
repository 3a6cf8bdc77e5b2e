import { identityKey } from './rules.ts'

/** By what two records look like the same person. */
export const doubleReasons = [
  'id_number',
  'phone_and_birth_date',
  'email',
  'name_and_birth_date',
  'name_and_phone',
] as const
export type DoubleReason = (typeof doubleReasons)[number]

/** What of a person is compared. */
export interface Comparable {
  id_number?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  birth_date?: string | null | undefined
  /** First and family name, by script. */
  names: readonly (readonly [string, string])[]
}

/** Each row that looks like one further up in the same file, with that one, by their places. */
export function doublesWithin(people: readonly (Comparable | undefined)[]): Map<number, number> {
  const first = new Map<string, number>()
  const found = new Map<number, number>()
  people.forEach((person, place) => {
    for (const key of person ? keysOf(person) : []) {
      const earlier = first.get(key)
      if (earlier === undefined) first.set(key, place)
      else if (!found.has(place)) found.set(place, earlier)
    }
  })
  return found
}

function keysOf({ id_number, phone, email, birth_date, names }: Comparable): string[] {
  const born = birth_date ?? ''
  return [
    ...(id_number ? [`id ${identityKey(id_number)}`] : []),
    ...(email ? [`mail ${email.toLowerCase()}`] : []),
    ...(born && phone ? [`phone ${born} ${phone}`] : []),
    ...names.flatMap(([one, other]) => {
      if (!one || !other) return []
      const name = `${fold(one)} ${fold(other)}`
      return [...(born ? [`name ${born} ${name}`] : []), ...(phone ? [`name ${phone} ${name}`] : [])]
    }),
  ]
}

/** Names for comparing, as searches do: case, accents and Arabic spellings do not matter. */
export const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .replace(/[ٱىیةک]/g, (letter) => ({ ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' })[letter] ?? letter)
    .toLowerCase()
