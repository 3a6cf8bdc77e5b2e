import { AppError } from '@dsms/contract/kernel/errors'
import * as c from '@dsms/contract/platform/subscriptions/calls'
import { sql } from 'drizzle-orm'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { finds } from '../../../kit/records/find.ts'
import { countSubscriptions, listSubscriptions, subscriptionSorts } from './subscriptions.data.ts'
import { subscriptionWork } from './subscriptions.due.ts'
import { quoteChange } from './subscriptions.plan.ts'
import { cancel, changePlan, changeStatus, extendTrial, readOwn } from './subscriptions.service.ts'

export function subscriptionRoutes(app: App) {
  app.due.add(subscriptionWork(app))

  serve(app, c.listSubscriptions, async ({ actor, query }) => {
    const { q, plan_id, status, near, page, perPage, sort } = query
    const filters = { q: q ? finds(sql`c.search`, q) : undefined, plan_id, status, near }
    const [rows, total] = await together([
      () => listSubscriptions(actor, filters, { order: orderOf(sort), limit: perPage, offset: (page - 1) * perPage }),
      () => countSubscriptions(actor.db, filters),
    ])
    return { rows, total }
  })
  serve(app, c.quotePlanChange, ({ actor, params, query }) => quoteChange(actor, params.id, query))
  serve(app, c.changeSubscriptionPlan, ({ actor, params, body }) => changePlan(app, actor, params.id, body))
  serve(app, c.extendTrial, ({ actor, params, body }) => extendTrial(actor, params.id, body.until))
  serve(app, c.cancelSubscription, ({ actor, params, body }) => cancel(app, actor, params.id, body))
  serve(app, c.changeSubscriptionStatus, ({ actor, params, body }) =>
    changeStatus(app, actor, params.id, body.status, body.reason),
  )
  serve(app, c.getOwnSubscription, ({ actor }) => readOwn(actor))
}

function orderOf(sort = 'name') {
  const terms = sort.split(',').map((term) => {
    const name = term.replace('-', '')
    const column = Object.hasOwn(subscriptionSorts, name) ? subscriptionSorts[name] : undefined
    if (!column) throw new AppError('invalid_input', {}, { sort: { code: 'unknown_sort', params: { name } } })
    return term.startsWith('-') ? sql`${column} desc` : sql`${column} asc`
  })
  return [...terms, sql`c.id`]
}
