import type { Actor } from '../../../kernel/actor.ts'
import { question } from '../../../kernel/questions.ts'

/** Keys of the people among `ids` whose record as a student became part of another one. */
export const mergedAmong = question<[actor: Actor, ids: number[]], Set<number>>(
  'whose record became part of another one',
)

/** Whether a guardian of the person, and nobody after them, said where the person is reached. */
export const isEmailOfGuardian = question<[actor: Actor, personId: number], boolean>(
  'whether the e-mail address of a person comes from their guardian',
)
