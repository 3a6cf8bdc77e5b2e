import { plateKey } from '@dsms/contract/kit/plates'
import { latinDigits } from '../time/latinDigits.ts'

/**
 * How a text that always has the same form is written: each `#` of the pattern is a digit, each `A` a letter of a plate,
 * `L` any Latin letter, and all else stands there by itself. What stands there by itself must be no sign that is typed
 * into a place.
 */
export type Mask = string

const plateLetters = new Set('ABDEGHJKLNRSTUVXZ')

/** What may be typed into a place, as it is kept; null for what may not. */
const places: Record<string, (sign: string) => string | null> = {
  '#': (sign) => (/\d/.test(sign) ? sign : null),
  A: (sign) => {
    const letter = plateKey(sign)
    return plateLetters.has(letter) ? letter : null
  },
  L: (sign) => (/[a-z]/i.test(sign) ? sign.toUpperCase() : null),
}

/** The signs that were typed into the places of a mask, without what stands there by itself: `12345` of `12-345`. */
export function unmasked(mask: Mask, text: string): string {
  const slots = [...mask].flatMap((sign) => places[sign] ?? [])
  let kept = ''
  for (const sign of latinDigits(text)) {
    const taken = slots[kept.length]?.(sign)
    if (taken) kept += taken
  }
  return kept
}

/** The signs in their places, as far as there are any: `12-345` of `12345`. */
export function masked(mask: Mask, value: string): string {
  let shown = ''
  let next = 0
  for (const sign of mask) {
    if (next >= value.length) break
    shown += sign in places ? value[next++] : sign
  }
  return shown
}

/** Where the caret stands behind so many signs. */
export const caretBehind = (mask: Mask, value: string, signs: number): number =>
  signs === 0 ? 0 : masked(mask, value.slice(0, signs)).length

/** How many signs a whole value has. */
export const lengthOf = (mask: Mask): number => [...mask].filter((sign) => sign in places).length
