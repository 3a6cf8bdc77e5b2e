import { schools as area } from '@dsms/contract/platform/schools/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { licenceWork } from './schools.licence.ts'
import {
  archiveSchool,
  changeSchoolStatus,
  createSchool,
  exportSchools,
  importSchools,
  listSchools,
  readSchool,
  restoreSchool,
  updateSchool,
} from './schools.service.ts'

export function schoolRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => listSchools(actor, query))
  serve(app, calls.get, ({ actor, params }) => readSchool(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createSchool(app, actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateSchool(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeSchoolStatus(app, actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveSchool(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreSchool(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportSchools(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importSchools(app, actor, body))
  app.due.add(licenceWork(app))
}
