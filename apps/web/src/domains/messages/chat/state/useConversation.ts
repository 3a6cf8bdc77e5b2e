import { getChat } from '@dsms/contract/messages/chat/calls'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { noteConversation } from './chatCache.ts'
import {
  type ChatAnswer,
  type Conversation,
  isTooLittle,
  opened,
  withNewer,
  withOlder,
  withState,
} from './conversation.ts'
import { chatKeys } from './keys.ts'
import { isWindowActive, useWindowActive } from './useWindowActive.ts'

const pageSize = 50
/** Catching up reads more at once, but gives up after a few rounds: who was away for so long begins at the end. */
const [catchUpSize, catchUpRounds] = [200, 3]

interface Part {
  before?: number
  after?: number
  limit?: number
  seen?: boolean
}

const read = (id: number, { limit = pageSize, seen = false, ...part }: Part, signal?: AbortSignal) =>
  call(getChat, { query: { id, limit, seen: String(seen), ...part } }, signal)

/**
 * A conversation, or the part of it around a message (`at`). Reading it again only asks for what came since, so it may
 * be invalidated at any time. Messages count as seen while somebody looks at this window and at the newest of them.
 */
export function useConversation(contactId: number, at: number | null) {
  const client = useQueryClient()
  const queryKey = chatKeys.part(contactId, at)
  // at first what is unseen stays so, to be marked on the screen
  const marksSeen = useRef(false)
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const isSeen = marksSeen.current && isWindowActive()
      const next = await readOrCatchUp(client, contactId, at, isSeen, signal)
      noteConversation(client, next)
      return next
    },
    staleTime: 0,
  })
  const { data, refetch } = query
  useEffect(() => {
    if (data) marksSeen.current = true
  }, [data])

  const isActive = useWindowActive()
  const unseen = data && !data.hasNewer && data.chat ? data.chat.unseenMsgs : 0
  const tried = useRef(0)
  useEffect(() => {
    const last = data?.messages.at(-1)?.id ?? 0
    // once for each message: a server that refuses to count it as seen is not asked for ever
    if (!isActive || unseen === 0 || tried.current === last) return
    tried.current = last
    void refetch()
  }, [isActive, unseen, data, refetch])

  const older = useMore(contactId, data?.hasOlder ?? false, async () => {
    const first = client.getQueryData<Conversation>(queryKey)?.messages[0]
    if (!first) return
    const answer = await read(contactId, { before: first.id })
    client.setQueryData<Conversation>(queryKey, (known) => known && withOlder(known, answer))
  })
  const newer = useMore(contactId, data?.hasNewer ?? false, async () => {
    const known = client.getQueryData<Conversation>(queryKey)
    if (!known) return
    const answer = await read(contactId, { after: known.upTo })
    client.setQueryData<Conversation>(queryKey, (now) => now && withNewer(now, answer))
  })
  return { ...query, older, newer }
}

/** One part more at a time, however often it is asked for. */
function useMore(contactId: number, hasMore: boolean, run: () => Promise<void>) {
  const [state, setState] = useState<{ isLoading: boolean; error: unknown }>({ isLoading: false, error: null })
  const isRunning = useRef(false)
  const latest = useRef(run)
  latest.current = run
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed for one person is no matter for the next
  useEffect(() => setState({ isLoading: false, error: null }), [contactId])
  const load = useCallback(async () => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ isLoading: true, error: null })
    try {
      await latest.current()
      setState({ isLoading: false, error: null })
    } catch (error) {
      setState({ isLoading: false, error })
    } finally {
      isRunning.current = false
    }
  }, [])
  return { ...state, hasMore, load }
}

async function readOrCatchUp(
  client: QueryClient,
  id: number,
  at: number | null,
  isSeen: boolean,
  signal: AbortSignal,
): Promise<Conversation> {
  const known = () => client.getQueryData<Conversation>(chatKeys.part(id, at))
  const start = known()
  if (!start) return readFirst(id, at, isSeen, signal)
  if (start.hasNewer) return withState(known() ?? start, await read(id, { limit: 1 }, signal))

  let after = start.upTo
  const theirs = start.messages.findLast(({ senderId }) => senderId === id)
  // what is read counts as seen: at least the newest of theirs must be in it
  if (isSeen && start.chat?.unseenMsgs && theirs) after = Math.min(after, theirs.id - 1)
  const answers: ChatAnswer[] = []
  while (answers.length < catchUpRounds) {
    const answer = await read(id, { after, limit: catchUpSize, seen: isSeen }, signal)
    if (isTooLittle(start, answer)) break
    answers.push(answer)
    // older messages may have been loaded meanwhile
    if (!answer.chat?.hasMore) return answers.reduce(withNewer, known() ?? start)
    after = answer.chat.chat.at(-1)?.id ?? after
  }
  return readFirst(id, at, isSeen, signal)
}

async function readFirst(id: number, at: number | null, seen: boolean, signal: AbortSignal): Promise<Conversation> {
  if (at === null) return opened(await read(id, { seen }, signal))
  const [older, newer] = await Promise.all([read(id, { before: at + 1 }, signal), read(id, { after: at }, signal)])
  return opened(older, newer)
}
