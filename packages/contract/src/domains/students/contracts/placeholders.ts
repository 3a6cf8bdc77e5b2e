import type { Language } from '../../../kernel/shared.ts'
import { oneLine } from '../../../kernel/translated.ts'

/** What a template may name; each is filled in when a contract is written. */
export const placeholders = [
  'student.name',
  'student.number',
  'student.birth_date',
  'student.id_last4',
  'student.address',
  'student.phone',
  'student.email',
  'guardian.name',
  'course.name',
  'course.licence',
  'course.price',
  'course.start',
  'course.hours',
  'branch.name',
  'school.name',
  'school.address',
  'school.phone',
  'school.licence_no',
  'today',
] as const
export type Placeholder = (typeof placeholders)[number]

/** What stands where nothing is known: a line to write on. */
export const blank = '…………'

/**
 * The first thing in a text that no contract could fill in: a name that there is none of, or braces that do not close.
 * Undefined where all is well.
 */
export function wrongPlaceholder(text: string): string | undefined {
  // what looks like a placeholder or the beginning or end of one
  for (const [found, name] of text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}|\{\{[^\n]{0,30}|\}\}/g)) {
    if (name === undefined || !isPlaceholder(name)) return found.trim()
  }
  return undefined
}

export const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name)

/**
 * The text with everything filled in; each value keeps its own direction, whatever stands around it. A value stays on its
 * line, so that nobody makes a clause of a field of their own.
 */
export const fillIn = (text: string, values: Partial<Record<Placeholder, string>>): string =>
  text.replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, name: string) => {
    const value = isPlaceholder(name) ? oneLine(values[name] ?? '') : ''
    return value ? `\u2068${value}\u2069` : blank
  })

/** A text cut into what a page shows: headings begin with `# `, paragraphs are parted by blank lines. */
export function partsOf(text: string): { kind: 'heading' | 'paragraph'; text: string }[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      if (!part.startsWith('# ')) return [{ kind: 'paragraph' as const, text: part }]
      const [heading = '', ...rest] = part.split('\n')
      const below = rest.join('\n').trim()
      return [
        { kind: 'heading' as const, text: heading.slice(2) },
        ...(below ? [{ kind: 'paragraph' as const, text: below }] : []),
      ]
    })
}

/** The language beside another one on paper: English, and Arabic beside English. */
export const secondLanguage = (first: Language): Language => (first === 'en' ? 'ar' : 'en')
