import { takeTurn } from '../../../../db/locks.ts'
import type { Actor } from '../../../../kernel/actor.ts'

/** What one person does in the shop happens in turn, so that a double click finds what the first click made. */
export const lockBuyer = (actor: Actor) => takeTurn(actor.db, 'cart', actor.id)
