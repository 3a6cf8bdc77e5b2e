import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { listConsents } from '@dsms/contract/students/students/consents'

export type Consent = Answer<typeof listConsents>[number]

export const consentsKey = (studentId: number, school_id: number | undefined) =>
  ['consents', school_id ?? 'own', studentId] as const

/** The day by the reader's own clock, which a form begins with. */
export const today = (): string => new Date().toLocaleDateString('sv')
