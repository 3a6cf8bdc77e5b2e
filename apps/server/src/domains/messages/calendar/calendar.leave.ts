import { fieldError } from '@dsms/contract/kernel/errors'
import { addDays, daysBetween } from '@dsms/contract/kernel/time/days'
import type { LeaveMark } from '@dsms/contract/messages/calendar/calls'
import { leaveRequests } from '@dsms/contract/trainers/leaveRequests/calls'
import type { Actor } from '../../../kernel/actor.ts'
import { isAllowed } from '../../../kernel/http/access.ts'
import { approvedLeaveOf } from '../../trainers/public.ts'

const longestSpan = 400

/**
 * The leave of trainers between `from` and the day before `to`, as a calendar marks it. Who may see the list of leave sees
 * here what they see there; everybody else their own.
 */
export async function leaveDays(actor: Actor, from: string, to: string): Promise<LeaveMark[]> {
  const days = daysBetween(from, to)
  if (days < 0) throw fieldError('to', 'end_before_start')
  if (days > longestSpan) throw fieldError('to', 'too_long_span', { max: longestSpan })
  if (actor.tenant === 0) return []
  const whose = isAllowed(leaveRequests.calls.list.access, actor) ? {} : { trainerId: actor.id }
  const rows = await approvedLeaveOf(actor, { ...whose, from, to: addDays(to, -1) })
  return rows.map(({ id, first_day, last_day, ...row }) => ({
    ...row,
    leave_id: id,
    starts_on: first_day,
    ends_on: last_day,
    is_own: row.trainer_id === actor.id,
  }))
}
