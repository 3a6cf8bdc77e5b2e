import type { Actor } from '../../../kernel/actor.ts'
import { question } from '../../../kernel/questions.ts'

export const chargesOfPerson = question<[actor: Actor, studentId: number], object[]>(
  'what a student owes or owed, as a copy of their data tells it',
)

export const paymentsOfPerson = question<[actor: Actor, studentId: number], object[]>(
  'what a student paid and got back, as a copy of their data tells it',
)

export const salesOfPerson = question<[actor: Actor, studentId: number], object[]>(
  'what a student bought ahead, as a copy of their data tells it',
)

export const wishesOfPerson = question<
  [actor: Actor, what: 'waitlist_entries' | 'slot_offers' | 'move_requests' | 'calls_to_make', studentId: number],
  object[]
>(
  'what a student waits for, was offered, asked to have moved or was to be called about, as a copy of their data tells it',
)
export const teachingOfPerson = question<[actor: Actor, what: 'records' | 'own_levels', studentId: number], object[]>(
  'what was written down of the lessons of a student, and where they see themselves, as a copy of their data tells it',
)
