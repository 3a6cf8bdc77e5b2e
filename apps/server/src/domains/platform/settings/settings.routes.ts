import * as c from '@dsms/contract/platform/settings/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { changeSettings, showSettings, spotOf } from './settings.service.ts'

export function settingRoutes(app: App) {
  serve(app, c.getSettings, async ({ actor, query }) => showSettings(actor, await spotOf(actor, 'view', query)))

  serve(app, c.updateSettings, async ({ actor, body }) =>
    changeSettings(actor, await spotOf(actor, 'edit', body), body.changes),
  )
}
