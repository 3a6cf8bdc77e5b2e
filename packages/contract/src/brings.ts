import { domains } from './domains.ts'
import type { Brings } from './kernel/brings/domain.ts'
import { own } from './kernel/brings/own.ts'
import { languages, type Translated } from './kernel/shared.ts'

/** What the kernel and each domain tell people, in the order of the domains. */
export const brings: Brings[] = [own, ...domains]

/** One list of what all bring under a name. Two of the same name would hide one another. */
export function gathered<T>(part: (one: Brings) => Record<string, T> | undefined): [name: string, value: T][] {
  const all = brings.flatMap((one) => Object.entries(part(one) ?? {}))
  const names = new Set<string>()
  for (const [name] of all) {
    if (names.has(name)) throw new Error(`two domains bring ${name}`)
    names.add(name)
  }
  return all
}

/** The same in the order of their places. */
export const placed = <T extends { place: number }>(part: (one: Brings) => Record<string, T> | undefined) =>
  gathered(part).sort(([, one], [, other]) => one.place - other.place)

const all = Object.fromEntries(
  languages.map((language) => [language, Object.fromEntries(gathered(({ words }) => words[language]))]),
)

/** A word of any domain in each language, by its section and name: `page.schedule`. */
export const inWords = (key: string): Translated =>
  Object.fromEntries(languages.map((language) => [language, all[language]?.[key] ?? ''])) as unknown as Translated
