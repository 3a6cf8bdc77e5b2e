import { organizations as area } from '@dsms/contract/platform/organizations/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import {
  archiveOrganization,
  changeOrganizationStatus,
  createOrganization,
  exportOrganizations,
  importOrganizations,
  listOrganizations,
  readOrganization,
  restoreOrganization,
  updateOrganization,
} from './organizations.service.ts'

export function organizationRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => listOrganizations(actor, query))
  serve(app, calls.get, ({ actor, params }) => readOrganization(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createOrganization(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateOrganization(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeOrganizationStatus(app, actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveOrganization(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreOrganization(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportOrganizations(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importOrganizations(actor, body))
}
