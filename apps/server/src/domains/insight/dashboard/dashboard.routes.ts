import * as c from '@dsms/contract/insight/dashboard/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { may } from '../../../kernel/actor.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import * as data from './dashboard.data.ts'

export function dashboardRoutes(app: App) {
  serve(app, c.getPlatformDashboard, async ({ actor }) => {
    const [schoolsByStatus, staffByStatus, people, roles, schoolsByMonth, attention, changes] = await together([
      () => data.schoolsByStatus(actor),
      () => data.staffByStatus(actor),
      () => data.countPeople(actor),
      () => data.countRoles(actor),
      () => data.schoolsByMonth(actor),
      () => data.attentionOf(actor),
      () => (may(actor, 'audit_log.view') ? data.latestChanges(actor) : []),
    ])
    return { schoolsByStatus, staffByStatus, people, roles, schoolsByMonth, attention, changes }
  })

  serve(app, c.getSchoolDashboard, async ({ actor }) => {
    const [school, staffByStatus, staffByRole, roles, reviews, attention, changes] = await together([
      () => data.readSchool(actor),
      () => data.staffByStatus(actor),
      () => data.staffByRole(actor),
      () => data.countRoles(actor),
      () => data.ratingOf(actor),
      () => data.attentionOf(actor),
      () => (may(actor, 'audit_log.view') ? data.latestChanges(actor) : []),
    ])
    if (!school) throw new AppError('not_found')
    return { school, staffByStatus, staffByRole, roles, reviews, attention, changes }
  })
}
