import { isLearning, tooYoungUntil } from '../../../students/enrolments/rules.ts'
import { placeOf } from '../kinds.ts'
import { about, type Rule } from '../scene.ts'
import type { Violation } from '../violations.ts'

/**
 * Lessons take a student who is active in a course that is. `given` is the status in the way, the course's first. The office may plan for
 * somebody whom it has not made active yet; who paused or left has no lessons.
 */
export const studentStatus: Rule = ({ draft, enrolments }) =>
  enrolments.flatMap(({ student_id, student_status, status }): Violation[] => {
    const isWarned = student_status === 'applicant' && !draft.by_student
    const broken = (given: string, severity: 'hard' | 'warning') => [
      { code: 'student_status' as const, severity, ...about('student', student_id), given },
    ]
    if (!isLearning(status)) return broken(status, 'hard')
    return student_status === 'active' ? [] : broken(student_status, isWarned ? 'warning' : 'hard')
  })

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
