import { type LaneKind, laneKinds } from '@dsms/contract/schedule/board/calls'
import { oneOf, text, useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'

export const views = ['day', 'week', 'month', 'list'] as const
export type View = (typeof views)[number]

const readers = {
  view: oneOf(views),
  date: text,
  by: oneOf(laneKinds),
  branch_id: whole,
  licence_type_id: whole,
  states: text,
  lane: whole,
  lesson: whole,
  book: whole,
  unplanned: text,
}

export interface Wishes {
  view: View
  /** Today where nobody said. */
  date: string | undefined
  by: LaneKind
  branch_id: number | undefined
  licence_type_id: number | undefined
  states: string[]
  /** Of a phone, which shows one at a time. */
  lane: number | undefined
  /** Whose card is open. */
  lesson: number | undefined
  /** The course for whose student a lesson is to be booked. */
  book: number | undefined
  isTrayOpen: boolean
}

export type Change = ReturnType<typeof useChangeSearch>

/** What the address says of the board, and how to change it. */
export function useWishes(): [Wishes, Change] {
  const found = useSearchOf(readers)
  return [
    {
      view: found.view ?? 'day',
      date: /^\d{4}-\d{2}-\d{2}$/.test(found.date) ? found.date : undefined,
      by: found.by ?? 'trainer',
      branch_id: found.branch_id,
      licence_type_id: found.licence_type_id,
      states: found.states.split(',').filter(Boolean),
      lane: found.lane,
      lesson: found.lesson,
      book: found.book,
      isTrayOpen: found.unplanned !== '',
    },
    useChangeSearch(),
  ]
}
