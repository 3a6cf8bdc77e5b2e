import type { Access } from '@dsms/contract/kernel/endpoint'
import { useParams } from '@tanstack/react-router'
import { lazyScreen } from '../../kernel/browser/lazyScreen.tsx'
import type { Feature } from '../../kernel/i18n/words.ts'
import type { MenuEntry } from '../../kernel/menu.ts'
import { barePage, listed, page, plain, useId, useOptionalId } from '../../kit/screens.tsx'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
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
  () => ({ slug: useParams({ strict: false }).slug }),
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

export const moneyScreens = [
  listed(
    '/apps/invoice/list',
    plain(async () => (await import('./invoices/list/InvoiceListPage.tsx')).InvoiceListPage, invoiceWords),
  ),
  listed('/apps/invoice/preview', invoicePreview),
  page('/apps/invoice/preview/$id', 'session', invoicePreview),
  listed('/apps/invoice/edit', invoiceEdit),
  page('/apps/invoice/edit/$id', mayEditInvoices, invoiceEdit),
  listed(
    '/apps/invoice/add',
    plain(async () => (await import('./invoices/form/InvoiceFormPage.tsx')).NewInvoicePage, invoiceWords),
  ),
  listed(
    '/apps/ecommerce/shop',
    plain(async () => (await import('./shop/catalog/ShopPage.tsx')).ShopPage, shopWords),
  ),
  listed('/apps/ecommerce/product-detail', productPage),
  page('/apps/ecommerce/product-detail/$slug', 'session', productPage),
  listed(
    '/apps/ecommerce/wishlist',
    plain(async () => (await import('./shop/catalog/WishlistPage.tsx')).WishlistPage, shopWords),
  ),
  listed(
    '/apps/ecommerce/checkout',
    plain(async () => (await import('./shop/checkout/CheckoutPage.tsx')).CheckoutPage, shopWords),
  ),
  listed(
    '/apps/ecommerce/orders',
    plain(async () => (await import('./shop/orders/OrdersPage.tsx')).OrdersPage, shopWords),
  ),
  page(
    '/apps/ecommerce/orders/$id',
    'session',
    lazyScreen(
      async () => (await import('./shop/orders/OrderPage.tsx')).OrderPage,
      shopWords,
      () => ({ id: useId() }),
    ),
  ),
  listed(
    '/apps/ecommerce/manage',
    plain(async () => (await import('./shop/manage/ManagePage.tsx')).ManagePage, shopWords),
  ),
  page('/apps/ecommerce/manage/products/new', { platform: 'shop.create', school: 'shop.create' }, productForm),
  page('/apps/ecommerce/manage/products/$id', { platform: 'shop.edit', school: 'shop.edit' }, productForm),
  page('/apps/ecommerce/manage/coupons/new', { platform: 'shop.create', school: 'shop.create' }, couponForm),
  page('/apps/ecommerce/manage/coupons/$id', { platform: 'shop.edit', school: 'shop.edit' }, couponForm),
] as const

export const moneyPaperScreens = [
  barePage('/apps/invoice/print', invoicePrint),
  barePage('/apps/invoice/print/$id', invoicePrint),
] as const

export const moneyMenu: MenuEntry[] = [
  { group: 'money', place: 1, target: 'invoiceList' },
  { group: 'money', place: 2, target: 'invoiceAdd' },
  { group: 'shop', place: 1, target: 'shop' },
  { group: 'shop', place: 2, target: 'wishList' },
  { group: 'shop', place: 3, target: 'checkout' },
  { group: 'shop', place: 4, target: 'shopOrders' },
  { group: 'shop', place: 5, target: 'shopManage' },
]
