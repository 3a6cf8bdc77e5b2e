import type { LaneKind } from '@dsms/contract/schedule/board/calls'
import { getBoard } from '@dsms/contract/schedule/board/calls'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { type Asked, useEarlyQuery } from '../../../kernel/call/early.ts'
import type { BoardData } from './model.ts'

/** Begins the key of all that the board shows, so that one event has it all read again. */
export const lessonsKey = ['lessons'] as const

export interface BoardAsk {
  from: string
  to: string
  by: LaneKind
  branch_id?: number | undefined
  licence_type_id?: number | undefined
  student_id?: number | undefined
  school_id?: number | undefined
}

const boardKey = (ask: BoardAsk) => [...lessonsKey, 'board', ask] as const

/** Lessons and lanes of some days, as the server has them. */
export const boardOf = (ask: BoardAsk): Asked<BoardData, ReturnType<typeof boardKey>> => ({
  queryKey: boardKey(ask),
  queryFn: ({ signal }) => call(getBoard, { query: ask }, signal),
})

export function useBoard(ask: BoardAsk, isEnabled = true) {
  return useEarlyQuery({
    ...boardOf(ask),
    // lanes of another kind are no stand-in for those asked for
    placeholderData: (before, query) => (query?.queryKey[2].by === ask.by ? before : undefined),
    enabled: isEnabled,
  })
}

/** Shows a lesson at another place at once, before the server has said anything; tells how to put it back. */
export function shownElsewhere(
  client: QueryClient,
  lesson: number,
  to: { start: number; minutes: number; by: LaneKind; lane: number },
): () => void {
  const before = client.getQueriesData<BoardData>({ queryKey: [...lessonsKey, 'board'] })
  const column = `${to.by}_id` as const
  client.setQueriesData<BoardData>({ queryKey: [...lessonsKey, 'board'] }, (data) => {
    const nth = data?.lessons.id.indexOf(lesson) ?? -1
    if (!data || nth === -1) return data
    const { lessons } = data
    return {
      ...data,
      lessons: {
        ...lessons,
        start: lessons.start.with(nth, to.start),
        minutes: lessons.minutes.with(nth, to.minutes),
        [column]: lessons[column].with(nth, to.lane),
      },
    }
  })
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

/** Has everything of lessons read again. */
export function useLessonsChanged(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: lessonsKey }), [client])
}
