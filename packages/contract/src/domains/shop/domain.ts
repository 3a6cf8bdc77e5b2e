import type { Domain } from '../../kernel/brings/domain.ts'
import * as shopAddresses from './shop/addresses.ts'
import * as shopCalls from './shop/calls.ts'
import * as shopCategories from './shop/categories.ts'
import * as shopCoupons from './shop/coupons.ts'
import * as shopManage from './shop/manage.ts'
import * as shopOrders from './shop/orders.ts'
import * as shopReviews from './shop/reviews.ts'
import { errors } from './words/errors.ts'
import { examples, mails } from './words/mails.ts'
import { notices } from './words/notices.ts'
import { words } from './words/words.ts'

export const shop: Domain = {
  calls: [shopAddresses, shopCalls, shopCategories, shopCoupons, shopManage, shopOrders, shopReviews],
  pages: [
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
  words,
}
