import * as c from '@dsms/contract/platform/plans/calls'
import { sql } from 'drizzle-orm'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { swapPlaces } from '../../../kit/records/places.ts'
import { findPlan, listPlans, planRecords } from './plans.data.ts'
import { listRequests, readOwnPlan, requestPlan, settleRequest } from './plans.requests.ts'
import { addPlan, changePlan, changePlanStatus } from './plans.service.ts'

export function planRoutes(app: App) {
  serve(app, c.getOwnPlan, ({ actor }) => readOwnPlan(actor))
  serve(app, c.requestPlan, ({ actor, params, body }) => requestPlan(app, actor, params.id, body.cycle))

  serve(app, c.listPlanRequests, ({ actor }) => listRequests(actor))
  serve(app, c.settlePlanRequest, async ({ actor, params, body }) => {
    await settleRequest(app, actor, params.id, body.isGranted)
    return {}
  })

  serve(app, c.listPlans, ({ actor }) => listPlans(actor))
  serve(app, c.createPlan, ({ actor, body }) => addPlan(actor, body))
  serve(app, c.updatePlan, ({ actor, params, body }) => changePlan(actor, params.id, body))
  serve(app, c.changePlanStatus, ({ actor, params, body }) => changePlanStatus(actor, params.id, body.status))
  serve(app, c.movePlan, async ({ actor, params, body }) => {
    await planRecords.lock(actor, params.id)
    await swapPlaces(actor, 'subscription_plans', params.id, sql`true`, body.direction)
    return findPlan(actor, params.id)
  })
}
