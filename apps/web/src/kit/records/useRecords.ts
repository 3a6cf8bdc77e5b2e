import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Asked, useEarlyQuery } from '../../kernel/call/early.ts'
import type { Page } from './types.ts'
import type { ListState, ListWishes } from './useListState.ts'

interface Source<Row> {
  queryKey: readonly unknown[]
  /** Reads one page of what the list's state asks for. */
  load: (wishes: ListWishes, signal: AbortSignal) => Promise<Page<Row>>
}

/** One page of records, as it is asked for and kept. */
export const recordsOf = <Row>(
  { queryKey, load }: Source<Row>,
  { q, page, perPage, sort, filters }: ListWishes,
): Asked<Page<Row>> => {
  const wishes = { q, page, perPage, sort, filters }
  return { queryKey: [...queryKey, wishes], queryFn: ({ signal }) => load(wishes, signal) }
}

/** One page of records. While the next one comes, the old rows stay. */
export function useRecords<Row>({ list, ...source }: Source<Row> & { list: ListState }): UseQueryResult<Page<Row>> {
  const { page, perPage } = list
  const query = useEarlyQuery({ ...recordsOf(source, list), placeholderData: keepPreviousData })
  // the last row of the last page went away: show the page before it
  const total = query.isPlaceholderData ? undefined : query.data?.total
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / perPage))
  useEffect(() => {
    if (page > lastPage) list.set({ page: lastPage })
  }, [page, lastPage, list])
  return query
}
