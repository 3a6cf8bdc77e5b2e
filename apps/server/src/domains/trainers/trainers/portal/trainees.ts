import type { Actor } from '../../../../kernel/actor.ts'
import { question } from '../../../../kernel/questions.ts'

export const countTrainees = question<
  [actor: Actor, trainerId: number],
  { students: number; students_lacking: number }
>('how many students are on their way with a trainer, and how many of them lack something')
