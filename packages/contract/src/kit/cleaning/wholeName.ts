import { cleanName } from './signs.ts'

/** Represents a column that holds the whole name, which fills several columns of the call. */
export const wholeName = 'whole_name'

type NameColumns = `${'first' | 'second' | 'family'}_name_${'ar' | 'en'}`

/** Words that are one name with the word behind them. */
const joining = /^(عبد|عبدال|أبو|ابو|أم|ام|بن|ابن|بنت|آل|ال|abd|abdul|abdel|abu|bin|ibn|bint|al|el|van|von|de|da|dos)$/i

/** A whole name by its parts in the script that it is written in: first, family, and what stands between as the second. */
export function partsOfName(text: string): [NameColumns, string][] {
  const name = cleanName(text)
  const script = /\p{Script=Arabic}/u.test(name) ? 'ar' : 'en'
  const words = joined(name.split(' ').filter((word) => word !== ''))
  const [first, ...rest] = words
  const family = rest.pop()
  const parts: [NameColumns, string | undefined][] = [
    [`first_name_${script}`, first],
    [`second_name_${script}`, rest.join(' ')],
    [`family_name_${script}`, family],
  ]
  return parts.flatMap(([key, part]) => (part ? [[key, part]] : []))
}

function joined(words: string[]): string[] {
  const whole: string[] = []
  let begun = ''
  for (const word of words) {
    if (joining.test(word)) begun += `${word} `
    else {
      whole.push(begun + word)
      begun = ''
    }
  }
  return begun ? [...whole, begun.trim()] : whole
}
