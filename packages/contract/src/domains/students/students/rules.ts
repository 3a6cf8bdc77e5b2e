import { ageOn } from '../../curriculum/licences/ages.ts'

/** What a student may lack before they become active; the school says which of them count. */
export const studentGaps = [
  'birth_date',
  'contact',
  'identity',
  'identity_expired',
  'consent',
  'guardian',
  'documents',
  'documents_pending',
  'contract',
] as const
export type StudentGap = (typeof studentGaps)[number]

/** What the office does about each. */
export const gapSteps: Record<StudentGap, 'form' | 'guardians' | 'documents' | 'contract'> = {
  birth_date: 'form',
  contact: 'form',
  identity: 'form',
  identity_expired: 'form',
  consent: 'form',
  guardian: 'guardians',
  documents: 'documents',
  documents_pending: 'documents',
  contract: 'contract',
}

/** The next thing to do about a student: what they lack, the course that nobody chose, or the status that may change. */
export type NextStep =
  | { step: (typeof gapSteps)[StudentGap]; gap: StudentGap }
  | { step: 'activate' | 'course' | 'resume' }

/** Nothing for those who are through or turned away, and for whom all is on its way. */
export function nextStep(student: {
  status: string
  gaps: readonly StudentGap[]
  licence_types: readonly string[]
}): NextStep | undefined {
  if (!['applicant', 'active', 'paused'].includes(student.status)) return undefined
  const [gap] = student.gaps
  if (gap) return { step: gapSteps[gap], gap }
  if (student.licence_types.length === 0) return { step: 'course' }
  if (student.status === 'applicant') return { step: 'activate' }
  return student.status === 'paused' ? { step: 'resume' } : undefined
}

/** Whether a guardian has to speak for somebody on a day. `majority` is in years and the country's. */
export const isMinor = (day: string, birthDate: string | null, majority: number): boolean =>
  birthDate !== null && ageOn(birthDate, day) < majority * 12

/** The last four signs of an identity number, which those see who may not see all of it. */
export const lastFour = (number: string): string => number.slice(-4)

/** What numbers are compared by: no blanks and dashes, capital Latin letters, Western digits. */
export const identityKey = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\s-]/g, '')
    .toUpperCase()

/**
 * Whether a text that is searched for may be an identity number: mostly digits, at least six. Such a text stands in no
 * address; see `findStudents`.
 */
export function looksLikeNumber(text: string): boolean {
  const key = identityKey(text)
  const digits = key.replace(/\D/g, '').length
  return digits >= 6 && /^[A-Z0-9]+$/.test(key) && digits > key.length * 0.6
}
