import * as calls from '@dsms/contract/schedule/booking/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { listMyLessons, readMyBooking, saveMyLesson } from './booking.list.ts'
import { bookMyLesson, holdMyLesson, releaseMyHold } from './booking.service.ts'
import { listMyFreeSlots } from './booking.slots.ts'

export function bookingRoutes(app: App) {
  serve(app, calls.listMyLessons, ({ actor, query }) => listMyLessons(actor, query))
  serve(app, calls.saveMyLesson, ({ actor, params }) => saveMyLesson(actor, params.id))
  serve(app, calls.readMyBooking, ({ actor, query }) => readMyBooking(actor, query))
  serve(app, calls.listMyFreeSlots, ({ actor, query }) => listMyFreeSlots(actor, query))
  serve(app, calls.holdMyLesson, ({ actor, body }) => holdMyLesson(actor, body))
  serve(app, calls.bookMyLesson, ({ actor, body }) => bookMyLesson(actor, body))
  serve(app, calls.releaseMyHold, ({ actor, params }) => releaseMyHold(actor, params.id))
}
