import type { PartOfDay } from '@dsms/contract/schedule/finding/words'
import { branches } from '@dsms/contract/school/branches/calls'
import { useState } from 'react'
import { usualBranch } from '../../../kernel/session/branch.ts'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import type { BoardData } from '../board/model.ts'
import { type SeatChoice, useFreeSlots, useSeatsOf, usualType } from './find.ts'

/** So many starts are told. */
const most = 20

export interface Filters {
  type_id: number | null
  branch_id: number | null
  trainer_id: number | null
  vehicle_id: number | null
  gender: 'male' | 'female' | null
  part: PartOfDay | null
  day: string | null
}

const none: Filters = {
  type_id: null,
  branch_id: null,
  trainer_id: null,
  vehicle_id: null,
  gender: null,
  part: null,
  day: null,
}

/** Where most of the board's people or things are. */
function busiestBranch({ lanes }: BoardData): number | undefined {
  const all = Map.groupBy(
    lanes.flatMap(({ branch_ids }) => branch_ids),
    (id) => id,
  )
  return [...all.values()].sort((one, other) => other.length - one.length)[0]?.[0]
}

/** The wish and its answer: nobody has to choose what is known of the student or the school. */
export function useWish(
  board: BoardData,
  school_id: number | undefined,
  named: { student: number | undefined; type: number | undefined },
) {
  const known = useSeatsOf(named.student, school_id)
  const [chosen, setChosen] = useState<{ seat: SeatChoice | undefined }>()
  const [filters, setFilters] = useState<Filters>({ ...none, type_id: named.type ?? null })
  const places = useRecordChoices(branches, school_id)
  const seat = chosen ? chosen.seat : known.data?.[0]
  const isWaiting = named.student !== undefined && !chosen && known.isPending
  const type_id = filters.type_id ?? usualType(board.types, seat)
  const branch_id =
    filters.branch_id ?? seat?.branch_id ?? usualBranch() ?? busiestBranch(board) ?? (Number(places[0]?.value) || null)
  const found = useFreeSlots(
    isWaiting || !type_id || !branch_id
      ? undefined
      : {
          type_id,
          branch_id,
          enrolment_id: seat?.enrolment_id,
          trainer_id: filters.trainer_id ?? undefined,
          vehicle_id: filters.vehicle_id ?? undefined,
          trainer_gender: filters.gender ?? undefined,
          part_of_day: filters.part ?? undefined,
          from_day: filters.day ?? undefined,
          limit: most,
          school_id,
        },
  )
  return {
    seat,
    setSeat: (next: SeatChoice | undefined) => setChosen({ seat: next }),
    /** The address names somebody who is in no course that has lessons. */
    isInNoCourse: named.student !== undefined && !chosen && known.data?.length === 0,
    type: board.types.find(({ id }) => id === type_id),
    branch_id,
    places,
    filters,
    set: (change: Partial<Filters>) => setFilters((now) => ({ ...now, ...change })),
    found,
  }
}

export type WishState = ReturnType<typeof useWish>
