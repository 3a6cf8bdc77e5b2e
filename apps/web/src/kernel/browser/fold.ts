import { foldText, isFound, searchPatterns } from '@dsms/contract/kernel/choices/search'

/** Text for comparing: case, accents, tatweel and Arabic spelling variants (أ إ آ ا, ة ه, ى ي) do not matter. */
export const fold = foldText

/**
 * Those that are called by the text: first what starts with it, then what has all its words as the server finds them, then
 * what has it anywhere.
 */
export function matching<T>(items: T[], text: string, words: (item: T) => string[]): T[] {
  const wanted = fold(text.trim())
  if (!wanted) return items
  const patterns = searchPatterns(text)
  const rank = (item: T) => {
    const folded = words(item).map(fold)
    if (folded.some((word) => word.startsWith(wanted))) return 0
    if (isFound(folded.join(' '), patterns)) return 1
    return folded.some((word) => word.includes(wanted)) ? 2 : 3
  }
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((entry) => entry.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.item)
}
