import type { ActionKind } from '@dsms/contract/insight/today/calls'
import { addDays } from '@dsms/contract/kernel/time/days'
import {
  completeLesson,
  confirmLesson,
  declineLesson,
  missLesson,
  undoLesson,
} from '@dsms/contract/schedule/lessons/calls'
import { acceptMove, declineMove } from '@dsms/contract/schedule/moves/calls'
import { followLead, leads } from '@dsms/contract/students/leads/calls'
import { markCalled, noteCall, unmarkCalled } from '@dsms/contract/students/notices/calls'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { leaveRequests } from '@dsms/contract/trainers/leaveRequests/calls'
import { call } from '../../../../kernel/call/call.ts'
import type { Act, Action, Undo } from './acts.ts'

// Fetched when somebody presses: a screen that only shows what waits needs none of these calls.

/** What an act needs to know other than the record; `reason` is empty where nobody gave one. */
interface Where {
  school_id: number | undefined
  today: string
  reason: string
}

/** How to take it back, where that can be done, and who was told of it. */
export interface Settled {
  undo?: Undo
  told?: readonly ToldPerson[]
}

type Deed = (record: NonNullable<Action['record']>, where: Where, action: Action) => Promise<Settled & object>

/** Days until somebody who was followed up is so again, unless their page says otherwise. */
const followUpDays = 3

const deeds: Partial<Record<`${ActionKind}.${Act['name']}`, Deed>> = {
  'lesson_requested.accept': ({ id, version }, { school_id }) =>
    call(confirmLesson, { params: { id }, body: { version, school_id } }),
  'lesson_requested.decline': ({ id, version }, { school_id, reason }) =>
    call(declineLesson, { params: { id }, body: { version, note: reason, school_id } }),
  'move_requested.accept': ({ id, version }, { school_id }) =>
    call(acceptMove, { params: { id }, body: { version, school_id } }),
  'move_requested.decline': ({ id, version }, { school_id, reason }) =>
    call(declineMove, { params: { id }, body: { version, reason, school_id } }),
  'lesson_unfinished.given': async ({ id, version }, { school_id }) => {
    const after = await call(completeLesson, { params: { id }, body: { version, school_id } })
    return { undo: () => call(undoLesson, { params: { id }, body: { version: after.version, school_id } }) }
  },
  'lesson_unfinished.missed': async ({ id, version }, { school_id, reason }) => {
    const after = await call(missLesson, { params: { id }, body: { version, note: reason || null, school_id } })
    return { undo: () => call(undoLesson, { params: { id }, body: { version: after.version, school_id } }) }
  },
  'leave_pending.approve': ({ id }, { school_id }) =>
    call(leaveRequests.calls.changeStatus, { params: { id }, body: { status: 'approved', school_id } }),
  'leave_pending.reject': ({ id }, { school_id, reason }) =>
    call(leaveRequests.calls.changeStatus, { params: { id }, body: { status: 'rejected', reason, school_id } }),
  'student_to_call.called': ({ id }, { school_id }) => called(id, school_id),
  'student_to_call.said': ({ id }, { school_id, reason }) => called(id, school_id, reason),
  'lead_follow_up.followed': async ({ id, version }, { school_id, today }, { deadline }) => {
    const say = (known: number, follow_up_on: string | null) =>
      call(leads.calls.update, { params: { id }, body: { version: known, follow_up_on, school_id } })
    const after = await say(version, addDays(today, followUpDays))
    return { undo: () => say(after.version, deadline) }
  },
  'lead_follow_up.said': async ({ id }, { school_id, today, reason }) => {
    await call(followLead, {
      params: { id },
      body: { said: reason, next_on: addDays(today, followUpDays), school_id },
    })
    return {}
  },
}

async function called(id: number, school_id: number | undefined, said?: string): Promise<Settled> {
  await call(markCalled, { params: { id }, body: { said: said ?? null, school_id } })
  return { undo: () => call(unmarkCalled, { params: { id }, body: { school_id } }) }
}

/** Keeps what a student said, whom nobody had asked to call. */
export const noteSaid = (id: number, said: string, school_id: number | undefined) =>
  call(noteCall, { params: { id }, body: { said, school_id } })

/** A lesson that is planned holds now; tells whom a notice of it reached. */
export const confirmPlanned = ({ id, version }: NonNullable<Action['record']>, school_id: number | undefined) =>
  call(confirmLesson, { params: { id }, body: { version, school_id } })

export async function settle(act: Act, action: Action, where: Where): Promise<Settled> {
  const deed = deeds[`${action.kind}.${act.name}`]
  return deed && action.record ? deed(action.record, where, action) : {}
}
