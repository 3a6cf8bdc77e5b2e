import { type PostCategory, postCategories } from '@dsms/contract/content/blog/calls'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody is typing in the search: the field on the next screen takes over. */
    isSearching?: boolean
  }
}

/** What the address says of the list. */
export interface BlogView {
  q: string
  category: PostCategory | undefined
  page: number
}

export const blogViewOf = ({ q, category, page }: Record<string, unknown>): BlogView => ({
  q: q === undefined ? '' : String(q),
  category: postCategories.find((one) => one === category),
  page: Math.max(1, Math.trunc(Number(page)) || 1),
})

/** What differs from the plain list; the rest is left out of the address. */
export const addressOf = ({ q, category, page }: Partial<BlogView>) => ({
  q: q || undefined,
  category,
  page: page && page > 1 ? page : undefined,
})

const listPath = '/pages/blog/list'

/** Keeps search, category and page in the address; another search or category begins at its first page. */
export function useBlogState(): [BlogView, (patch: Partial<BlogView>) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const isHere = useLocation({ select: ({ pathname }) => pathname === listPath })
  const view = useMemo(() => blogViewOf(search), [search])
  const set = useCallback(
    (patch: Partial<BlogView>) =>
      void navigate({
        to: listPath,
        search: addressOf({ ...view, page: 1, ...patch }),
        // "back" retraces pages, not letters
        replace: isHere && !('page' in patch),
        state: { isSearching: 'q' in patch },
        resetScroll: 'page' in patch,
      }),
    [navigate, view, isHere],
  )
  return [view, set]
}
