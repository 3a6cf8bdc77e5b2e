import {
  trainingComponents as area,
  configureComponentMode,
  saveComponentModes,
} from '@dsms/contract/curriculum/components/calls'
import { arrayContains, eq, sql } from 'drizzle-orm'
import { serve } from '../../../kernel/http/serve.ts'
import { currencyOf } from '../../../kernel/money/money.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { modesOf } from './components.data.ts'
import { configureMode, saveModes } from './components.service.ts'
import { trainingComponents } from './components.table.ts'

// written out: a select from one table alone drops the names of tables, and these name others
const modeCount = sql<number>`(
  select count(*)::integer from component_modes m where m.component_id = training_components.id)`
const sessionCount = sql<number>`(
  select count(*)::integer from component_sessions s join component_modes m on m.id = s.mode_id
   where m.component_id = training_components.id)`

export function componentRoutes(app: App) {
  const verbs = serveArea(app, area, trainingComponents, {
    sorts: { component_type: trainingComponents.componentType, training_mode: trainingComponents.trainingMode },
    rows: ({ db, language }, page) =>
      paged(
        db
          .select({
            ...wireColumns(trainingComponents, language),
            mode_count: modeCount.as('mode_count'),
            session_count: sessionCount.as('session_count'),
          })
          .from(trainingComponents)
          .$dynamic(),
        page,
      ),
    filters: ({ component_type, training_mode, resource }) => [
      component_type ? eq(trainingComponents.componentType, component_type) : undefined,
      training_mode ? eq(trainingComponents.trainingMode, training_mode) : undefined,
      resource ? arrayContains(trainingComponents.resources, [resource]) : undefined,
    ],
    more: async (actor, { id }) => {
      const [modes, currency] = await together([() => modesOf(actor, id), () => currencyOf(actor)])
      return { modes, currency }
    },
  })

  serve(app, saveComponentModes, async ({ actor, params, body }) => {
    await saveModes(actor, await verbs.lock(actor, params.id), body)
    return verbs.read(actor, params.id)
  })

  serve(app, configureComponentMode, async ({ actor, params, body }) => {
    await configureMode(actor, await verbs.lock(actor, params.id), params.mode_id, body)
    return verbs.read(actor, params.id)
  })
}
