import { enrolments as area, listEnrolmentPeople } from '@dsms/contract/students/enrolments/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { findPeople } from './enrolments.data.ts'
import { enrolmentDeadlines } from './enrolments.deadlines.ts'
import {
  archiveEnrolment,
  changeEnrolmentStatus,
  createEnrolment,
  exportEnrolments,
  importEnrolments,
  listEnrolments,
  readEnrolment,
  restoreEnrolment,
  updateEnrolment,
} from './enrolments.service.ts'

export function enrolmentRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => listEnrolments(actor, query))
  serve(app, calls.get, ({ actor, params }) => readEnrolment(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createEnrolment(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateEnrolment(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeEnrolmentStatus(actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveEnrolment(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreEnrolment(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportEnrolments(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importEnrolments(actor, body))
  serve(app, listEnrolmentPeople, ({ actor, query }) => findPeople(actor, query))
  app.due.add(enrolmentDeadlines)
}
