import type { Access } from '@dsms/contract/kernel/endpoint'
import { useParam } from '../../kernel/address/links.tsx'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { loadTexts } from '../../kernel/i18n/index.ts'
import type { Feature } from '../../kernel/i18n/words.ts'
import { everybody, learners, type MenuEntry, type NewEntry } from '../../kernel/menu.ts'
import { barePage, listed, page, plain, useId, useOptionalId } from '../../kit/screens.tsx'
import { StudentCharges } from '../people/public.ts'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    money: typeof moneyScreens
    moneyPaper: typeof moneyPaperScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    charges: typeof import('./charges/words/en.json')
    invoices: typeof import('./invoices/words/en.json')
    shop: typeof import('./shop/words/en.json')
  }
}

const invoiceWords: Feature[] = ['invoices', 'records']

const invoicePreview = lazyScreen(
  async () => (await import('./invoices/sheet/PreviewPage.tsx')).PreviewPage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)

const invoiceEdit = lazyScreen(
  async () => (await import('./invoices/form/InvoiceFormPage.tsx')).EditInvoicePage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)

const invoicePrint = lazyScreen(
  async () => (await import('./invoices/sheet/PrintPage.tsx')).PrintPage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)

const mayEditInvoices: Access = { platform: 'platform_invoices.edit', school: 'invoices.edit' }

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

export const moneyScreens = {
  '/my/charges': () =>
    listed(plain(async () => (await import('./charges/MyChargesPage.tsx')).MyChargesPage, ['charges', 'portal'])),
  '/apps/invoice/list': () =>
    listed(plain(async () => (await import('./invoices/list/InvoiceListPage.tsx')).InvoiceListPage, invoiceWords)),
  '/apps/invoice/preview': () => listed(invoicePreview),
  '/apps/invoice/preview/$id': () => page('session', invoicePreview),
  '/apps/invoice/edit': () => listed(invoiceEdit),
  '/apps/invoice/edit/$id': () => page(mayEditInvoices, invoiceEdit),
  '/apps/invoice/add': () =>
    listed(plain(async () => (await import('./invoices/form/InvoiceFormPage.tsx')).NewInvoicePage, invoiceWords)),
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

export const moneyPaperScreens = {
  '/apps/invoice/print': () => barePage(invoicePrint),
  '/apps/invoice/print/$id': () => barePage(invoicePrint),
}

StudentCharges.fill(async () => {
  const [{ StudentCharges: Filled }] = await Promise.all([
    import('./charges/StudentCharges.tsx'),
    loadTexts(['charges']),
  ])
  return Filled
})

export const moneyMenu: MenuEntry[] = [
  { area: 'money', place: 1, target: 'invoiceList' },
  { area: 'money', place: 2, target: 'myCharges', for: learners },
  { area: 'more', section: 'samples', place: 2, target: 'invoicePreview' },
  { area: 'more', section: 'samples', place: 3, target: 'invoiceEdit' },
  { area: 'more', section: 'samples', place: 4, target: 'invoiceAdd' },
  { area: 'more', section: 'shop', place: 1, target: 'shop', for: everybody },
  { area: 'more', section: 'shop', place: 2, target: 'detail' },
  { area: 'more', section: 'shop', place: 3, target: 'wishList', for: everybody },
  { area: 'more', section: 'shop', place: 4, target: 'checkout', for: everybody },
  { area: 'more', section: 'shop', place: 5, target: 'shopOrders', for: everybody },
  { area: 'more', section: 'shop', place: 6, target: 'shopManage' },
]

export const moneyNew: NewEntry[] = [
  {
    key: 'invoice',
    to: '/apps/invoice/add',
    access: { platform: 'platform_invoices.create', school: 'invoices.create' },
  },
]
