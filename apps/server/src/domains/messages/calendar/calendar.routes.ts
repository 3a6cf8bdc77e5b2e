import * as c from '@dsms/contract/messages/calendar/calls'
import * as exchange from '@dsms/contract/messages/calendar/exchange'
import { serve, servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { platformZone } from '../../../kernel/time/zones.ts'
import { fileAnswer } from '../../../kit/records/files.ts'
import { updateEvent } from './calendar.change.ts'
import { schoolZone } from './calendar.data.ts'
import { leaveDays } from './calendar.leave.ts'
import { listEvents } from './calendar.list.ts'
import { reminderWork } from './calendar.reminders.ts'
import { addEvent, answerInvitation, readEvent, setReminders } from './calendar.service.ts'
import { saveSettings, settingsOf } from './calendar.settings.ts'
import { exportIcs, makeFeed, readFeed, readFeedState, revokeFeed } from './feed/calendar.feed.ts'
import { importCalendar } from './feed/ics.import.ts'
import { type ReadCalendar, work as readingCalendar } from './feed/ics.work.ts'
import { icsOf } from './feed/ics.write.ts'
import { eventPurge, removeEvent, restoreEvent } from './series/calendar.removal.ts'

const icsType = 'text/calendar; charset=utf-8'

export function calendarRoutes(app: App) {
  serve(app, c.listEvents, ({ actor, query }) => listEvents(actor, query))
  serve(app, c.addEvent, async ({ actor, body }) => ({ event: await addEvent(app, actor, body.event) }))
  serve(app, c.updateEvent, async ({ actor, body }) => ({
    event: await updateEvent(app, actor, body.event, body.scope),
  }))
  serve(app, c.removeEvent, async ({ actor, query }) => {
    await removeEvent(app, actor, query)
    return {}
  })
  serve(app, c.restoreEvent, async ({ actor, params, body }) => ({
    event: await restoreEvent(app, actor, { ...params, ...body }),
  }))
  serve(app, c.getEvent, async ({ actor, params, query }) => ({
    event: await readEvent(actor, params.id, query.occurrence),
  }))
  serve(app, c.answerInvitation, async ({ actor, params, body }) => ({
    event: await answerInvitation(app, actor, params.id, body.answer),
  }))
  serve(app, c.listLeaveDays, ({ actor, query }) => leaveDays(actor, query.from, query.to))
  serve(app, c.setReminders, async ({ actor, params, body }) => ({
    event: await setReminders(app, actor, params.id, body.reminders),
  }))

  serve(app, exchange.exportCalendar, async ({ actor, query }) => {
    const rows = await exportIcs(actor, query)
    return fileAnswer('calendar.ics', icsType, async () => Buffer.from(icsOf(rows)))
  })
  serve<typeof exchange.importCalendar, ReadCalendar>(
    app,
    exchange.importCalendar,
    ({ actor, body, prepared }) => importCalendar(app, actor, prepared, body.mode),
    async ({ body: { content, calendar } }, _, first) => {
      const zone = (await first(({ db, tenant }) => schoolZone(db, tenant))) ?? platformZone
      return app.apart.run(readingCalendar, { content, zone, calendar }, 'content')
    },
  )

  serve(app, exchange.getFeed, ({ actor }) => readFeedState(actor))
  serve(app, exchange.makeFeed, ({ actor }) => makeFeed(app, actor))
  serve(app, exchange.revokeFeed, ({ actor }) => revokeFeed(actor))
  servePublic(app, exchange.readFeed, async ({ params }) => {
    const { rows, name } = await readFeed(app, params.token)
    const ics = icsOf(rows, name)
    return (reply) => reply.type(icsType).header('cache-control', 'private, no-cache').send(ics)
  })

  serve(app, c.getCalendarSettings, ({ actor, entry }) => settingsOf(actor, entry.preferences))
  serve(app, c.saveCalendarSettings, ({ actor, body }) => saveSettings(actor, body))

  app.due.add(reminderWork(app))
  app.due.add(eventPurge())
}
