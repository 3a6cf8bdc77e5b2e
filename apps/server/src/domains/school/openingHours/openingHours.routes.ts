import * as c from '@dsms/contract/school/openingHours/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import * as service from './openingHours.service.ts'

export function openingHourRoutes(app: App) {
  serve(app, c.getOpeningHours, ({ actor, query }) => service.showHours(actor, query.branch_id))

  serve(app, c.saveOpeningHours, ({ actor, body }) => service.saveWeek(actor, body))

  serve(app, c.addSeason, ({ actor, body: { school_id: _, ...season } }) => service.makeSeason(actor, season))

  serve(app, c.updateSeason, ({ actor, params, body: { school_id: _, ...change } }) =>
    service.changeSeason(actor, params.id, change),
  )

  serve(app, c.removeSeason, ({ actor, params }) => service.putAwaySeason(actor, params.id))
}
