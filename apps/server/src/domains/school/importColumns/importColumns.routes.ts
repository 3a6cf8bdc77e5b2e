import * as c from '@dsms/contract/kit/importColumns'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { keepColumns, readColumns } from './importColumns.service.ts'

export function importColumnRoutes(app: App) {
  serve(app, c.getImportColumns, ({ actor, query }) => readColumns(actor, query.kind))
  serve(app, c.keepImportColumns, ({ actor, body }) => keepColumns(actor, body.kind, body.columns))
}
