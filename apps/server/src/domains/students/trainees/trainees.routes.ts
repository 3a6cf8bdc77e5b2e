import { listMyTrainees } from '@dsms/contract/students/trainees/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { listTrainees } from './trainees.data.ts'

export function traineeRoutes(app: App) {
  serve(app, listMyTrainees, ({ actor }) => listTrainees(actor))
}
