import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import type { LaneKind } from '@dsms/contract/schedule/board/calls'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { usualBranch } from '../../../kernel/session/branch.ts'
import { emptyWish, type Wish } from '../lessons/form/wish.ts'
import { useMove } from '../lessons/useMove.ts'
import { isolated } from './isolated.ts'
import type { Model, Owed } from './model.ts'
import type { Change } from './search.ts'
import { clockAt, instantAt } from './time/axis.ts'
import { usualStart } from './tools/usualStart.ts'
import type { BoardActions, Where } from './types.ts'

interface Needs {
  model: Model | undefined
  by: LaneKind
  school_id: number | undefined
  mayMove: boolean
  mayCreate: boolean
  change: Change
  setWish: (wish: Wish) => void
}

/** Whose lesson is to be planned, with what is known of them. */
export type Planned = Pick<Owed, 'enrolment_id' | 'student' | 'trainer_id' | 'branch_id'>

const usualLength = 60

/** What can be done on the board: open a lesson, move it, and begin a new one with what is known of it. */
export function useBoardActions({ model, by, school_id, mayMove, mayCreate, change, setWish }: Needs) {
  const t = useText('schedule')
  const format = useCalendarFormat()
  const zone = model?.data.time_zone ?? 'UTC'
  const { move, refused, forget } = useMove(by, school_id, (bar, where) => {
    const name = (bar.seats === 1 && model?.students.get(bar.student)) || (model?.types.get(bar.type)?.name ?? '')
    const when = `${format.shortDay(clockAt(where.start, zone).day)} ${format.time(instantAt(where.start), zone).replaceAll(' ', '\u00a0')}`
    const lane = model?.data.lanes.find(({ id }) => id === where.lane)?.name
    return where.lane !== bar.on[by] && lane
      ? t('movedTo', { name: isolated(name), when, lane: isolated(lane) })
      : t('moved', { name: isolated(name), when })
  })
  const branchOf = (lane: number) => usualBranch(model?.data.lanes.find(({ id }) => id === lane)?.branch_ids)
  const begin = ({ lane, start, end }: Where, more: { owed?: Planned } = {}) => {
    const { owed } = more
    const on = { ...(owed && { trainer: owed.trainer_id }), ...(lane && { [by]: lane }) }
    const branch_id = owed?.branch_id ?? branchOf(lane)
    const seats = owed ? [{ enrolment_id: owed.enrolment_id, name: owed.student }] : []
    setWish(emptyWish({ start, end: end > start ? end : start + usualLength, branch_id, on, seats }, zone))
  }
  const startOn = (day: string, trainer: number | null = null) =>
    model ? usualStart(model, { day, trainer, length: usualLength, now: Date.now() / minuteMs }) : 0
  const actions: BoardActions = {
    mayMove,
    mayCreate,
    open: (lesson) => void change({ lesson }, { replace: false }),
    openDay: (day) => void change({ view: undefined, date: day }, { replace: false }),
    moved: (id, where) => {
      const bar = model?.bars.find((one) => one.id === id)
      if (bar) void move(bar, where)
    },
    drawn: (where) => begin(where),
  }
  return {
    ...actions,
    refused,
    forget,
    add: (day: string) => begin({ lane: 0, start: startOn(day), end: 0 }),
    /** A lesson for a student who is owed one, at a place of the board where one was chosen. */
    plan: (owed: Planned, where: Where | undefined, day: string) =>
      begin(where ?? { lane: 0, start: startOn(day, owed.trainer_id), end: 0 }, { owed }),
  }
}
