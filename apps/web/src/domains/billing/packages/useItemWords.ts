import type { CreditUnit, Piece } from '@dsms/contract/billing/packages/items'
import type { LessonKind } from '@dsms/contract/schedule/lessonTypes/calls'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

interface Item {
  lesson_kinds: readonly LessonKind[]
  piece?: Piece | null | undefined
  unit: CreditUnit
  qty: number
}

/** Items of a package in words: the kinds of its lessons or the piece, with or without how many. */
export function useItemWords() {
  const t = useText('packages')
  const lessons = useText('lessonTypes')
  const format = useFormat()
  const nameOf = ({ lesson_kinds, piece }: Pick<Item, 'lesson_kinds' | 'piece'>) =>
    piece ? t(`piece.${piece}`) : format.list(lesson_kinds.map((kind) => lessons(`kind.${kind}`)))
  const amountOf = (item: Item) => t(`contents.${item.unit}`, { qty: format.number(item.qty), what: nameOf(item) })
  return {
    nameOf,
    amountOf,
    /** All items in a line. */
    contentsOf: (items: readonly Item[]) => items.map(amountOf).join(' · '),
  }
}
