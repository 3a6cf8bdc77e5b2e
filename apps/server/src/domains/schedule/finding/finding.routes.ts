import * as calls from '@dsms/contract/schedule/finding/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { judgeChoices } from './choices.ts'
import { findFreeSlots } from './freeSlots.ts'
import { listSeatChoices } from './seats.data.ts'

export function findingRoutes(app: App) {
  serve(app, calls.listFreeSlots, ({ actor, query }) => findFreeSlots(actor, query))
  serve(app, calls.listSeatChoices, ({ actor, query }) => listSeatChoices(actor, query))
  serve(app, calls.judgeChoices, ({ actor, body }) => judgeChoices(actor, body))
}
