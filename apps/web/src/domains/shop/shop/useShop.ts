import { getProduct, listCart, listProducts, listWishlist } from '@dsms/contract/shop/shop/calls'
import { getQuote, type Quote } from '@dsms/contract/shop/shop/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CallError, call } from '../../../kernel/call/call.ts'
import { fieldTexts, useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'
import { type Catalog, searchOf } from './useCatalogState.ts'

export const pageSize = 9

/** Everything that is kept of the shop as buyers see it; read again together after a change. */
export const shopKeys = {
  all: ['shop'],
  lists: ['shop', 'products'],
  products: ['shop', 'product'],
  wishlist: ['shop', 'wishlist'],
  cart: ['shop', 'cart'],
  quotes: ['shop', 'quote'],
  reviews: ['shop', 'reviews'],
} as const

export function useProducts(catalog: Catalog) {
  // names are answered in the reader's language
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...shopKeys.lists, code, { ...searchOf(catalog), view: undefined }],
    queryFn: ({ signal }) =>
      call(
        listProducts,
        {
          query: {
            q: catalog.q || undefined,
            sortBy: catalog.sort,
            page: catalog.page,
            perPage: pageSize,
            band: catalog.band ? [catalog.band] : [],
            minPrice: catalog.from,
            maxPrice: catalog.to,
            category: catalog.category ? [catalog.category] : [],
            brand: catalog.brands,
            rating: catalog.rating,
            inStock: catalog.inStock ? 'true' : undefined,
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  })
}

export function useProduct(id: number | undefined) {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...shopKeys.products, code, id],
    queryFn: ({ signal }) => call(getProduct, { params: { id: id ?? 0 } }, signal),
    enabled: id !== undefined,
  })
}

export function useWishlist() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...shopKeys.wishlist, code],
    queryFn: ({ signal }) => call(listWishlist, {}, signal),
  })
}

export function useCart() {
  const { code } = useLanguage()
  return useQuery({ queryKey: [...shopKeys.cart, code], queryFn: ({ signal }) => call(listCart, {}, signal) })
}

export interface QuoteView {
  quote: Quote
  /** Why the coupon that was asked for does not hold; the quote is then one without it. */
  couponProblem: string
}

/** What the cart costs now. A coupon that stopped to hold is told, and takes nothing away. */
export function useQuote(coupon: string) {
  const { code } = useLanguage()
  const errorText = useErrorText()
  return useQuery({
    queryKey: [...shopKeys.quotes, code, coupon],
    queryFn: async ({ signal }): Promise<QuoteView> => {
      const ask = (query: { coupon?: string }) => call(getQuote, { query }, signal)
      try {
        return { ...(await ask(coupon ? { coupon } : {})), couponProblem: '' }
      } catch (error) {
        if (!coupon || !isCouponProblem(error)) throw error
        return { ...(await ask({})), couponProblem: fieldTexts(error).coupon ?? errorText(error) }
      }
    },
    placeholderData: keepPreviousData,
  })
}

const isCouponProblem = (error: unknown): boolean =>
  error instanceof CallError && (error.code.startsWith('coupon_') || error.fields.coupon !== undefined)
