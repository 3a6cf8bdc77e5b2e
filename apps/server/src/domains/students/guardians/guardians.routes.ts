import {
  guardians as area,
  linkGuardian,
  listStudentGuardians,
  unlinkGuardian,
} from '@dsms/contract/students/guardians/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import {
  archiveGuardian,
  changeGuardianStatus,
  createGuardian,
  exportGuardians,
  importGuardians,
  linkToStudent,
  listGuardians,
  listGuardiansOf,
  readGuardian,
  restoreGuardian,
  unlinkFromStudent,
  updateGuardian,
} from './guardians.service.ts'

export function guardianRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => listGuardians(app, actor, query))
  serve(app, calls.get, ({ actor, params }) => readGuardian(app, actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createGuardian(app, actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateGuardian(app, actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeGuardianStatus(app, actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveGuardian(app, actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreGuardian(app, actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportGuardians(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importGuardians(app, actor, body))
  serve(app, listStudentGuardians, ({ actor, params }) => listGuardiansOf(actor, params.id))
  serve(app, linkGuardian, ({ actor, params, body }) => linkToStudent(actor, params.id, body))
  serve(app, unlinkGuardian, ({ actor, params }) => unlinkFromStudent(actor, params.id, params.guardian_id))
}
