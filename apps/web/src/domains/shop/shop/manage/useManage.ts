import { listProductCategories } from '@dsms/contract/shop/shop/categories'
import { getCoupon } from '@dsms/contract/shop/shop/coupons'
import { getManagedProduct, getShopSettings, listDrawnImages } from '@dsms/contract/shop/shop/manage'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useLanguage } from '../../../../kernel/i18n/index.ts'
import { shopKeys } from '../useShop.ts'

/** Everything that is kept of the shop as those who look after it see it. */
export const manageKeys = {
  all: ['shop-manage'],
  products: ['shop-manage', 'products'],
  categories: ['shop-manage', 'categories'],
  coupons: ['shop-manage', 'coupons'],
  reviews: ['shop-manage', 'reviews'],
  settings: ['shop-manage', 'settings'],
} as const

/** Makes the shop be read again, for buyers and for those who look after it. */
export function useManageChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: manageKeys.all }),
      client.invalidateQueries({ queryKey: shopKeys.all }),
    ])
}

export function useManagedProduct(id: number | undefined) {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...manageKeys.products, 'one', id, code],
    queryFn: async ({ signal }) => (await call(getManagedProduct, { params: { id: id ?? 0 } }, signal)).product,
    enabled: id !== undefined,
  })
}

export function useCoupon(id: number | undefined) {
  return useQuery({
    queryKey: [...manageKeys.coupons, 'one', id],
    queryFn: async ({ signal }) => (await call(getCoupon, { params: { id: id ?? 0 } }, signal)).coupon,
    enabled: id !== undefined,
  })
}

export function useCategories() {
  const { code } = useLanguage()
  return useQuery({
    queryKey: [...manageKeys.categories, code],
    queryFn: async ({ signal }) => (await call(listProductCategories, {}, signal)).rows,
  })
}

export function useShopSettings() {
  return useQuery({ queryKey: manageKeys.settings, queryFn: ({ signal }) => call(getShopSettings, {}, signal) })
}

export function useDrawnImages() {
  return useQuery({
    queryKey: ['shop-manage', 'images'],
    queryFn: async ({ signal }) => (await call(listDrawnImages, {}, signal)).images,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
