import { exportTrainerData } from '@dsms/contract/people/trainerData/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { copyAnswer } from '../copies/copy.ts'
import { trainerCopy } from './trainer.copy.ts'

/** A copy of everything that the school holds of a trainer. */
export function trainerDataRoutes(app: App) {
  serve(app, exportTrainerData, async ({ actor, params }) => copyAnswer(app.files, await trainerCopy(actor, params.id)))
}
