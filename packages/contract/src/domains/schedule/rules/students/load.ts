import { daysBetween } from '../../../../kernel/time/days.ts'
import { minuteMs } from '../../../../kernel/time/milliseconds.ts'
import type { Claim } from '../facts.ts'
import { isExam, isPractical } from '../kinds.ts'
import { beginningIn, othersOf, runAround } from '../lanes.ts'
import { about, minutesIn, type Rule, told } from '../scene.ts'
import type { Violation } from '../violations.ts'
import { clockAt } from '../when.ts'

/** After more days somebody has forgotten; of more lessons in a week nobody learns more. */
const mostDaysBetween = 14
const mostLessonsWeek = 5

const atWheel = (claims: readonly Claim[]): Claim[] =>
  claims.filter(({ lesson_kind: kind, stage }) => isPractical({ kind, stage }))

const minutesOf = (times: readonly { start: number; end: number }[]): number =>
  times.reduce((sum, time) => sum + minutesIn(time), 0)

/** Minutes at the wheel a day. `needed` is the limit, `given` what it would be. */
export const studentDay: Rule = (scene) => {
  const { enrolments, facts, when, isPractical: drives, draft } = scene
  if (!drives) return []
  const needed = facts.settings.student_day_minutes
  return enrolments.flatMap(({ student_id }): Violation[] => {
    const today = beginningIn(atWheel(othersOf(scene, 'student', student_id)), when.today)
    const given = minutesOf([draft, ...today])
    if (given <= needed) return []
    return [{ code: 'student_day_limit', severity: 'overridable', ...about('student', student_id), needed, given }]
  })
}

/** So many minutes at the wheel call for a break (UAE: an hour after two). `needed` and `given` are minutes on end. */
export const studentBreak: Rule = (scene) => {
  const { enrolments, facts, draft, isPractical: drives } = scene
  const { student_break_after: needed, student_break_minutes: length } = facts.settings
  if (!drives || needed === null || length === null) return []
  return enrolments.flatMap(({ student_id }): Violation[] => {
    const run = runAround(atWheel(othersOf(scene, 'student', student_id)), draft, length * minuteMs)
    const given = minutesOf(run.all)
    if (given <= needed) return []
    const before = run.all.slice(1)
    const isLast = before.length > 0 && run.to === draft.end
    return [
      {
        code: 'student_break',
        severity: 'overridable',
        ...about('student', student_id),
        needed,
        given,
        ...(isLast ? { suggestion: told(Math.max(...before.map(({ end }) => end)) + length * minuteMs) } : {}),
      },
    ]
  })
}

/** Too long after the lesson before, in days, or too many in a week. */
export const spacing: Rule = (scene) => {
  const { enrolments, when } = scene
  return enrolments.flatMap(({ student_id, last_lesson_on }): Violation[] => {
    const claims = othersOf(scene, 'student', student_id)
    const before = claims.filter(({ start }) => start < scene.draft.start).at(-1)
    const last = [last_lesson_on, before ? clockAt(before.start, when.steady).slice(0, 10) : null]
      .filter((day) => day !== null && day <= when.day)
      .sort()
      .at(-1)
    const days = last ? daysBetween(last, when.day) : 0
    const lessons = beginningIn(claims, when.week).length + 1
    const tell = (needed: number, given: number): Violation[] =>
      given > needed ? [{ code: 'spacing', severity: 'warning', ...about('student', student_id), needed, given }] : []
    return [...tell(mostDaysBetween, days), ...tell(mostLessonsWeek, lessons)]
  })
}

/** Nobody drives at ease before an exam: told of any other lesson on its day. */
export const examDay: Rule = (scene) => {
  if (isExam(scene.type.kind)) return []
  return scene.enrolments.flatMap(({ student_id }): Violation[] => {
    const exam = beginningIn(othersOf(scene, 'student', student_id), scene.when.today).find(({ lesson_kind }) =>
      isExam(lesson_kind),
    )
    if (!exam) return []
    return [{ code: 'exam_day', severity: 'warning', ...about('student', student_id), lesson_id: exam.lesson_id }]
  })
}
