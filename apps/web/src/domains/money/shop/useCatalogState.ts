import { type PriceBand, priceBands, productSorts } from '@dsms/contract/money/shop/calls'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'

export type ProductSort = (typeof productSorts)[number]
export type CatalogView = 'grid' | 'list'
export const bands = Object.keys(priceBands) as PriceBand[]

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
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  return useMemo(() => {
    const catalog = catalogOf(search)
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
  }, [search, navigate])
}

const countOf = ({ band, from, to, category, brands, rating, inStock }: Catalog): number =>
  [band, from ?? to, category, brands.length > 0 || undefined, rating, inStock || undefined].filter(
    (one) => one !== undefined,
  ).length

export function catalogOf(search: Record<string, unknown>): Catalog {
  const text = (name: string) => (search[name] === undefined ? '' : String(search[name]))
  const number = (name: string) => {
    const value = text(name) === '' ? Number.NaN : Number(text(name))
    return Number.isFinite(value) && value >= 0 ? value : undefined
  }
  return {
    q: text('q'),
    sort: productSorts.find((one) => one === text('sort')) ?? 'featured',
    view: text('view') === 'list' ? 'list' : 'grid',
    page: Math.max(1, Math.trunc(number('page') ?? 1)),
    band: bands.find((one) => one === text('band')),
    from: number('from'),
    to: number('to'),
    category: whole(number('category')),
    brands: Array.isArray(search.brands) ? search.brands.map(String) : [],
    rating: [1, 2, 3, 4, 5].find((one) => one === number('rating')),
    inStock: text('inStock') === 'true',
  }
}

const whole = (value: number | undefined) => (value && Number.isInteger(value) ? value : undefined)

/** What differs from the plain shop; the rest is left out of the address. */
export const searchOf = (catalog: Catalog): Record<string, unknown> => ({
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
