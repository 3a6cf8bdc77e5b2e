import { checkTold } from '@dsms/contract/schedule/notices/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { whoIsTold } from './told.service.ts'

export function toldRoutes(app: App) {
  serve(app, checkTold, ({ actor, body }) => whoIsTold(actor, body))
}
