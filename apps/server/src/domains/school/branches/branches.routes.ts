import { branches as area } from '@dsms/contract/school/branches/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import {
  archiveBranch,
  changeBranchStatus,
  createBranch,
  exportBranches,
  importBranches,
  listBranches,
  readBranch,
  restoreBranch,
  updateBranch,
} from './branches.service.ts'

export function branchRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => listBranches(actor, query))
  serve(app, calls.get, ({ actor, params }) => readBranch(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createBranch(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateBranch(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeBranchStatus(actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveBranch(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreBranch(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportBranches(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importBranches(actor, body))
}
