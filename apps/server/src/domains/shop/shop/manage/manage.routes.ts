import * as categories from '@dsms/contract/shop/shop/categories'
import * as k from '@dsms/contract/shop/shop/coupons'
import * as m from '@dsms/contract/shop/shop/manage'
import { keepAvatar } from '../../../../kernel/files/pictures/avatars.ts'
import { serve } from '../../../../kernel/http/serve.ts'
import type { App } from '../../../../kernel/services.ts'
import { drawnImages } from './images.ts'
import { createCategory, listCategories, removeCategory, updateCategory } from './manage.categories.ts'
import { createCoupon, listCoupons, readCoupon, removeCoupon, updateCoupon } from './manage.coupons.ts'
import * as products from './manage.products.ts'
import { readSettings, saveSettings } from './settings.service.ts'

export function shopManageRoutes(app: App) {
  serve(app, m.listManagedProducts, ({ actor, query }) => products.listManaged(actor, query))
  serve(app, m.getManagedProduct, async ({ actor, params }) => ({
    product: await products.readManaged(actor, params.id),
  }))
  serve(app, m.createProduct, async ({ actor, body }) => ({ product: await products.createProduct(actor, body) }))
  serve(app, m.updateProduct, async ({ actor, params, body }) => ({
    product: await products.updateProduct(actor, params.id, body),
  }))
  serve(app, m.removeProduct, async ({ actor, params }) => {
    await products.removeProduct(actor, params.id)
    return {}
  })
  serve(app, m.listStockChanges, ({ actor, params, query }) => products.listStockChanges(actor, params.id, query))
  serve(app, m.changeStock, async ({ actor, params, body }) => ({
    product: await products.changeStock(actor, params.id, body),
  }))
  serve(app, m.listDrawnImages, () => ({ images: drawnImages() }))
  serve(app, m.uploadProductImage, ({ body }) => async () => {
    const { avatar: image } = await keepAvatar(app, body.content)
    return { image }
  })

  serve(app, categories.listProductCategories, async ({ actor }) => ({ rows: await listCategories(actor) }))
  serve(app, categories.createProductCategory, async ({ actor, body }) => ({
    category: await createCategory(actor, body),
  }))
  serve(app, categories.updateProductCategory, async ({ actor, params, body }) => ({
    category: await updateCategory(actor, params.id, body),
  }))
  serve(app, categories.removeProductCategory, async ({ actor, params }) => {
    await removeCategory(actor, params.id)
    return {}
  })

  serve(app, m.getShopSettings, ({ actor }) => readSettings(actor))
  serve(app, m.saveShopSettings, ({ actor, body }) => saveSettings(actor, body))

  serve(app, k.listCoupons, ({ actor, query }) => listCoupons(actor, query))
  serve(app, k.getCoupon, async ({ actor, params }) => ({ coupon: await readCoupon(actor, params.id) }))
  serve(app, k.createCoupon, async ({ actor, body }) => ({ coupon: await createCoupon(actor, body) }))
  serve(app, k.updateCoupon, async ({ actor, params, body }) => ({
    coupon: await updateCoupon(actor, params.id, body),
  }))
  serve(app, k.removeCoupon, async ({ actor, params }) => {
    await removeCoupon(actor, params.id)
    return {}
  })
}
