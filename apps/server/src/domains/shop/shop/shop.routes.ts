import * as a from '@dsms/contract/shop/shop/addresses'
import * as c from '@dsms/contract/shop/shop/calls'
import * as o from '@dsms/contract/shop/shop/orders'
import * as r from '@dsms/contract/shop/shop/reviews'
import { keptSums } from '../../../kernel/due/keptSums.ts'
import { serve, servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { listProducts, readProduct } from './catalog.data.ts'
import { keepFacets } from './facets.kept.ts'
import { imageAnswer } from './manage/images.ts'
import { addAddress, listAddresses, removeAddress, saveAddress } from './orders/addresses.service.ts'
import * as cart from './orders/cart.service.ts'
import { checkout } from './orders/checkout.service.ts'
import { listOrders } from './orders/orders.data.ts'
import { changeOrderStatus, readOrder } from './orders/orders.service.ts'
import { readQuote } from './orders/quote.service.ts'
import { listModerated, listReviews } from './reviews.data.ts'
import { addReview, changeReview, moderateReview, removeReview } from './reviews.service.ts'

export function shopRoutes(app: App) {
  const facets = keepFacets()
  app.due.add(keptSums('shop_changes', ['tenant'], ['total'], 16))
  serve(app, c.listProducts, ({ actor, query }) => listProducts(actor, query, facets))
  serve(app, c.getProduct, ({ actor, params }) => readProduct(actor, params.id))
  servePublic(app, c.getProductImage, ({ params }) => imageAnswer(params.name))
  cartRoutes(app)
  orderRoutes(app)
  reviewRoutes(app)
}

function cartRoutes(app: App) {
  serve(app, c.listCart, async ({ actor }) => ({ products: await cart.listCart(actor) }))
  serve(app, c.listWishlist, async ({ actor }) => ({ products: await cart.listWishlist(actor) }))
  serve(app, c.addToCart, async ({ actor, body }) => {
    await cart.addToCart(actor, body)
    return {}
  })
  serve(app, c.changeCart, async ({ actor, params, body }) => {
    await cart.changeCart(actor, params.productId, body)
    return {}
  })
  serve(app, c.removeFromCart, async ({ actor, params }) => {
    await cart.removeFromCart(actor, params.productId)
    return {}
  })
  serve(app, c.addToWishlist, async ({ actor, body }) => {
    await cart.addToWishlist(actor, body.productId)
    return {}
  })
  serve(app, c.removeFromWishlist, async ({ actor, params }) => {
    await cart.removeFromWishlist(actor, params.productId)
    return {}
  })
}

function orderRoutes(app: App) {
  serve(app, a.listAddresses, async ({ actor }) => ({ rows: await listAddresses(actor) }))
  serve(app, a.addAddress, async ({ actor, body }) => ({ address: await addAddress(actor, body) }))
  serve(app, a.saveAddress, async ({ actor, params, body }) => ({ address: await saveAddress(actor, params.id, body) }))
  serve(app, a.removeAddress, async ({ actor, params }) => {
    await removeAddress(actor, params.id)
    return {}
  })

  serve(app, o.getQuote, async ({ actor, query }) => ({ quote: await readQuote(actor, query.coupon || undefined) }))
  serve(app, o.checkout, async ({ actor, body }) => ({
    order: await readOrder(actor, await checkout(app, actor, body)),
  }))
  serve(app, o.listOrders, ({ actor, query }) => listOrders(actor, query))
  serve(app, o.getOrder, async ({ actor, params }) => ({ order: await readOrder(actor, params.id) }))
  serve(app, o.changeOrderStatus, async ({ actor, params, body }) => ({
    order: await changeOrderStatus(app, actor, params.id, body),
  }))
}

function reviewRoutes(app: App) {
  serve(app, r.listProductReviews, ({ actor, params, query }) => listReviews(actor, params.id, query))
  serve(app, r.addProductReview, async ({ actor, entry, params, body }) => ({
    review: await addReview(app, actor, entry.kind, params.id, body),
  }))
  serve(app, r.changeProductReview, async ({ actor, entry, params, body }) => ({
    review: await changeReview(app, actor, entry.kind, params.id, body),
  }))
  serve(app, r.removeProductReview, async ({ actor, params }) => {
    await removeReview(actor, params.id)
    return {}
  })
  serve(app, r.listModeratedProductReviews, ({ actor, query }) => listModerated(actor, query))
  serve(app, r.moderateReview, async ({ actor, params, body }) => ({
    review: await moderateReview(actor, params.id, body),
  }))
}
