import * as c from '@dsms/contract/school/holidays/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import type { ReadRow } from '../../../kernel/time/ics.read.ts'
import { work as readingIcs } from '../../../kernel/time/ics.work.ts'
import { importCalendar } from './holidays.ics.ts'
import { exportCalendar } from './holidays.ics.write.ts'
import { confirmDate, publishAll, takeOver, zoneOf } from './holidays.service.ts'
import { daysFor, readYear } from './holidays.year.ts'
import * as platform from './platformHolidays.service.ts'
import * as school from './schoolHolidays.service.ts'

export function holidayRoutes(app: App) {
  schoolHolidays(app)
  platformHolidays(app)
  serve(app, c.getHolidayYear, ({ actor, query }) => readYear(actor, query.year, query.branch_id))
  serve(app, c.listHolidayDays, ({ actor, query }) => daysFor(actor, query.from, query.to))
  serve(app, c.takeOverHolidays, async ({ actor, body }) => ({ added: await takeOver(actor, body.country) }))
  serve(app, c.takeOverPlatformHolidays, async ({ actor, body }) => ({ added: await takeOver(actor, body.country) }))
  serve(app, c.publishAllHolidays, async ({ actor }) => ({ published: await publishAll(actor) }))
  serve(app, c.confirmHolidayDate, ({ actor, params, body }) => confirmDate(actor, params.id, body))
  serve(app, c.confirmPlatformHolidayDate, ({ actor, params, body }) => confirmDate(actor, params.id, body))
  serve(app, c.exportHolidaysIcs, ({ actor, query }) => exportCalendar(actor, query.year))

  serve<typeof c.importHolidaysIcs, { zone: string; rows: ReadRow[] }>(
    app,
    c.importHolidaysIcs,
    ({ actor, body, prepared }) => importCalendar(actor, prepared.rows, prepared.zone, body.mode),
    async ({ body }, _, first) => {
      const zone = await first(zoneOf)
      return { zone, rows: await app.apart.run(readingIcs, { content: body.content, zone }, 'content') }
    },
  )
}

function schoolHolidays(app: App) {
  const { calls } = c.holidays
  serve(app, calls.list, ({ actor, query }) => school.listHolidays(actor, query))
  serve(app, calls.get, ({ actor, params }) => school.readHoliday(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => school.createHoliday(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => school.updateHoliday(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => school.changeHolidayStatus(actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => school.archiveHoliday(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => school.restoreHoliday(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => school.exportHolidays(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => school.importHolidays(actor, body))
}

function platformHolidays(app: App) {
  const { calls } = c.platformHolidays
  serve(app, calls.list, ({ actor, query }) => platform.listPlatformHolidays(actor, query))
  serve(app, calls.get, ({ actor, params }) => platform.readPlatformHoliday(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => platform.createPlatformHoliday(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => platform.updatePlatformHoliday(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) =>
    platform.changePlatformHolidayStatus(actor, params.id, body),
  )
  serve(app, calls.archive, ({ actor, params }) => platform.archivePlatformHoliday(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => platform.restorePlatformHoliday(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => platform.exportPlatformHolidays(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => platform.importPlatformHolidays(actor, body))
}
