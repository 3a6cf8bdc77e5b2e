import * as c from '@dsms/contract/school/holidays/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { exportHolidays, importHolidays, readHolidayFile } from './holidays.ics.ts'
import { platformRules, schoolRules } from './holidays.rules.ts'
import { confirmDate, publishAll, takeOver } from './holidays.service.ts'
import { daysFor, readYear } from './holidays.year.ts'

export function holidayRoutes(app: App) {
  serve(app, c.getHolidayYear, ({ actor, query }) => readYear(actor, query.year, query.branch_id))
  serve(app, c.listHolidayDays, ({ actor, query }) => daysFor(actor, query.from, query.to))
  serve(app, c.takeOverHolidays, async ({ actor, body }) => ({ added: await takeOver(actor, body.country) }))
  serve(app, c.takeOverPlatformHolidays, async ({ actor, body }) => ({ added: await takeOver(actor, body.country) }))
  serve(app, c.publishAllHolidays, async ({ actor }) => ({ published: await publishAll(actor) }))
  serve(app, c.confirmHolidayDate, ({ actor, params, body }) => confirmDate(actor, params.id, body))
  serve(app, c.confirmPlatformHolidayDate, ({ actor, params, body }) => confirmDate(actor, params.id, body))
  serve(app, c.exportHolidaysIcs, ({ actor, query }) => exportHolidays(actor, query.year))

  const life = serveArea(app, schoolRules)
  serveArea(app, platformRules)
  serve(app, c.importHolidaysIcs, ({ actor, body }) =>
    importHolidays(actor, readHolidayFile(body.content), body.mode, life.create as never),
  )
}
