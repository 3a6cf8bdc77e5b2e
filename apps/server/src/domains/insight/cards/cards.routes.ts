import * as c from '@dsms/contract/insight/cards/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { customers, productOrders, sessionsDevice, supportTracker } from './analytics.service.ts'
import { goalOverview, revenueCard, revenueReport } from './money.service.ts'
import { avgSessions } from './sessions.service.ts'

export function cardRoutes(app: App) {
  serve(app, c.getSupportTracker, ({ actor, query }) => supportTracker(actor, query.range))
  serve(app, c.getAvgSessions, ({ actor, query }) => avgSessions(actor, query.range))
  serve(app, c.getRevenueReport, ({ actor, query }) => revenueReport(actor, query.year))
  serve(app, c.getGoalOverview, ({ actor }) => goalOverview(actor))
  serve(app, c.getRevenueCard, ({ actor }) => revenueCard(actor))
  serve(app, c.getProductOrders, ({ actor, query }) => productOrders(actor, query.range))
  serve(app, c.getSessionsDevice, ({ actor, query }) => sessionsDevice(actor, query.range))
  serve(app, c.getCustomers, ({ actor, query }) => customers(actor, query.range))
}
