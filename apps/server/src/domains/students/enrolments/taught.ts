import { type TrainingStage, trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import type { Actor } from '../../../kernel/actor.ts'
import { question } from '../../../kernel/questions.ts'
import { together } from '../../../kernel/together.ts'

/** Minutes by stage; a stage that is left out has none. */
export type TaughtMinutes = Partial<Record<TrainingStage, number>>

export const minutesTaught = question<[actor: Actor, enrolmentId: number], TaughtMinutes>(
  'how many minutes of each stage were taught in an enrolment by the lessons that stand as given',
)

export const minutesGivenAfterCancellation = question<[actor: Actor, enrolmentId: number], TaughtMinutes>(
  'how many minutes of each stage were taught in lessons that had been called off, and that the office counts all the same',
)

/** All minutes that were taught here and count for an enrolment; those before it stand in its row. */
export async function allMinutes(actor: Actor, enrolmentId: number): Promise<TaughtMinutes> {
  const parts = await together([
    () => minutesTaught(actor, enrolmentId),
    () => minutesGivenAfterCancellation(actor, enrolmentId),
  ])
  const stages = trainingStages.filter((stage) => parts.some((part) => part[stage] !== undefined))
  return Object.fromEntries(stages.map((stage) => [stage, parts.reduce((sum, part) => sum + (part[stage] ?? 0), 0)]))
}
