import { listMyFreeSlots, type MySlot } from '@dsms/contract/schedule/booking/calls'
import { CallError } from '../../../kernel/call/callError.ts'

const slots = listMyFreeSlots.response.shape.days.element.shape.slots

/** The next free times that the server told when the chosen one was gone; none where something else was wrong. */
export function slotsAfter(error: unknown): MySlot[] {
  if (!(error instanceof CallError) || error.code !== 'slot_gone') return []
  const body: unknown = error.body
  if (typeof body !== 'object' || body === null || !('slots' in body)) return []
  return slots.safeParse(body.slots).data ?? []
}
