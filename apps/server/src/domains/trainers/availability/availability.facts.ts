import { AppError } from '@dsms/contract/kernel/errors'
import type { HoursFacts } from '@dsms/contract/trainers/availability/rules'
import type { WorkFacts } from '@dsms/contract/trainers/leaveRequests/rules'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { openTimesOf } from '../../school/public.ts'
import { approvedLeaveOf } from '../leaveRequests/leave.data.ts'
import { exceptionsOf, rulesOf, schoolOf } from './availability.data.ts'
import { findTrainer } from './trainers.data.ts'

/** All that decides when a trainer is free between two days, in one wait and always the same number of statements. */
export async function factsOf(
  actor: Actor,
  trainerId: number,
  from: string,
  to: string,
): Promise<{ name: string; accountId: number | null; facts: HoursFacts & WorkFacts }> {
  const [trainer, [school], rules, exceptions, leave, branches] = await together([
    () => findTrainer(actor, trainerId),
    () => schoolOf(actor),
    () => rulesOf(actor, { trainerId, from, to }),
    () => exceptionsOf(actor, { trainerId, from, to }),
    () => approvedLeaveOf(actor, { trainerId, from, to }),
    () => openTimesOf(actor, from, to),
  ])
  if (!school) throw new AppError('not_found')
  return {
    name: trainer.name,
    accountId: trainer.accountId,
    facts: { zone: school.time_zone, weekend: school.weekend, rules, exceptions, leave, branches },
  }
}
