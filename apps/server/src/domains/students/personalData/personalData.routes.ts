import { exportMyData, exportStudentData } from '@dsms/contract/students/personalData/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { copyAnswer } from '../../staff/public.ts'
import { ownCopy, studentCopy } from './student.copy.ts'

/** Copies of everything that the school holds of a student. */
export function personalDataRoutes(app: App) {
  serve(app, exportStudentData, async ({ actor, params }) =>
    copyAnswer(app.files, await studentCopy(app, actor, params.id)),
  )
  serve(app, exportMyData, async ({ actor, params }) => copyAnswer(app.files, await ownCopy(app, actor, params.id)))
}
