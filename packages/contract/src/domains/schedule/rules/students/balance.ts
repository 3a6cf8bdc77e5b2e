import type { Credit, EnrolmentFacts } from '../facts.ts'
import { othersOf } from '../lanes.ts'
import { about, minutesIn, type Rule, type Scene } from '../scene.ts'
import type { Violation } from '../violations.ts'
import { creditFor } from './credit.ts'

/**
 * Who bought lessons of a kind books what is left of them. `needed` is what this lesson brings them to, `given` what was bought,
 * in minutes. Kinds of which nothing was bought are not judged.
 */
export const studentBalance: Rule = (scene) =>
  scene.enrolments.flatMap((enrolment): Violation[] => {
    const { draft, type, when } = scene
    const { items, isPiece } = creditFor(enrolment, { kind: type.kind, day: when.day, lessonId: draft.lesson_id })
    if (items.length === 0 || isPiece) return []
    const inMinutes = items.filter(({ unit }) => unit === 'minutes')
    const given = inMinutes.reduce((sum, { qty }) => sum + qty, 0)
    const needed = minutesDrawn(scene, enrolment, inMinutes) + scene.minutes
    if (needed <= given) return []
    const { student_id } = enrolment
    return [{ code: 'student_balance', severity: 'overridable', ...about('student', student_id), needed, given }]
  })

/** What other lessons take, those among them that are planned together with this one and are not kept yet. */
function minutesDrawn(scene: Scene, { id, student_id, drawn, held }: EnrolmentFacts, items: readonly Credit[]): number {
  const takes = (kind: Credit['lesson_kinds'][number]) => items.some(({ lesson_kinds }) => lesson_kinds.includes(kind))
  const kept = [
    ...drawn.filter(({ item_id }) => items.some((item) => item.item_id === item_id)),
    ...held
      .filter(({ lesson_kind }) => takes(lesson_kind))
      .map(({ lesson_id, minutes }) => ({ lesson_id, qty: minutes })),
  ]
  const known = new Set([...drawn, ...held].map(({ lesson_id }) => lesson_id))
  const planned = othersOf(scene, 'student', student_id).filter(
    ({ lesson_id, lesson_kind, enrolment_id = id }) =>
      lesson_id < 0 && !known.has(lesson_id) && enrolment_id === id && takes(lesson_kind),
  )
  return [
    ...kept.filter(({ lesson_id }) => lesson_id !== scene.draft.lesson_id).map(({ qty }) => qty),
    ...planned.map(minutesIn),
  ].reduce((sum, minutes) => sum + minutes, 0)
}
