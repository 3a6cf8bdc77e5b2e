import { leaveRequests as area, getLeaveBalance, setLeaveAllowance } from '@dsms/contract/trainers/leaveRequests/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { tellLeaveDecided } from './leave.notices.ts'
import * as service from './leaveRequests.service.ts'

export function leaveRequestRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => service.listLeaveRequests(actor, query))
  serve(app, calls.get, ({ actor, params }) => service.readLeaveRequest(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => service.createLeaveRequest(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => service.updateLeaveRequest(actor, params.id, body))
  serve(app, calls.changeStatus, async ({ actor, params, body }) =>
    tellLeaveDecided(app, actor, await service.changeLeaveStatus(actor, params.id, body)),
  )
  serve(app, calls.archive, ({ actor, params }) => service.archiveLeaveRequest(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => service.restoreLeaveRequest(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => service.exportLeaveRequests(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => service.importLeaveRequests(actor, body))
  serve(app, getLeaveBalance, ({ actor, query }) => service.readBalance(actor, query.trainer_id, query.year))
  serve(app, setLeaveAllowance, ({ actor, body }) => service.setAllowance(actor, body))
}
