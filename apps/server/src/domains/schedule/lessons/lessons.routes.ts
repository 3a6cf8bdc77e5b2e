import * as calls from '@dsms/contract/schedule/lessons/calls'
import { getLessonPeople } from '@dsms/contract/schedule/lessons/people'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { lessonHolds } from '../claims/holds.due.ts'
import { correctResults } from './deeds/lessons.results.ts'
import { undoLesson } from './deeds/lessons.undo.ts'
import { lessonPeople } from './lessons.card.ts'
import { lessonFacts } from './lessons.check.ts'
import { listLessons } from './lessons.data.ts'
import { listPlacesToMeet } from './lessons.places.ts'
import { changeLesson, checkLesson, createLesson, readLesson, tellCarried } from './lessons.service.ts'
import {
  cancelLesson,
  completeLesson,
  confirmLesson,
  declineLesson,
  missLesson,
  startLesson,
} from './lessons.status.ts'
import { listLessonsToReplan } from './replan.ts'

export function lessonRoutes(app: App) {
  serve(app, calls.listLessons, ({ actor, query }) => listLessons(actor, query))
  serve(app, calls.checkLesson, ({ actor, body }) => checkLesson(actor, body))
  serve(app, calls.getLessonFacts, async ({ actor, body }) => ({ facts: await lessonFacts(actor, body) }))
  serve(app, calls.createLesson, ({ actor, body }) => createLesson(app, actor, body))
  serve(app, calls.getLesson, ({ actor, params }) => readLesson(actor, params.id))
  serve(app, getLessonPeople, ({ actor, params }) => lessonPeople(actor, params.id))
  serve(app, calls.updateLesson, ({ actor, params, body }) => changeLesson(app, actor, params.id, body))
  serve(app, calls.moveLesson, ({ actor, params, body }) => changeLesson(app, actor, params.id, body))
  serve(app, calls.tellCarried, ({ actor, params, body }) => tellCarried(actor, params.id, body.is_carried))
  serve(app, calls.cancelLesson, ({ actor, params, body }) => cancelLesson(app, actor, params.id, body))
  serve(app, calls.confirmLesson, ({ actor, params, body }) => confirmLesson(app, actor, params.id, body.version))
  serve(app, calls.declineLesson, ({ actor, params, body }) =>
    declineLesson(app, actor, params.id, body.version, body.note),
  )
  serve(app, calls.startLesson, ({ actor, params, body }) => startLesson(actor, params.id, body.version))
  serve(app, calls.completeLesson, ({ actor, params, body }) => completeLesson(actor, params.id, body))
  serve(app, calls.correctResults, ({ actor, params, body }) => correctResults(actor, params.id, body))
  serve(app, calls.missLesson, ({ actor, params, body }) => missLesson(actor, params.id, body.version, body.note))
  serve(app, calls.undoLesson, ({ actor, params, body }) => undoLesson(actor, params.id, body))
  serve(app, calls.listLessonsToReplan, ({ actor, query }) => listLessonsToReplan(actor, query))
  serve(app, calls.listMeetingPoints, ({ actor, query }) => listPlacesToMeet(actor, query.enrolment_ids))
  app.due.add(lessonHolds)
}
