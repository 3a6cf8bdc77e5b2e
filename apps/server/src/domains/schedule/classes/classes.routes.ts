import * as calls from '@dsms/contract/schedule/classes/calls'
import * as checkIns from '@dsms/contract/schedule/classes/checkIns'
import * as roster from '@dsms/contract/schedule/classes/roster'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { countGuesses } from './checkIns.guesses.ts'
import { checkIn, listMyClasses, readKiosk } from './checkIns.service.ts'
import { noteAttendance } from './classes.attendance.ts'
import { listClasses } from './classes.list.ts'
import { readRoster } from './classes.roster.ts'
import { bookSeat, cancelSeat, promoteSeat } from './classes.service.ts'

export function classRoutes(app: App) {
  serve(app, roster.listClasses, ({ actor, query }) => listClasses(actor, query))
  serve(app, roster.getRoster, ({ actor, params }) => readRoster(actor, params.id))
  serve(app, roster.noteAttendance, ({ actor, params, body }) => noteAttendance(actor, params.id, body))
  serve(app, calls.bookSeat, ({ actor, params, body }) => bookSeat(app, actor, params.id, body))
  serve(app, calls.cancelSeat, ({ actor, params, body }) => cancelSeat(app, actor, params, body))
  serve(app, calls.promoteSeat, ({ actor, params, body }) => promoteSeat(app, actor, params, body))

  const guesses = countGuesses()
  serve(app, checkIns.getKiosk, ({ actor, params }) => readKiosk(app, actor, params.id))
  serve(app, checkIns.checkIn, ({ actor, body }) => checkIn(app, guesses, actor, body.code))
  serve(app, checkIns.listMyClasses, ({ actor }) => listMyClasses(actor))
}
