import { about, type Rule } from '../scene.ts'
import type { Violation } from '../violations.ts'

/** Who owes the school more than it lets pass takes no lessons before that is settled. Both facts are amounts. */
export const studentDebt: Rule = ({ enrolments, facts: { settings } }) => {
  const { debt_limit_minor: limit, currency } = settings
  if (limit === null) return []
  return enrolments.flatMap(({ student_id, overdue_minor }): Violation[] =>
    overdue_minor > limit
      ? [
          {
            code: 'student_debt',
            severity: 'overridable',
            ...about('student', student_id),
            needed: `${currency} ${limit}`,
            given: `${currency} ${overdue_minor}`,
          },
        ]
      : [],
  )
}
