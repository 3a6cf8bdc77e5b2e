/** Text for comparing: case, accents, tatweel and Arabic spelling variants (أ إ آ ا, ة ه, ى ي) do not matter. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .toLowerCase()

/** Those with the text anywhere in them, the ones that start with it first. */
export function matching<T>(items: T[], text: string, words: (item: T) => string[]): T[] {
  const wanted = fold(text.trim())
  if (!wanted) return items
  const rank = (item: T) => {
    const places = words(item).map((word) => fold(word).indexOf(wanted))
    return places.includes(0) ? 0 : places.some((place) => place > 0) ? 1 : 2
  }
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((entry) => entry.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.item)
}
