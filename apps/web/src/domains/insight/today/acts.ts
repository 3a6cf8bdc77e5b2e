import type { ActionKind } from '@dsms/contract/insight/today/calls'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { addDays } from '@dsms/contract/kernel/time/days'
import { leads } from '@dsms/contract/people/leads/calls'
import { leaveRequests, setLeaveAllowance } from '@dsms/contract/people/leaveRequests/calls'
import { completeLesson, confirmLesson, declineLesson, missLesson } from '@dsms/contract/schedule/lessons/calls'
import { acceptMove, declineMove } from '@dsms/contract/schedule/moves/calls'
import { call } from '../../../kernel/call/call.ts'
import type { Words } from '../../../kernel/i18n/words.ts'
import type { Today } from './today.ts'

export type Action = Today['actions'][number]

type Asked = 'accept' | 'decline' | 'given' | 'missed' | 'approve' | 'reject'

/** What an act needs to know besides the record; `reason` is empty where nobody gave one. */
interface Where {
  school_id: number | undefined
  today: string
  reason: string
}

export type Undo = () => Promise<unknown>

interface AnyAct {
  /** Whoever may make this call may do it. */
  endpoint: Pick<Endpoint, 'access'>
  run: (record: NonNullable<Action['record']>, where: Where, action: Action) => Promise<Undo | undefined>
}

/** What cannot be taken back asks first: for a reason, a note or nothing but whether it is meant. */
export interface AskedAct extends AnyAct {
  name: Asked
  title: Extract<keyof Words['today'], `ask.${string}`>
  asks: 'reason' | 'note' | 'confirm'
  isDangerous?: boolean
}
export type Act = AskedAct | (AnyAct & { name: 'followed'; asks: 'nothing' })

/** Days until somebody who was followed up is so again, unless their page says otherwise. */
const followUpDays = 3

/** Does what cannot be taken back. */
const once =
  (work: (record: NonNullable<Action['record']>, where: Where) => Promise<unknown>): AnyAct['run'] =>
  async (record, where) => {
    await work(record, where)
    return undefined
  }

/** What can be done at once about what waits, the most likely first; the other kinds take a look at the thing itself. */
export const actsOf: Partial<Record<ActionKind, readonly Act[]>> = {
  lesson_requested: [
    {
      name: 'accept',
      title: 'ask.lesson_requested.accept',
      endpoint: confirmLesson,
      asks: 'confirm',
      run: once(({ id, version }, { school_id }) =>
        call(confirmLesson, { params: { id }, body: { version, school_id } }),
      ),
    },
    {
      name: 'decline',
      title: 'ask.lesson_requested.decline',
      endpoint: declineLesson,
      asks: 'reason',
      run: once(({ id, version }, { school_id, reason }) =>
        call(declineLesson, { params: { id }, body: { version, note: reason, school_id } }),
      ),
    },
  ],
  move_requested: [
    {
      name: 'accept',
      title: 'ask.move_requested.accept',
      endpoint: acceptMove,
      asks: 'confirm',
      run: once(({ id, version }, { school_id }) => call(acceptMove, { params: { id }, body: { version, school_id } })),
    },
    {
      name: 'decline',
      title: 'ask.move_requested.decline',
      endpoint: declineMove,
      asks: 'reason',
      run: once(({ id, version }, { school_id, reason }) =>
        call(declineMove, { params: { id }, body: { version, reason, school_id } }),
      ),
    },
  ],
  lesson_unfinished: [
    {
      name: 'given',
      title: 'ask.lesson_unfinished.given',
      endpoint: completeLesson,
      asks: 'confirm',
      run: once(({ id, version }, { school_id }) =>
        call(completeLesson, { params: { id }, body: { version, school_id } }),
      ),
    },
    {
      name: 'missed',
      title: 'ask.lesson_unfinished.missed',
      endpoint: missLesson,
      asks: 'note',
      isDangerous: true,
      run: once(({ id, version }, { school_id, reason }) =>
        call(missLesson, { params: { id }, body: { version, note: reason || null, school_id } }),
      ),
    },
  ],
  leave_pending: [
    {
      name: 'approve',
      title: 'ask.leave_pending.approve',
      // who may grant days may decide on them: one right for both
      endpoint: setLeaveAllowance,
      asks: 'confirm',
      run: once(({ id }, { school_id }) =>
        call(leaveRequests.calls.changeStatus, { params: { id }, body: { status: 'approved', school_id } }),
      ),
    },
    {
      name: 'reject',
      title: 'ask.leave_pending.reject',
      endpoint: setLeaveAllowance,
      asks: 'reason',
      isDangerous: true,
      run: once(({ id }, { school_id, reason }) =>
        call(leaveRequests.calls.changeStatus, { params: { id }, body: { status: 'rejected', reason, school_id } }),
      ),
    },
  ],
  lead_follow_up: [
    {
      name: 'followed',
      endpoint: leads.calls.update,
      asks: 'nothing',
      run: async ({ id, version }, { school_id, today }, { deadline }) => {
        const say = (known: number, follow_up_on: string | null) =>
          call(leads.calls.update, { params: { id }, body: { version: known, follow_up_on, school_id } })
        const after = await say(version, addDays(today, followUpDays))
        return () => say(after.version, deadline)
      },
    },
  ],
}
