import * as calls from '@dsms/contract/schedule/booking/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { readMyLessonCost } from './booking.cost.ts'
import { listMyLessons, readMyBooking, saveMyLesson } from './booking.list.ts'
import { bookMyLesson, confirmMyLesson, holdMyLesson, releaseMyHold } from './booking.service.ts'
import { listMyFreeSlots } from './booking.slots.ts'
import { lessonReminders } from './reminders.due.ts'

export function bookingRoutes(app: App) {
  serve(app, calls.listMyLessons, ({ actor, query }) => listMyLessons(actor, query))
  serve(app, calls.saveMyLesson, ({ actor, params }) => saveMyLesson(actor, params.id))
  serve(app, calls.readMyBooking, ({ actor, query }) => readMyBooking(actor, query))
  serve(app, calls.listMyFreeSlots, ({ actor, query }) => listMyFreeSlots(actor, query))
  serve(app, calls.holdMyLesson, ({ actor, body }) => holdMyLesson(actor, body))
  serve(app, calls.previewMyLessonCost, ({ actor, params }) => readMyLessonCost(actor, params.id))
  serve(app, calls.bookMyLesson, ({ actor, body }) => bookMyLesson(app, actor, body))
  serve(app, calls.confirmMyLesson, ({ actor, params }) => confirmMyLesson(actor, params.id))
  serve(app, calls.releaseMyHold, ({ actor, params }) => releaseMyHold(actor, params.id))
  app.due.add(lessonReminders(app))
}
