import { type PriceBand, priceBands, productSorts } from '@dsms/contract/shop/shop/calls'
import { useMemo } from 'react'
import type { Search } from '../../../kernel/address/address.ts'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { oneOf, readSearch, type SearchIn, text, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { keysOf } from '../../../kernel/objects.ts'

declare module '../../../kernel/address/address.ts' {
  interface Searches {
    '/apps/ecommerce/shop': SearchIn<typeof readers>
  }
}

export type ProductSort = (typeof productSorts)[number]
export type CatalogView = 'grid' | 'list'
export const bands = keysOf(priceBands)

/** What the address says of the shop: the search, the order, and all that narrows it. Prices are decimal amounts. */
export interface Catalog {
  q: string
  sort: ProductSort
  view: CatalogView
  page: number
  band: PriceBand | undefined
  from: number | undefined
  to: number | undefined
  category: number | undefined
  brands: string[]
  /** At least so many stars. */
  rating: number | undefined
  inStock: boolean
}

export interface CatalogState extends Catalog {
  /** How many kinds of filters narrow the list, the search not counted. */
  filters: number
  isFiltered: boolean
  /** Changes some of it; whatever it is but the page itself, or how the rows look, goes back to the first page. */
  set: (patch: Partial<Catalog>) => void
  clear: () => void
}

const noFilter = {
  band: undefined,
  from: undefined,
  to: undefined,
  category: undefined,
  brands: [],
  rating: undefined,
  inStock: false,
} satisfies Partial<Catalog>

/** Keeps the shop's search, order and filters in the address. */
export function useCatalogState(): CatalogState {
  const catalog = useSearchOf(readers)
  const navigate = useNavigate()
  return useMemo(() => {
    const filters = countOf(catalog)
    const set: CatalogState['set'] = (patch) => {
      const isOtherList = Object.keys(patch).some((name) => name !== 'page' && name !== 'view')
      void navigate({
        to: '.',
        search: () => searchOf({ ...catalog, ...(isOtherList ? { page: 1 } : {}), ...patch }),
        // "back" retraces pages, not letters
        replace: !('page' in patch),
        resetScroll: 'page' in patch,
      })
    }
    return {
      ...catalog,
      filters,
      isFiltered: filters > 0 || catalog.q !== '',
      set,
      clear: () => set({ ...noFilter, q: '' }),
    }
  }, [catalog, navigate])
}

const countOf = ({ band, from, to, category, brands, rating, inStock }: Catalog): number =>
  [band, from ?? to, category, brands.length > 0 || undefined, rating, inStock || undefined].filter(
    (one) => one !== undefined,
  ).length

/** A decimal amount. */
function amount(written: unknown): number | undefined {
  const value = text(written) === '' ? Number.NaN : Number(written)
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

const readers = {
  q: text,
  sort: (written: unknown) => oneOf(productSorts)(written) ?? 'featured',
  view: (written: unknown): CatalogView => (written === 'list' ? 'list' : 'grid'),
  page: (written: unknown) => whole(written) ?? 1,
  band: oneOf(bands),
  from: amount,
  to: amount,
  category: whole,
  brands: (written: unknown) => (Array.isArray(written) ? written.map(String) : []),
  rating: (written: unknown) => [1, 2, 3, 4, 5].find((stars) => stars === whole(written)),
  inStock: (written: unknown) => text(written) === 'true',
}

export const catalogOf = (search: Search): Catalog => readSearch(readers, search)

/** What differs from the plain shop; the rest is left out of the address. */
export const searchOf = (catalog: Catalog): Search => ({
  q: catalog.q || undefined,
  sort: catalog.sort === 'featured' ? undefined : catalog.sort,
  view: catalog.view === 'grid' ? undefined : catalog.view,
  page: catalog.page > 1 ? catalog.page : undefined,
  band: catalog.band,
  from: catalog.from,
  to: catalog.to,
  category: catalog.category,
  brands: catalog.brands.length > 0 ? catalog.brands : undefined,
  rating: catalog.rating,
  inStock: catalog.inStock || undefined,
})
