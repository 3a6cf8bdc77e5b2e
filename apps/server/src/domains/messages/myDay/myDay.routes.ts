import { getMyDay } from '@dsms/contract/messages/myDay/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { myDay } from './myDay.service.ts'

export function myDayRoutes(app: App) {
  serve(app, getMyDay, ({ actor }) => myDay(app, actor))
}
