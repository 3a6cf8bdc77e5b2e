import { exportMyData, exportStudentData, exportTrainerData } from '@dsms/contract/people/personalData/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { copyAnswer } from './copy.ts'
import { ownCopy, studentCopy } from './student.copy.ts'
import { trainerCopy } from './trainer.copy.ts'

/** Copies of everything that the school holds of a person. */
export function personalDataRoutes(app: App) {
  serve(app, exportStudentData, async ({ actor, params }) =>
    copyAnswer(app.files, await studentCopy(app, actor, params.id)),
  )
  serve(app, exportTrainerData, async ({ actor, params }) => copyAnswer(app.files, await trainerCopy(actor, params.id)))
  serve(app, exportMyData, async ({ actor, params }) => copyAnswer(app.files, await ownCopy(app, actor, params.id)))
}
