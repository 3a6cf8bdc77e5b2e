import { QueryClient } from '@tanstack/react-query'
import { languageStore } from '../i18n/index.ts'
import { userStore } from '../session/sessionStore.ts'
import { CallError } from './callError.ts'

let current: { userId: number; client: QueryClient } | undefined

/** The kept answers of one person; another person on the same machine starts with none. */
export function queryClientOf(userId: number): QueryClient {
  if (current?.userId !== userId) current = { userId, client: createClient() }
  return current.client
}

userStore.subscribe(() => {
  if (!userStore.get()) current = undefined
})

// what the server wrote in the old language is asked for again; it stays on the screen until the new one is there
languageStore.subscribe(() => void current?.client.invalidateQueries())

/** Answers are fresh for half a minute. What the server refused is not asked again; what got lost is, twice. */
const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => isWorthRetrying(error) && count < 2,
      },
    },
  })

const isWorthRetrying = (error: Error): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status === 502 || error.status === 503
