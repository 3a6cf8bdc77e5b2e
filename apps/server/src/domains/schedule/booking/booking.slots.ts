import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { addDays, daysBetween } from '@dsms/contract/kernel/time/days'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { instantsOf, steadyTimes } from '@dsms/contract/kernel/time/offsets'
import { dayMinutes } from '@dsms/contract/kernel/time/spans'
import type { listMyFreeSlots as slotsCall } from '@dsms/contract/schedule/booking/calls'
import { lastBookableDay } from '@dsms/contract/schedule/rules/students/booking'
import { whenOf } from '@dsms/contract/schedule/rules/when'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { withSharedPlan } from '../claims/shared.ts'
import { zoneOf } from '../lessons/lessons.data.ts'
import { atBranch, lookingAround, movedLesson, ownEnrolment } from './booking.access.ts'
import { viewOf } from './booking.view.ts'

const longestSpanDays = 31
/** So many starts are answered at most. */
const mostStarts = 1500

/** Days with free times for a student who books, each start once and the trainer of the course before others. */
export async function listMyFreeSlots(
  actor: Actor,
  { enrolment_id, type_id, branch_id, lesson_id, from, to }: Given<typeof slotsCall>['query'],
): Promise<Answer<typeof slotsCall>> {
  if (to < from) throw fieldError('to', 'end_before_start')
  if (daysBetween(from, to) >= longestSpanDays) throw fieldError('to', 'too_long_span', { max: longestSpanDays })
  // at the minute in which a new day opens everybody looks at once
  return withSharedPlan(actor.tenant, async () => {
    const [zone, own] = await together([() => zoneOf(actor), () => ownEnrolment(actor, enrolment_id)])
    const moved = lesson_id ? await movedLesson(actor, own, lesson_id) : undefined
    // a lesson stays at its branch, whatever else is open to students
    const enrolment = moved ? { ...own, branch_id: moved.branch_id } : await atBranch(actor, own, branch_id)
    const span = { from: midnight(from, zone), to: midnight(addDays(to, 1), zone) }
    return lookingAround(actor, enrolment.student_id, 'book', async () => {
      const view = await viewOf(actor, enrolment, moved?.type_id ?? type_id, span, { isShared: true, moved })
      const others = view.find(span, mostStarts).filter(({ start }) => start !== moved?.start)
      const days = Map.groupBy(others, (draft) => whenOf(draft, zone).day)
      return {
        time_zone: zone,
        last_day: lastBookableDay(view.facts()),
        days: [...days].map(([day, drafts]) => ({ day, slots: view.told(drafts) })),
      }
    })
  })
}

/** When a day begins in a zone. */
function midnight(day: string, zone: string): number {
  const around = Date.parse(`${day}T00:00Z`)
  const steady = steadyTimes(zone, around - 2 * dayMs, around + 2 * dayMs)
  return instantsOf(day, { from: 0, to: dayMinutes }, steady)[0]?.from ?? around
}
