import type { Answer } from '@dsms/contract/kernel/endpoint'
import { getMyDay } from '@dsms/contract/messages/myDay/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useLive } from '../../../kernel/call/live.ts'

const queryKey = ['my-day']

type Part = 'events' | 'tasks' | 'mails' | 'chats'

/** What waits for the reader on the school's today, of one of the working apps. All of them share one answer. */
export function useMyDay<P extends Part>(part: P) {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey })
  useLive('chat', refresh)
  useLive('notification', refresh)
  const { data, ...query } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getMyDay, {}, signal),
    // what was read or done meanwhile on another screen no longer waits
    refetchOnMount: 'always',
  })
  return {
    timeZone: data?.timeZone,
    query: { ...query, data: data?.[part] as Answer<typeof getMyDay>[P][number][] | undefined },
  }
}
