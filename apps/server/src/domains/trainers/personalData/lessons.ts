import type { Actor } from '../../../kernel/actor.ts'
import { question } from '../../../kernel/questions.ts'

export const lessonsOfPerson = question<[actor: Actor, who: 'student' | 'trainer', id: number], object[]>(
  'which lessons somebody took or gave, as a copy of their data tells them',
)
