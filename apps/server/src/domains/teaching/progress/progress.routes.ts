import { answerLessonObjection } from '@dsms/contract/teaching/lessonRecords/office'
import * as calls from '@dsms/contract/teaching/progress/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { answerObjectionToLesson, objectToLesson } from './objections.service.ts'
import { rateSkill, readProgress, readStudentProgress, signLesson } from './progress.service.ts'

export function progressRoutes(app: App) {
  serve(app, calls.getMyProgress, ({ actor, params }) => readProgress(actor, params.id))
  serve(app, calls.getStudentProgress, ({ actor, params }) => readStudentProgress(actor, params.id))
  serve(app, calls.rateMySkill, ({ actor, params, body }) => rateSkill(actor, params, body))
  serve(app, calls.objectToMyLesson, ({ actor, params, body }) => objectToLesson(app, actor, params.id, body))
  serve(app, answerLessonObjection, ({ actor, params, body }) => answerObjectionToLesson(app, actor, params.id, body))
  serve(app, calls.signMyLesson, ({ actor, params, body }) => signLesson(actor, params.id, body))
}
