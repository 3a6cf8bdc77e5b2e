/** A value of a form in one line, for comparing two of them: the texts of all languages, the hours of a week. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([name, part]) => name !== 'key' && part !== '')
    .map(([, part]) => String(part))
    .join(' ')
}
