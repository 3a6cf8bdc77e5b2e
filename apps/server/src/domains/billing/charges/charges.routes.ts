import * as calls from '@dsms/contract/billing/charges/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { chargeNews } from './charges.due.ts'
import {
  createCharge,
  listCharges,
  listMyCharges,
  payBackCharge,
  payCharge,
  waiveCharge,
  writeOffCharge,
} from './charges.service.ts'

export function chargeRoutes(app: App) {
  serve(app, calls.listCharges, ({ actor, query }) => listCharges(actor, query))
  serve(app, calls.createCharge, ({ actor, body }) => {
    actor.afterCommit(() => app.due.wake())
    return createCharge(actor, body)
  })
  serve(app, calls.payCharge, ({ actor, params, body }) => payCharge(actor, params.id, body))
  serve(app, calls.payBackCharge, ({ actor, params, body }) => payBackCharge(actor, params.id, body.version))
  serve(app, calls.waiveCharge, ({ actor, params, body }) => {
    actor.afterCommit(() => app.due.wake())
    return waiveCharge(actor, params.id, body.version, body.reason)
  })
  serve(app, calls.writeOffCharge, ({ actor, params, body }) =>
    writeOffCharge(actor, params.id, body.version, body.reason),
  )
  serve(app, calls.listMyCharges, ({ actor, query }) => listMyCharges(actor, query))
  app.due.add(chargeNews(app))
}
