import { isLearning, tooYoungUntil } from '../../../people/enrolments/rules.ts'
import { placeOf } from '../kinds.ts'
import { about, type Rule } from '../scene.ts'
import type { Violation } from '../violations.ts'

/** `given` is the enrolment's status. */
export const studentStatus: Rule = ({ enrolments }) =>
  enrolments
    .filter(({ status }) => !isLearning(status))
    .map(({ student_id, status }) => ({
      code: 'student_status',
      severity: 'hard',
      ...about('student', student_id),
      given: status,
    }))

/** Old enough for training on the lesson's day. `needed` is the first day on which they are. */
export const studentAge: Rule = ({ enrolments, type, when }) =>
  enrolments.flatMap(({ student_id, birth_date, ages }): Violation[] => {
    const act = placeOf(type) === 'theory' ? 'theory' : 'practice'
    const from = birth_date === null ? undefined : tooYoungUntil(ages, birth_date, act, when.day)
    if (from === undefined) return []
    return [{ code: 'student_age', severity: 'hard', ...about('student', student_id), needed: from, given: when.day }]
  })

/** Papers that are not approved, or end before the lesson's day. `needed` is the kind, `given` its last day if it has one. */
export const studentDocuments: Rule = ({ enrolments, facts, when }) =>
  enrolments.flatMap(({ student_id, papers }) =>
    papers
      .filter(({ is_approved, expires_on }) => !is_approved || (expires_on !== null && expires_on < when.day))
      .map(({ kind, expires_on }) => ({
        code: 'student_documents' as const,
        severity: facts.settings.block_expired_papers ? ('hard' as const) : ('overridable' as const),
        ...about('student', student_id),
        needed: kind,
        ...(expires_on === null ? {} : { given: expires_on }),
      })),
  )
