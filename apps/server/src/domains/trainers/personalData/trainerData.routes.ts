import { exportTrainerData } from '@dsms/contract/trainers/personalData/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { copyAnswer } from '../../staff/public.ts'
import { trainerCopy } from './trainer.copy.ts'

/** A copy of everything that the school holds of a trainer. */
export function trainerDataRoutes(app: App) {
  serve(app, exportTrainerData, async ({ actor, params }) => copyAnswer(app.files, await trainerCopy(actor, params.id)))
}
