import { listChats } from '@dsms/contract/messages/chat/calls'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { matching } from '../../../../kernel/browser/fold.ts'
import { call } from '../../../../kernel/call/call.ts'
import { chatKeys } from './keys.ts'

/** My chats and contacts. A search narrows what is here at once, and finds the rest a moment later. */
export function useChats(search: string) {
  const [q] = useDebouncedValue(search.trim(), 250)
  const query = useQuery({
    queryKey: chatKeys.list(q),
    queryFn: ({ signal }) => call(listChats, { query: q ? { q } : {} }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { data } = query
  const shown = useMemo(() => {
    const named = <T extends { fullName: string }>(rows: T[] = []) => {
      const found = new Set(matching(rows, search, ({ fullName }) => [fullName]))
      // the order stays: newest first, or by name
      return rows.filter((row) => found.has(row))
    }
    return { chats: named(data?.chatsContacts), contacts: named(data?.contacts) }
  }, [data, search])
  return { ...query, ...shown }
}
