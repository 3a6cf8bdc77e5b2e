import type { ErrorCode } from '../../kernel/errors.ts'
import { dayIn } from './days.ts'
import { identityIn, type Paper } from './identity.ts'
import { type PhoneCountry, phoneIn } from './phones.ts'
import { cleanName, cleanNote, cleanNumber, cleanText, isFault, isRounded, latinDigits } from './signs.ts'

/** What a column of a file holds. */
export type CellKind = 'text' | 'name' | 'phone' | 'day' | 'identity' | 'email' | 'number'

export interface Place {
  /** Whose numbers are dialled without a prefix. */
  phones: PhoneCountry | undefined
  /** Whose papers people have, by its ISO code. */
  country: string | undefined
  /** The day at the school. */
  today: string
  /** On which the identity number of the line is said to be. */
  paper?: Paper | undefined
}

export interface CleanCell {
  /** As a form would send it; the cell itself where nobody can tell what it means. */
  value: string
  problem?: ErrorCode
}

/** A cell of a file as a form would have it, and what is wrong with it whatever the form says. */
export function cleanCell(kind: CellKind, cell: string, { phones, country, today, paper }: Place): CleanCell {
  const text = cleanText(cell)
  if (isFault(text)) return { value: text, problem: 'cell_fault' }
  switch (kind) {
    case 'name':
      return { value: cleanName(text) }
    case 'email':
      return { value: text.replace(/^mailto:/i, '').replace(/[<>\s]/g, '') }
    case 'number':
      return isRounded(text) ? { value: text, problem: 'cell_rounded' } : { value: cleanNumber(text) }
    case 'day':
      return { value: dayIn(text, Number(today.slice(0, 4))) ?? text }
    case 'phone': {
      if (isRounded(text)) return { value: text, problem: 'cell_rounded' }
      const digits = cleanNumber(text)
      const phone = phoneIn(digits, phones)
      return phone ? { value: phone } : { value: latinDigits(text), problem: 'invalid_phone' }
    }
    case 'identity': {
      if (isRounded(text)) return { value: text, problem: 'cell_rounded' }
      return identityIn(text, { country, paper })
    }
    default:
      return { value: cleanNote(cell) }
  }
}
