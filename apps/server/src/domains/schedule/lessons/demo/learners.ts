import { addDays, daysBetween } from '@dsms/contract/kernel/time/days'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import type { EnrolmentFacts } from '@dsms/contract/schedule/rules/facts'
import type { random } from '../../../../kernel/demo/random.ts'
import type { Diary } from './diary.ts'
import { type DemoSchool, daysBehind } from './school.ts'

const theoryMinutes = 480

/** Somebody who learns, and how far they have come: minutes of practice and of theory, those before the first lesson here guessed. */
export interface Learner {
  id: number
  facts: EnrolmentFacts
  branch_id: number
  trainer_id: number | null
  start_on: string
  practice: number
  theory: number
  /** When they were in class last. */
  lastClass: number
  /** Lessons a week. */
  pace: number
  /** Days since the last lesson on the first day. */
  since: number
}

/**
 * Those whose training goes on, some quicker than others, but for who signs in: their lessons are a story of their own.
 * `first` is the first day with lessons.
 */
export function learnersOf(school: DemoSchool, choose: ReturnType<typeof random>, first: string): Learner[] {
  return school.enrolments.flatMap(({ id, branch_id, trainer_id, start_on, is_known }) => {
    const facts = school.facts.enrolments[id]
    // whose papers are not in order waits, and so does who is not active
    if (is_known || facts?.student_status !== 'active') return []
    if (!facts.papers.every(({ is_approved }) => is_approved)) return []
    const weeks = Math.max(0, daysBetween(start_on, first)) / 7
    const pace = choose.oneOf([1.5, 2, 2, 2.5, 3])
    const practice = Math.round(weeks * pace) * 60
    return {
      id,
      facts,
      branch_id,
      trainer_id,
      start_on,
      practice,
      theory: Math.min(theoryMinutes, Math.round(weeks) * 60),
      lastClass: 0,
      pace,
      since: choose.between(0, 6),
    }
  })
}

/**
 * Those who could have a lesson on a day, whoever has waited longest first: not more of them than they have time for, none on
 * two days in a row, and none once the training is over.
 */
export function waiting(
  learners: readonly Learner[],
  diary: Diary,
  { day, at, today }: { day: string; at: number; today: string },
): Learner[] {
  const first = addDays(today, -daysBehind)
  const overdue = ({ id, pace, since }: Learner) => {
    const last = diary.of(id).at(-1)
    return (last ? (at - last.start) / dayMs : since + daysBetween(first, day)) - 7 / pace
  }
  return learners
    .filter(({ start_on, facts: { status } }) => start_on <= day && !(status === 'training_complete' && day >= today))
    .map((learner) => ({ learner, overdue: overdue(learner) }))
    .filter(({ overdue: days }) => days > -0.6)
    .sort((one, other) => other.overdue - one.overdue || one.learner.id - other.learner.id)
    .map(({ learner }) => learner)
}

/** Those who have theory before them and were in no class for some days. */
export const withoutClass = (learners: readonly Learner[], day: string, at: number): Learner[] =>
  learners.filter(
    ({ start_on, theory, lastClass }) => start_on <= day && theory < theoryMinutes && at - lastClass > 5 * dayMs,
  )
