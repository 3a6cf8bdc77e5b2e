import * as calls from '@dsms/contract/schedule/copying/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { checkCopies, createCopies, undoCopies } from './copying.service.ts'

export function copyingRoutes(app: App) {
  serve(app, calls.checkLessonCopies, ({ actor, body }) => checkCopies(actor, body))
  serve(app, calls.createLessonCopies, ({ actor, body }) => createCopies(app, actor, body))
  serve(app, calls.undoLessonCopies, ({ actor, body }) => undoCopies(app, actor, body.lesson_ids))
}
