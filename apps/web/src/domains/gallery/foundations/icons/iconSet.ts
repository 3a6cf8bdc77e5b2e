import { drawings, used } from 'virtual:icons'
import { fold } from '../../../../kernel/browser/fold.ts'
import { iconWords } from './iconWords.ts'

export interface Drawn {
  /** `steering-wheel`. */
  name: string
  /** `IconSteeringWheel`. */
  component: string
  path: string
}

const componentOf = (name: string): string =>
  `Icon${name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`

const all = drawings.map(([name, tags, path]) => ({
  name,
  component: componentOf(name),
  path,
  tags: new Set([...name.split('-'), ...tags.split(' '), name]),
}))
const usedNames = new Set(used)

export const allIcons: Drawn[] = all
/** Those that the product's own sources import. */
export const usedIcons: Drawn[] = all.filter(({ component }) => usedNames.has(component))

const foldedWords = iconWords.map(([tag, words]) => [tag, words.map(fold)] as const)

/** Icons that fit a word of any of the five languages; those that are named by it first. */
export function findIcons(text: string): Drawn[] {
  const wanted = fold(text.trim())
  if (!wanted) return allIcons
  const spaceless = wanted.replaceAll(' ', '-')
  const tagsOf = (fits: (word: string) => boolean) =>
    foldedWords.filter(([, words]) => words.some(fits)).map(([tag]) => tag)
  const whole = tagsOf((word) => word === wanted)
  // half a word means something for as long as it is none itself: Auto is a car, and the beginning of a bus
  const meant = whole.length > 0 ? whole : tagsOf((word) => beginsAs(word, wanted))
  const rank = ({ name, tags }: (typeof all)[number]) => {
    if (name === spaceless || meant.includes(name)) return 0
    if (name.startsWith(spaceless) || meant.some((tag) => name.startsWith(`${tag}-`))) return 1
    if (name.includes(spaceless) || meant.some((tag) => name.split('-').includes(tag))) return 2
    return tags.has(wanted) || meant.some((tag) => tags.has(tag)) ? 3 : 4
  }
  return all
    .map((icon) => ({ icon, rank: rank(icon) }))
    .filter((one) => one.rank < 4)
    .sort((one, other) => one.rank - other.rank)
    .map(({ icon }) => icon)
}

/** A word from its third letter on, with or without the Arabic article. */
const beginsAs = (word: string, wanted: string): boolean =>
  wanted.length >= 3 && word.startsWith(wanted.replace(/^ال(?=...)/, ''))
