import * as calls from '@dsms/contract/teaching/lessonRecords/calls'
import * as office from '@dsms/contract/teaching/lessonRecords/office'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { takeActs } from './acts.service.ts'
import { listUnfinished, readDay } from './day.service.ts'
import { correctRecord, listRecords, readLessonRecord, signForSchool } from './office.service.ts'
import { recordReminders } from './records.notices.ts'
import { settleRecord } from './settle.service.ts'
import { checkOwnVehicle, showDefect } from './vehicles.service.ts'

export function recordRoutes(app: App) {
  serve(app, calls.getTeachingDay, ({ actor, params }) => readDay(actor, params.day))
  serve(app, calls.sendLessonActs, ({ actor, params, body }) => takeActs(app, actor, params.id, body))
  serve(app, calls.checkMyVehicle, ({ actor, params, body }) => checkOwnVehicle(app, actor, params.id, body))
  serve(app, calls.addDefectPhotos, ({ actor, params, body }) => showDefect(actor, params.key, body))
  serve(app, calls.listUnfinishedOfMine, ({ actor }) => listUnfinished(actor))

  serve(app, office.listLessonRecords, ({ actor, query }) => listRecords(actor, query))
  serve(app, office.getLessonRecord, ({ actor, params, query }) =>
    readLessonRecord(actor, { lessonId: params.id, bookingId: query.booking_id }),
  )
  serve(app, office.correctLessonRecord, ({ actor, params, body }) => correctRecord(actor, params.id, body))
  serve(app, office.settleLessonRecord, ({ actor, params, body }) => settleRecord(actor, params.id, body))
  app.due.add(recordReminders(app))
  serve(app, office.signLessonRecord, ({ actor, params, body }) =>
    signForSchool(actor, { lessonId: params.id, bookingId: body.booking_id }),
  )
}
