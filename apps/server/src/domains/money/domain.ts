import type { Domain } from '../../kernel/domain.ts'
import { seedInvoices } from './invoices/demo/invoices.ts'
import { invoiceRoutes } from './invoices/invoices.routes.ts'
import { seedShop } from './shop/demo/shop.ts'
import { shopManageRoutes } from './shop/manage/manage.routes.ts'
import { shopRoutes } from './shop/shop.routes.ts'

export const money: Domain = {
  routes: [invoiceRoutes, shopManageRoutes, shopRoutes],
  demo: [(db, { people }) => seedInvoices(db, people), (db, { people }) => seedShop(db, people)],
}
