import { AppError } from '@dsms/contract/kernel/errors'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { evaluate, rules } from '@dsms/contract/schedule/rules/evaluate'
import type { Facts, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { Violation, ViolationCode } from '@dsms/contract/schedule/rules/violations'

const refusals: Partial<Record<ViolationCode, (violation: Violation) => AppError>> = {
  student_status: () => new AppError('booking_closed'),
  lead_time: ({ needed }) => new AppError('booking_too_soon', { hours: Number(needed) }),
  horizon: ({ needed }) => new AppError('booking_too_far', { day: String(needed) }),
  active_booking_limit: ({ needed }) => new AppError('booking_limit', { max: Number(needed) }),
}
const ofBooking = rules.filter(({ codes }) => codes.some((code) => refusals[code]))

/** What keeps a student from a time that nobody else has taken: they are not in training, it is over, too soon, too far, or they have enough lessons. */
export function ownRefusal(
  {
    type_id,
    branch_id,
    start,
    enrolment_id,
  }: Pick<LessonDraft, 'type_id' | 'branch_id' | 'start'> & { enrolment_id: number },
  facts: Facts,
): AppError | undefined {
  if (start <= facts.now) return new AppError('booking_over')
  const draft = { type_id, branch_id, start, end: start + minuteMs, enrolment_ids: [enrolment_id], by_student: true }
  const [first] = evaluate(draft, facts, ofBooking)
  return first && refusals[first.code]?.(first)
}
