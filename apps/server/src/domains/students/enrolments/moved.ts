import type { Actor } from '../../../kernel/actor.ts'
import { news } from '../../../kernel/questions.ts'

/** Enrolments belong to another student now: two records of one person were merged, or taken apart again. */
export const enrolmentsMoved = news<[actor: Actor, enrolmentIds: readonly number[]]>()
