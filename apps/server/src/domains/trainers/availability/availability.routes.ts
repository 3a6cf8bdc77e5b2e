import * as c from '@dsms/contract/trainers/availability/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import * as service from './availability.service.ts'

export function availabilityRoutes(app: App) {
  serve(app, c.getAvailability, ({ actor, query: { trainer_id, from, to } }) =>
    service.showAvailability(actor, { trainerId: trainer_id, from, to }),
  )
  serve(app, c.saveAvailabilityWeek, ({ actor, params, body: { school_id: _, ...week } }) =>
    service.saveWeek(actor, params.id, week),
  )
  serve(app, c.copyAvailability, ({ actor, body }) => service.copyWeek(actor, body))
  serve(app, c.addAvailabilityException, ({ actor, body }) => service.addException(actor, body))
  serve(app, c.removeAvailabilityException, ({ actor, params }) => service.removeException(actor, params.id))
  serve(app, c.getFreeHours, ({ actor, query }) => service.freeHours(actor, query))
}
