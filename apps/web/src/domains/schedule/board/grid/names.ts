/** Words that belong to the one after them: "عبد الله" is one name, as is "van Dijk". */
const joining = new Set([
  'عبد',
  'أبو',
  'ابو',
  'أم',
  'آل',
  'بن',
  'ابن',
  'بنت',
  'abd',
  'abu',
  'al',
  'ibn',
  'bin',
  'van',
  'von',
  'de',
  'da',
  'do',
  'dos',
  'del',
  'la',
  'le',
  'den',
  'der',
])

/** The names that somebody has, one by one. */
function namesIn(full: string): string[] {
  const names: string[] = []
  let open = ''
  for (const word of full.trim().split(/\s+/)) {
    const name = open ? `${open} ${word}` : word
    open = joining.has(word.toLowerCase()) ? name : ''
    if (!open) names.push(name)
  }
  return open ? [...names, open] : names
}

/** The name that somebody is called by. */
export const firstName = (full: string): string => namesIn(full)[0] ?? full

/** First and last name: what stands between them is left out. */
export function shortName(full: string): string {
  const names = namesIn(full)
  return names.length > 2 ? `${names[0]} ${names.at(-1)}` : full
}
