import * as calls from '@dsms/contract/schedule/board/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { readBoard } from './board.service.ts'
import { listUnplanned } from './unplanned.ts'

export function boardRoutes(app: App) {
  serve(app, calls.getBoard, ({ actor, query }) => readBoard(actor, query))
  serve(app, calls.listUnplanned, ({ actor, query }) => listUnplanned(actor, query))
}
