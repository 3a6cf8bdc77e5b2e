import { lookupValues as area, listLookupChoices, moveLookupValue } from '@dsms/contract/school/lookups/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import * as service from './lookupValues.service.ts'

export function lookupValueRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => service.listLookupValues(actor, query))
  serve(app, calls.get, ({ actor, params }) => service.readLookupValue(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => service.createLookupValue(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => service.updateLookupValue(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => service.changeLookupValueStatus(actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => service.archiveLookupValue(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => service.restoreLookupValue(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => service.exportLookupValues(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => service.importLookupValues(actor, body))
  serve(app, moveLookupValue, ({ actor, params, body }) => service.moveLookupValue(actor, params.id, body.direction))
  serve(app, listLookupChoices, ({ actor, query }) => service.lookupChoices(actor, query))
}
