import type { TrainingStage } from '@dsms/contract/curriculum/licences/requirements'
import type { Actor } from '../../../kernel/actor.ts'
import { question } from '../../../kernel/questions.ts'

/** Minutes by stage; a stage that is left out has none. */
export type TaughtMinutes = Partial<Record<TrainingStage, number>>

export const minutesTaught = question<[actor: Actor, enrolmentId: number], TaughtMinutes>(
  'how many minutes of each stage were taught in an enrolment',
)
