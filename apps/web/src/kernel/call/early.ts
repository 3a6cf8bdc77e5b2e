import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { getSession } from '../session/session.ts'
import { queryClientOf } from './query.ts'

/** A call and the key of its answer: the part of a query that stands without a component. */
export type Asked<Data, Key extends QueryKey = QueryKey> = Pick<
  UseQueryOptions<Data, Error, Data, Key>,
  'queryKey' | 'queryFn' | 'networkMode' | 'retry'
>

/**
 * A query for what people open a screen for. It leaves while the screen is being drawn, not once it stands: on a slow
 * device that is a quarter of a second earlier.
 */
export function useEarlyQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const client = useQueryClient()
  const { queryKey, queryFn, networkMode, retry, enabled } = options
  if (enabled !== false && !client.getQueryState(queryKey))
    client.prefetchQuery({ queryKey, queryFn, networkMode, retry }).catch(() => undefined)
  return useQuery(options)
}

/** Asks before the screen is drawn, for whoever is signed in; nothing where the answer cannot be had. */
export async function askEarly<Data, Key extends QueryKey>(asked: Asked<Data, Key>): Promise<Data | undefined> {
  const user = getSession()
  return user
    ? queryClientOf(user.id)
        .fetchQuery(asked)
        .catch(() => undefined)
    : undefined
}
