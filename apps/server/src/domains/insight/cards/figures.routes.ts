import * as c from '@dsms/contract/insight/cards/figures'
import { serve, servePublic } from '../../../kernel/http/serve.ts'
import { currencyOf } from '../../../kernel/money/money.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { timelineOf } from './figures.data.ts'
import { browsers, overview, products, salesYear, transactions } from './figures.service.ts'
import { readTargets, writeTargets } from './targets.data.ts'
import { countVisit } from './visits.service.ts'

export function figureRoutes(app: App) {
  servePublic(app, c.countVisit, async ({ request }) => {
    await countVisit(app, request)
    return { ok: true as const }
  })
  serve(app, c.getOverview, ({ actor, query }) => overview(actor, query.range))
  serve(app, c.listTransactions, ({ actor }) => transactions(actor))
  serve(app, c.listBestSellers, ({ actor, query }) => products(actor, query.range))
  serve(app, c.getBrowsers, ({ actor, query }) => browsers(actor, query.range))
  serve(app, c.getTimeline, async ({ actor }) => ({ rows: await timelineOf(actor) }))
  serve(app, c.getSalesYear, ({ actor }) => salesYear(actor))

  serve(app, c.getTargets, async ({ actor, query: { year } }) => {
    const [targets, currency] = await together([() => readTargets(actor, year), () => currencyOf(actor)])
    return { year, currency, ...targets }
  })
  serve(app, c.saveTargets, async ({ actor, body: { year, ...targets } }) => {
    await writeTargets(actor, year, targets)
    const currency = await currencyOf(actor)
    return { year, currency, ...targets }
  })
}
