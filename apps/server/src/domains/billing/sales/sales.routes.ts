import * as calls from '@dsms/contract/billing/sales/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { saleExpiry } from './sales.due.ts'
import { listSellable } from './sales.offers.ts'
import { createSale, handOutItem, listMySales, listSales, readSale, refundSale, transferSale } from './sales.service.ts'

export function saleRoutes(app: App) {
  serve(app, calls.listSales, ({ actor, query }) => listSales(actor, query))
  serve(app, calls.getSale, ({ actor, params }) => readSale(actor, params.id))
  serve(app, calls.listSellable, ({ actor, query }) => listSellable(actor, query.enrolment_id))
  serve(app, calls.createSale, ({ actor, body }) => {
    // the student hears of the charges, and the sale may be the next to expire
    actor.afterCommit(() => app.due.wake())
    return createSale(actor, body)
  })
  serve(app, calls.refundSale, ({ actor, params, body }) => refundSale(actor, params.id, body))
  serve(app, calls.transferSale, ({ actor, params, body }) => {
    actor.afterCommit(() => app.due.wake())
    return transferSale(actor, params.id, body)
  })
  serve(app, calls.handOutItem, ({ actor, params, body }) => handOutItem(actor, params, body))
  serve(app, calls.listMySales, ({ actor, query }) => listMySales(actor, query))
  app.due.add(saleExpiry)
}
