import type { ActionKind } from '@dsms/contract/insight/today/calls'
import type { Words } from '../../../../kernel/i18n/words.ts'
import type { Today } from '../today.ts'

export type Action = Today['actions'][number]

export type Undo = () => Promise<unknown>

/** What cannot be taken back asks first: for a reason, a note, what was said, or nothing but whether it is meant. */
export interface AskedAct {
  name: 'accept' | 'decline' | 'given' | 'missed' | 'approve' | 'reject' | 'said'
  title: Extract<keyof Words['today'], `ask.${string}`>
  /** What follows from it, where the same act follows differently elsewhere. */
  text?: Extract<keyof Words['today'], `text.${string}`>
  asks: 'reason' | 'note' | 'said' | 'confirm'
  isDangerous?: boolean
}
export type Act = AskedAct | { name: 'followed' | 'called'; asks: 'nothing' }

/** What can be done at once about what waits, the most likely first; the other kinds take a look at the thing itself. */
export const actsOf: Partial<Record<ActionKind, readonly Act[]>> = {
  lesson_requested: [
    { name: 'accept', title: 'ask.lesson_requested.accept', asks: 'confirm' },
    { name: 'decline', title: 'ask.lesson_requested.decline', asks: 'reason' },
  ],
  move_requested: [
    { name: 'accept', title: 'ask.move_requested.accept', asks: 'confirm' },
    { name: 'decline', title: 'ask.move_requested.decline', asks: 'reason' },
  ],
  lesson_unfinished: [
    { name: 'given', title: 'ask.lesson_unfinished.given', asks: 'confirm' },
    { name: 'missed', title: 'ask.lesson_unfinished.missed', asks: 'note', isDangerous: true },
  ],
  leave_pending: [
    { name: 'approve', title: 'ask.leave_pending.approve', asks: 'confirm' },
    { name: 'reject', title: 'ask.leave_pending.reject', asks: 'reason', isDangerous: true },
  ],
  student_to_call: [
    { name: 'called', asks: 'nothing' },
    { name: 'said', title: 'ask.said', text: 'text.said.student_to_call', asks: 'said' },
  ],
  lead_follow_up: [
    { name: 'followed', asks: 'nothing' },
    { name: 'said', title: 'ask.said', asks: 'said' },
  ],
}

/** Kinds about a vehicle, whose lessons can be given other ones. */
export const aboutVehicles = ['lesson_stranded', 'defect_unsafe'] as const satisfies readonly ActionKind[]

/** Kinds that are looked at rather than settled here, and whose button leads there. */
export const looks = [
  'lesson_stranded',
  'defect_unsafe',
  'document_pending',
  'correction_pending',
  'hour_free',
] as const satisfies readonly ActionKind[]
