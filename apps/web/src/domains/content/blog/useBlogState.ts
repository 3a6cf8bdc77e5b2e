import { type PostCategory, postCategories } from '@dsms/contract/content/blog/calls'
import { useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Search } from '../../../kernel/address/address.ts'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { oneOf, readSearch, type SearchIn, text, useSearchOf, whole } from '../../../kernel/address/search.ts'

declare module '../../../kernel/address/address.ts' {
  interface Searches {
    '/pages/blog/list': SearchIn<typeof readers>
  }
}

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

const readers = {
  q: text,
  category: oneOf(postCategories),
  page: (written: unknown) => whole(written) ?? 1,
}

export const blogViewOf = (search: Search): BlogView => readSearch(readers, search)

/** What differs from the plain list; the rest is left out of the address. */
export const searchOf = ({ q, category, page }: Partial<BlogView>) => ({
  q: q || undefined,
  category,
  page: page && page > 1 ? page : undefined,
})

const listPath = '/pages/blog/list'

/** Keeps search, category and page in the address; another search or category begins at its first page. */
export function useBlogState(): [BlogView, (patch: Partial<BlogView>) => void] {
  const view = useSearchOf(readers)
  const navigate = useNavigate()
  const isHere = useLocation({ select: ({ pathname }) => pathname === listPath })
  const set = useCallback(
    (patch: Partial<BlogView>) =>
      void navigate({
        to: listPath,
        search: searchOf({ ...view, page: 1, ...patch }),
        // "back" retraces pages, not letters
        replace: isHere && !('page' in patch),
        state: { isSearching: 'q' in patch },
        resetScroll: 'page' in patch,
      }),
    [navigate, view, isHere],
  )
  return [view, set]
}
