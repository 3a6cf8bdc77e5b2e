import { useParam } from '../../kernel/address/links.tsx'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import type { Feature } from '../../kernel/i18n/words.ts'
import { everybody, type MenuEntry } from '../../kernel/menu.ts'
import { listed, page, plain, useId, useOptionalId } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    shop: typeof shopScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    shop: typeof import('./shop/words/en.json')
  }
}

const shopWords: Feature[] = ['records', 'shop']

const productPage = lazyScreen(
  async () => (await import('./shop/product/ProductPage.tsx')).ProductPage,
  shopWords,
  () => ({ slug: useParam('slug') }),
)

const productForm = lazyScreen(
  async () => (await import('./shop/manage/products/ProductFormPage.tsx')).ProductFormPage,
  shopWords,
  () => ({ id: useOptionalId() }),
)

const couponForm = lazyScreen(
  async () => (await import('./shop/manage/coupons/CouponFormPage.tsx')).CouponFormPage,
  shopWords,
  () => ({ id: useOptionalId() }),
)

export const shopScreens = {
  '/apps/ecommerce/shop': () =>
    listed(plain(async () => (await import('./shop/catalog/ShopPage.tsx')).ShopPage, shopWords)),
  '/apps/ecommerce/product-detail': () => listed(productPage),
  '/apps/ecommerce/product-detail/$slug': () => page('session', productPage),
  '/apps/ecommerce/wishlist': () =>
    listed(plain(async () => (await import('./shop/catalog/WishlistPage.tsx')).WishlistPage, shopWords)),
  '/apps/ecommerce/checkout': () =>
    listed(plain(async () => (await import('./shop/checkout/CheckoutPage.tsx')).CheckoutPage, shopWords)),
  '/apps/ecommerce/orders': () =>
    listed(plain(async () => (await import('./shop/orders/OrdersPage.tsx')).OrdersPage, shopWords)),
  '/apps/ecommerce/orders/$id': () =>
    page(
      'session',
      lazyScreen(
        async () => (await import('./shop/orders/OrderPage.tsx')).OrderPage,
        shopWords,
        () => ({ id: useId() }),
      ),
    ),
  '/apps/ecommerce/manage': () =>
    listed(plain(async () => (await import('./shop/manage/ManagePage.tsx')).ManagePage, shopWords)),
  '/apps/ecommerce/manage/products/new': () => page({ platform: 'shop.create', school: 'shop.create' }, productForm),
  '/apps/ecommerce/manage/products/$id': () => page({ platform: 'shop.edit', school: 'shop.edit' }, productForm),
  '/apps/ecommerce/manage/coupons/new': () => page({ platform: 'shop.create', school: 'shop.create' }, couponForm),
  '/apps/ecommerce/manage/coupons/$id': () => page({ platform: 'shop.edit', school: 'shop.edit' }, couponForm),
}

export const shopMenu: MenuEntry[] = [
  { area: 'more', section: 'shop', place: 1, target: 'shop', for: everybody },
  { area: 'more', section: 'shop', place: 2, target: 'detail' },
  { area: 'more', section: 'shop', place: 3, target: 'wishList', for: everybody },
  { area: 'more', section: 'shop', place: 4, target: 'checkout', for: everybody },
  { area: 'more', section: 'shop', place: 5, target: 'shopOrders', for: everybody },
  { area: 'more', section: 'shop', place: 6, target: 'shopManage' },
]
