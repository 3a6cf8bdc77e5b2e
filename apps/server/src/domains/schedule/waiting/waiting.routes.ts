import * as calls from '@dsms/contract/schedule/waiting/calls'
import * as own from '@dsms/contract/schedule/waiting/own'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { slotOffering } from './offers.due.ts'
import { rankSlot } from './offers.preview.ts'
import { acceptOffer, declineOffer, listMyChoices, listMyOffers, stopWaiting, waitForLesson } from './offers.service.ts'
import {
  closeSlot,
  listChoices,
  listFreedSlots,
  listWaiting,
  offerSlot,
  saveWish,
  withdrawEntry,
} from './waiting.service.ts'

export function waitingRoutes(app: App) {
  serve(app, calls.listWaiting, ({ actor }) => listWaiting(actor))
  serve(app, calls.listWaitingChoices, ({ actor }) => listChoices(actor))
  serve(app, calls.addWaiting, ({ actor, body }) => saveWish(actor, body))
  serve(app, calls.withdrawWaiting, ({ actor, params, body }) => withdrawEntry(actor, params.id, body.version))
  serve(app, calls.listFreedSlots, ({ actor }) => listFreedSlots(actor))
  serve(app, calls.rankFreedSlot, ({ actor, params }) => rankSlot(actor, params.id))
  serve(app, calls.offerFreedSlot, ({ actor, params, body }) => {
    actor.afterCommit(() => app.due.wake())
    return offerSlot(actor, params.id, body)
  })
  serve(app, calls.closeFreedSlot, ({ actor, params }) => closeSlot(actor, params.id))

  serve(app, own.listMyOffers, ({ actor, query }) => listMyOffers(actor, query))
  serve(app, own.listMyWaitingChoices, ({ actor, query }) => listMyChoices(actor, query))
  serve(app, own.waitForLesson, ({ actor, body }) => {
    actor.afterCommit(() => app.due.wake())
    return waitForLesson(actor, body)
  })
  serve(app, own.stopWaiting, ({ actor, params }) => stopWaiting(actor, params.id))
  serve(app, own.acceptOffer, ({ actor, params }) => acceptOffer(app, actor, params.id))
  serve(app, own.declineOffer, ({ actor, params }) => {
    actor.afterCommit(() => app.due.wake())
    return declineOffer(actor, params.id)
  })

  app.due.add(slotOffering(app))
}
