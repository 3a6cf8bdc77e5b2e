import type { Actor } from '../../../kernel/actor.ts'
import { news } from '../../../kernel/questions.ts'

/** Minutes at the wheel that students bought before the school counted here; said once for an enrolment. */
export const prepaidSaid = news<[actor: Actor, said: readonly { enrolment_id: number; minutes: number }[]]>()

/** Enrolments belong to another student now: two records of one person were merged, or taken apart again. */
export const enrolmentsMoved = news<[actor: Actor, enrolmentIds: readonly number[]]>()
