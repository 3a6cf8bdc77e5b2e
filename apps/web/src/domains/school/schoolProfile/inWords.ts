import type { Format } from '../../../kernel/i18n/format.ts'

/** A value of a form in one line, for comparing two of them: the texts of all languages, the hours of a week. */
export function inWords(value: unknown, joined: Format['joined']): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return joined(value.map((one) => inWords(one, joined)))
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([name, part]) => name !== 'key' && part !== '')
    .map(([, part]) => String(part))
    .join(' ')
}
