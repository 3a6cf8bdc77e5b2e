import type { Domain } from '../../kernel/brings/domain.ts'
import { pagesFor } from '../../kernel/page.ts'
import * as charges from './charges/calls.ts'
import * as invoicesActions from './invoices/actions.ts'
import * as invoices from './invoices/calls.ts'
import * as invoicesDrafts from './invoices/drafts.ts'
import * as invoicesSettings from './invoices/settings.ts'
import * as shopAddresses from './shop/addresses.ts'
import * as shop from './shop/calls.ts'
import * as shopCategories from './shop/categories.ts'
import * as shopCoupons from './shop/coupons.ts'
import * as shopManage from './shop/manage.ts'
import * as shopOrders from './shop/orders.ts'
import * as shopReviews from './shop/reviews.ts'
import { errors } from './words/errors.ts'
import { examples, mails } from './words/mails.ts'
import { notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const money: Domain = {
  calls: [
    charges,
    invoicesActions,
    invoices,
    invoicesDrafts,
    invoicesSettings,
    shopAddresses,
    shop,
    shopCategories,
    shopCoupons,
    shopManage,
    shopOrders,
    shopReviews,
  ],
  pages: [
    ...pagesFor(['student', 'guardian'], {
      id: 340,
      target: 'myCharges',
      icon: 'receipt',
      link: '/my/charges',
      access: 'session',
    }),
    { id: 7, target: 'invoiceList', icon: 'file-invoice', link: '/apps/invoice/list', access: 'session' },
    { id: 8, target: 'invoicePreview', icon: 'file-text', link: '/apps/invoice/preview', access: 'session' },
    {
      id: 9,
      target: 'invoiceEdit',
      icon: 'edit',
      link: '/apps/invoice/edit',
      access: { platform: 'platform_invoices.edit', school: 'invoices.edit' },
    },
    {
      id: 10,
      target: 'invoiceAdd',
      icon: 'plus',
      link: '/apps/invoice/add',
      access: {
        platform: 'platform_invoices.create',
        school: 'invoices.create',
      },
    },
    { id: 11, target: 'shop', icon: 'shopping-cart', link: '/apps/ecommerce/shop', access: 'session' },
    { id: 12, target: 'detail', icon: 'package', link: '/apps/ecommerce/product-detail', access: 'session' },
    { id: 13, target: 'wishList', icon: 'heart', link: '/apps/ecommerce/wishlist', access: 'session' },
    { id: 14, target: 'checkout', icon: 'credit-card', link: '/apps/ecommerce/checkout', access: 'session' },
    { id: 211, target: 'shopOrders', icon: 'receipt', link: '/apps/ecommerce/orders', access: 'session' },
    {
      id: 212,
      target: 'shopManage',
      icon: 'building-store',
      link: '/apps/ecommerce/manage',
      access: { platform: 'shop.view', school: 'shop.view' },
    },
  ],
  errors,
  mails,
  examples,
  notices,
  topics,
  words,
}
