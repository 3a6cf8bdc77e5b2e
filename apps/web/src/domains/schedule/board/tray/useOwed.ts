import { listUnplanned } from '@dsms/contract/schedule/board/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { lessonsKey } from '../useBoard.ts'

export interface OwedAsk {
  q?: string | undefined
  branch_id?: number | undefined
  licence_type_id?: number | undefined
  school_id?: number | undefined
}

/** Students whose training is not planned to its end. */
export const useOwed = (ask: OwedAsk) =>
  useQuery({
    queryKey: [...lessonsKey, 'unplanned', ask],
    queryFn: ({ signal }) => call(listUnplanned, { query: ask }, signal),
    placeholderData: keepPreviousData,
  })
