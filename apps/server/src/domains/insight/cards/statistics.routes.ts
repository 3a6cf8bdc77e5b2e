import * as c from '@dsms/contract/insight/cards/statistics'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import * as statistics from './statistics.service.ts'

export function statisticRoutes(app: App) {
  serve(app, c.getOrdersBar, ({ actor, query }) => statistics.ordersBar(actor, query.range))
  serve(app, c.getProfitLine, ({ actor, query }) => statistics.profitLine(actor, query.range))
  serve(app, c.getSubscribers, ({ actor, query }) => statistics.subscribers(actor, query.range))
  serve(app, c.getRevenueStatistic, ({ actor, query }) => statistics.revenue(actor, query.range))
  serve(app, c.getSales, ({ actor, query }) => statistics.sales(actor, query.range))
  serve(app, c.getOrdersStatistic, ({ actor, query }) => statistics.orders(actor, query.range))
  serve(app, c.getSiteTraffic, ({ actor, query }) => statistics.siteTraffic(actor, query.range))
  serve(app, c.getActiveUsers, ({ actor, query }) => statistics.activePeople(actor, query.range))
  serve(app, c.getNewsletter, ({ actor, query }) => statistics.newsletter(actor, query.range))
}
