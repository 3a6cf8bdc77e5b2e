import * as c from '@dsms/contract/students/leads/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { boardOf, ownersOf } from './leads.data.ts'
import { figuresOf } from './leads.figures.ts'
import { leadRetention } from './leads.retention.ts'
import {
  archiveLead,
  changeLeadStatus,
  createLead,
  exportLeads,
  followLead,
  importLeads,
  listLeads,
  readLead,
  restoreLead,
  updateLead,
} from './leads.service.ts'

export function leadRoutes(app: App) {
  const { calls } = c.leads
  serve(app, calls.list, ({ actor, query }) => listLeads(actor, query))
  serve(app, calls.get, ({ actor, params }) => readLead(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createLead(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateLead(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeLeadStatus(actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveLead(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreLead(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportLeads(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importLeads(actor, body))
  serve(app, c.followLead, ({ actor, params, body }) => followLead(actor, params.id, body))
  serve(app, c.leadBoard, async ({ actor, query }) => ({ columns: await boardOf(actor, query) }))
  serve(app, c.leadFigures, ({ actor, query }) => figuresOf(actor, query))
  serve(app, c.listLeadOwners, ({ actor }) => ownersOf(actor))

  app.due.add(leadRetention())
}
