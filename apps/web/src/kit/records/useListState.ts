import { pageSizes } from '@dsms/contract/kernel/shared'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Search } from '../../kernel/address/address.ts'
import { useNavigate } from '../../kernel/address/links.tsx'

/** What a list shows, exactly as its address says it. Empty text and first page are left out of the address. */
export interface ListState {
  q: string
  page: number
  perPage: number
  /** How many rows a page may hold. */
  sizes: readonly number[]
  /** `name` or `-name`; empty for the list's own order. */
  sort: string
  filters: Record<string, string>
  /** Something narrows the list. */
  isFiltered: boolean
  /** Changes some of it; whatever it is but the page itself goes back to the first page. */
  set: (patch: Partial<Pick<ListState, 'q' | 'page' | 'perPage' | 'sort' | 'filters'>>) => void
  /** Searches for what was typed; answers what of it stands in the address. */
  search: (typed: string) => string
  clear: () => void
  /** Search, filters and order as text, to be kept under a name. */
  toText: () => string
  fromText: (text: string) => void
}

/** What of a list's state decides which rows it shows. */
export type ListWishes = Pick<ListState, 'q' | 'page' | 'perPage' | 'sort' | 'filters'>

interface Options {
  /** Before each name in the address, where a screen has several lists. */
  prefix?: string
  sizes?: readonly number[]
  /** Of a page until somebody chooses another: 25, or the smallest of a list's own sizes. */
  initialSize?: number
}

const textIn = (search: Search, name: string): string => (search[name] === undefined ? '' : String(search[name]))

/** What an address wishes of a list; of a list that stands alone on its screen every other name is a filter. */
export function wishesIn(
  search: Search,
  filterNames = Object.keys(search).filter((name) => !ownNames.includes(name)),
  initialSort = '',
  { prefix = '', sizes = pageSizes, initialSize = sizes === pageSizes ? 25 : (sizes[0] ?? 10) }: Options = {},
): ListWishes {
  const text = (name: string) => textIn(search, prefix + name)
  const size = Number(text('perPage'))
  return {
    q: text('q'),
    page: Math.max(1, Number(text('page')) || 1),
    perPage: sizes.find((allowed) => allowed === size) ?? initialSize,
    sort: text('sort') || initialSort,
    filters: Object.fromEntries(filterNames.map((name) => [name, text(name)]).filter(([, value]) => value !== '')),
  }
}

const ownNames = ['q', 'page', 'perPage', 'sort', 'school_id']

/** Keeps a list's search, filters, order and page in the address. Other parameters of the address are left alone. */
export function useListState(
  filterNames: readonly string[],
  initialSort = '',
  { prefix = '', sizes = pageSizes, initialSize }: Options = {},
): ListState {
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const names = filterNames.join()

  return useMemo(() => {
    const known = names ? names.split(',') : []
    const wishes = wishesIn(search, known, initialSort, { prefix, sizes, ...(initialSize && { initialSize }) })
    const { q, filters } = wishes
    const go = (patch: Record<string, unknown>) =>
      navigate({
        to: '.',
        search: (old: Record<string, unknown>) =>
          withoutEmpty({ ...old, ...prefixed({ page: undefined, ...patch }, prefix) }),
        replace: true,
        resetScroll: false,
      })
    const none = Object.fromEntries(known.map((name) => [name, undefined]))
    const state: ListState = {
      ...wishes,
      sizes,
      isFiltered: q !== '' || Object.keys(filters).length > 0,
      set: ({ filters: chosen, ...patch }) => {
        const page = patch.page && patch.page > 1 ? patch.page : undefined
        go({ ...patch, ...chosen, ...('page' in patch ? { page } : {}) })
      },
      search: (typed) => {
        state.set({ q: typed })
        return typed
      },
      clear: () => go({ ...none, q: undefined }),
      // the list's own order is no wish
      toText: () =>
        new URLSearchParams(withoutEmpty({ ...filters, q, sort: textIn(search, `${prefix}sort`) })).toString(),
      fromText: (kept) =>
        go({ ...none, q: undefined, sort: undefined, ...Object.fromEntries(new URLSearchParams(kept)) }),
    }
    return state
  }, [search, navigate, names, initialSort, prefix, sizes, initialSize])
}

const prefixed = (values: Record<string, unknown>, prefix: string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]))

const withoutEmpty = <T extends Record<string, unknown>>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Record<
    string,
    string
  >
