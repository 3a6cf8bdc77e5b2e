import { type LaneKind, laneKinds } from '@dsms/contract/schedule/board/calls'
import type { Search } from '../../../kernel/address/address.ts'
import {
  oneOf,
  readSearch,
  type SearchOf,
  text,
  useChangeSearch,
  useSearchOf,
  whole,
} from '../../../kernel/address/search.ts'

export const views = ['day', 'week', 'month', 'list'] as const
export type View = (typeof views)[number]

/** Hours that the width of the board shows; by default as many as a day has. */
export const zooms = ['8h', '4h'] as const
export type Zoom = (typeof zooms)[number]

const readers = {
  view: oneOf(views),
  date: text,
  by: oneOf(laneKinds),
  branch_id: whole,
  licence_type_id: whole,
  states: text,
  trainer_id: whole,
  vehicle_id: whole,
  student_id: whole,
  hours: oneOf(['all']),
  zoom: oneOf(zooms),
  lane: whole,
  lesson: whole,
  book: whole,
  new: whole,
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
  trainer_id: number | undefined
  vehicle_id: number | undefined
  student_id: number | undefined
  /** Hours outside of the opening hours too. */
  hasAllHours: boolean
  zoom: Zoom | undefined
  /** Of a phone, which shows one at a time. */
  lane: number | undefined
  /** Whose card is open. */
  lesson: number | undefined
  /** The course for whose student a lesson is to be booked. */
  book: number | undefined
  /** A lesson is to be planned, of nobody yet. */
  isNew: boolean
  isTrayOpen: boolean
}

export type Change = ReturnType<typeof useChangeSearch>

/** What the address says of the board, and how to change it. */
export const useWishes = (): [Wishes, Change] => [wishesOf(useSearchOf(readers)), useChangeSearch()]

/** The same before there is a screen. */
export const wishesIn = (search: Search): Wishes => wishesOf(readSearch(readers, search))

const wishesOf = (found: SearchOf<typeof readers>): Wishes => ({
  view: found.view ?? 'day',
  date: /^\d{4}-\d{2}-\d{2}$/.test(found.date) ? found.date : undefined,
  by: found.by ?? 'trainer',
  branch_id: found.branch_id,
  licence_type_id: found.licence_type_id,
  states: found.states.split(',').filter(Boolean),
  trainer_id: found.trainer_id,
  vehicle_id: found.vehicle_id,
  student_id: found.student_id,
  hasAllHours: found.hours === 'all',
  zoom: found.zoom,
  lane: found.lane,
  lesson: found.lesson,
  book: found.book,
  isNew: found.new !== undefined,
  isTrayOpen: found.unplanned !== '',
})

/** Whether some lessons or lanes are left out. */
export const isFiltered = ({
  branch_id,
  licence_type_id,
  states,
  trainer_id,
  vehicle_id,
  student_id,
}: Wishes): boolean => Boolean(branch_id || licence_type_id || states.length || trainer_id || vehicle_id || student_id)

/** Whether somebody looks for the lessons of one person or vehicle, and not at who works. */
export const isNarrowed = ({ trainer_id, vehicle_id, student_id }: Wishes): boolean =>
  Boolean(trainer_id || vehicle_id || student_id)
