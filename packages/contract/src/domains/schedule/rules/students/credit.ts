import { roundHalfUp } from '../../../../kernel/money.ts'
import type { LessonKind } from '../../lessonTypes/calls.ts'
import type { Credit, CreditFacts } from '../facts.ts'

/** What an enrolment bought for lessons of a kind on a day, and what is left of it for one lesson. */
export interface CreditLeft {
  items: readonly Credit[]
  /** Minutes that other lessons have not drawn. */
  minutes: number
  /** A piece is left, which is a lesson of any length. */
  isPiece: boolean
}

/** Says what is left for a lesson, which itself draws nothing from it yet. */
export function creditFor(
  { credit, drawn }: Pick<CreditFacts, 'credit' | 'drawn'>,
  { kind, day, lessonId }: { kind: LessonKind; day: string; lessonId?: number | undefined },
): CreditLeft {
  const items = credit.filter(
    ({ lesson_kinds, expires_on }) => lesson_kinds.includes(kind) && (expires_on === null || expires_on >= day),
  )
  const left = ({ item_id, qty }: Credit) =>
    drawn
      .filter((one) => one.item_id === item_id && one.lesson_id !== lessonId)
      .reduce((rest, one) => rest - one.qty, qty)
  const ofUnit = (unit: Credit['unit']) => items.filter((item) => item.unit === unit)
  return {
    items,
    minutes: ofUnit('minutes').reduce((sum, item) => sum + left(item), 0),
    isPiece: ofUnit('pieces').some((item) => left(item) > 0),
  }
}

/** What a lesson costs beside what was bought: minutes that are covered, and the price of the others, rounded half up. */
export function costBeside(
  { minutes, isPiece }: CreditLeft,
  lesson: { minutes: number; price_minor: number | null },
): { covered_minutes: number; rest_minor: number } {
  const covered = isPiece ? lesson.minutes : Math.min(Math.max(minutes, 0), lesson.minutes)
  return {
    covered_minutes: covered,
    rest_minor: roundHalfUp(((lesson.price_minor ?? 0) * (lesson.minutes - covered)) / lesson.minutes),
  }
}
