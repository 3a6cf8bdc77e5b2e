import * as calls from '@dsms/contract/schedule/moves/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { movesLapse } from './moves.lapse.ts'
import { askToMove, cancelMine, listMine, previewMine, withdrawMine } from './moves.mine.ts'
import { acceptMove, declineMove, listForOffice } from './moves.office.ts'

export function moveRoutes(app: App) {
  serve(app, calls.previewMyCancellation, ({ actor, params, body }) => previewMine(actor, params.id, body))
  serve(app, calls.cancelMyLesson, ({ actor, params, body }) => cancelMine(app, actor, params.id, body))
  serve(app, calls.askToMove, ({ actor, params, body }) => askToMove(app, actor, params.id, body))
  serve(app, calls.listMyMoves, ({ actor, query }) => listMine(actor, query))
  serve(app, calls.withdrawMove, ({ actor, params }) => withdrawMine(actor, params.id))
  serve(app, calls.listMoves, ({ actor, query }) => listForOffice(actor, query))
  serve(app, calls.acceptMove, ({ actor, params, body }) => acceptMove(app, actor, params.id, body))
  serve(app, calls.declineMove, ({ actor, params, body }) => declineMove(app, actor, params.id, body))
  app.due.add(movesLapse(app))
}
