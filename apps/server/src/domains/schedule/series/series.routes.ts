import * as calls from '@dsms/contract/schedule/series/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { cancelSeries, changeSeries } from './series.change.ts'
import { checkSeries, createSeries, listSeries, listTaken, readSeries } from './series.service.ts'

export function seriesRoutes(app: App) {
  serve(app, calls.checkLessonSeries, ({ actor, body }) => checkSeries(actor, body))
  serve(app, calls.listTakenLanes, ({ actor, body }) => listTaken(actor, body))
  serve(app, calls.createLessonSeries, ({ actor, body }) => createSeries(app, actor, body))
  serve(app, calls.listLessonSeries, ({ actor, query }) => listSeries(actor, query))
  serve(app, calls.getLessonSeries, ({ actor, params }) => readSeries(actor, params.id))
  serve(app, calls.updateLessonSeries, ({ actor, params, body }) => changeSeries(app, actor, params.id, body))
  serve(app, calls.cancelLessonSeries, ({ actor, params, body }) => cancelSeries(app, actor, params.id, body))
}
