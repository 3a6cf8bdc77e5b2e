import type { Domain } from '../../kernel/domain.ts'
import { cartLinesOf } from '../identity/public.ts'
import { forgetBy, personErased } from '../staff/public.ts'
import { countCartLines } from './shop/cart.count.ts'
import { seedShop } from './shop/demo/shop.ts'
import { shopManageRoutes } from './shop/manage/manage.routes.ts'
import { shopRoutes } from './shop/shop.routes.ts'

export const shop: Domain = {
  routes: [shopManageRoutes, shopRoutes],
  demo: [(db, { people }) => seedShop(db, people)],
}

cartLinesOf.answer(countCartLines)
personErased.on(forgetBy('forget_in_shop'))
