import { useMemo } from 'react'
import type { Search } from '../../../../kernel/address/address.ts'
import { oneOf, text, useChangeSearch, useSearchOf, whole } from '../../../../kernel/address/search.ts'

export type Panel = 'profile' | 'contact' | 'search'
const readers = { with: whole, at: whole, panel: oneOf(['profile', 'contact', 'search']), q: text }

/** What the chat shows, as its address says it. */
export interface ChatState {
  /** Whose conversation is open. */
  withId: number | null
  /** The message it is opened at; null is its end. */
  at: number | null
  panel: Panel | null
  q: string
  open: (contactId: number) => void
  /** Back to the list. */
  leave: () => void
  jump: (messageId: number | null) => void
  show: (panel: Panel | null) => void
  search: (q: string) => void
}

export function useChatState(): ChatState {
  const search = useSearchOf(readers)
  const change = useChangeSearch()
  return useMemo(() => {
    const go = (patch: Search, replace = false) => void change(patch, { replace })
    const withId = search.with ?? null
    return {
      withId,
      at: withId && (search.at ?? null),
      panel: search.panel ?? null,
      q: search.q,
      open: (contactId) => go({ with: contactId, at: undefined, panel: undefined }, contactId === withId),
      leave: () => go({ with: undefined, at: undefined, panel: undefined }),
      jump: (messageId) => go({ at: messageId ?? undefined }, true),
      show: (panel) => go({ panel: panel ?? undefined }, true),
      search: (q) => go({ q }, true),
    }
  }, [search, change])
}
