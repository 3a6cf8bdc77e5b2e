import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'

export type Panel = 'profile' | 'contact' | 'search'
const panels: readonly unknown[] = ['profile', 'contact', 'search'] satisfies Panel[]

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
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  return useMemo(() => {
    const go = (patch: Record<string, unknown>, replace = false) =>
      void navigate({
        to: '.',
        search: (old: Record<string, unknown>) => ({ ...old, ...patch }),
        replace,
        resetScroll: false,
      })
    const withId = keyOf(search.with)
    return {
      withId,
      at: withId && keyOf(search.at),
      panel: panels.includes(search.panel) ? (search.panel as Panel) : null,
      q: search.q === undefined ? '' : String(search.q),
      open: (contactId) => go({ with: contactId, at: undefined, panel: undefined }, contactId === withId),
      leave: () => go({ with: undefined, at: undefined, panel: undefined }),
      jump: (messageId) => go({ at: messageId ?? undefined }, true),
      show: (panel) => go({ panel: panel ?? undefined }, true),
      search: (q) => go({ q: q || undefined }, true),
    }
  }, [search, navigate])
}

function keyOf(value: unknown): number | null {
  const key = Number(value)
  return Number.isInteger(key) && key > 0 && key < 2 ** 31 ? key : null
}
