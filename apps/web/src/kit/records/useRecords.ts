import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Page } from './types.ts'
import type { ListState } from './useListState.ts'

interface Options<Row> {
  queryKey: readonly unknown[]
  /** Reads one page of what the list's state asks for. */
  load: (list: ListState, signal: AbortSignal) => Promise<Page<Row>>
  list: ListState
}

/** One page of records. While the next one comes, the old rows stay. */
export function useRecords<Row>({ queryKey, load, list }: Options<Row>): UseQueryResult<Page<Row>> {
  const { q, page, perPage, sort, filters } = list
  const query = useQuery({
    queryKey: [...queryKey, { q, page, perPage, sort, filters }],
    queryFn: ({ signal }) => load(list, signal),
    placeholderData: keepPreviousData,
  })
  // the last row of the last page went away: show the page before it
  const total = query.isPlaceholderData ? undefined : query.data?.total
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / perPage))
  useEffect(() => {
    if (page > lastPage) list.set({ page: lastPage })
  }, [page, lastPage, list])
  return query
}
