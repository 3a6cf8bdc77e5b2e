import { useCallback, useMemo } from 'react'
import { later } from '../../../../kernel/browser/later/later.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { Grid } from '../grid/Grid.tsx'
import { Legend } from '../grid/Legend.tsx'
import type { BoardData, Model } from '../model.ts'
import classes from '../Schedule.module.css'
import { type Change, isFiltered, isNarrowed, type View, type Wishes } from '../search.ts'
import { axisOf, scaled } from '../time/axis.ts'
import { shownHours } from '../time/hours.ts'
import type { Span } from '../time/useSpan.ts'
import type { BoardActions, DragRef } from '../types.ts'
import { PersonWeek, WeekBoard } from '../week/lazy.tsx'
import { personOf } from '../week/person.ts'
import { AwayLanes } from './AwayLanes.tsx'
import { ClosedDay } from './ClosedDay.tsx'
import { ListView } from './ListView.tsx'
import { MonthView } from './MonthView.tsx'
import { PhoneDay } from './PhoneDay.tsx'

// most schools have somebody to look at, and somebody at work
const Waiting = () => <ListSkeleton rows={8} />
const IdleDay = later(async () => (await import('./IdleDay.tsx')).IdleDay, { Waiting })
const NoLanes = later(async () => (await import('./NoLanes.tsx')).NoLanes, { Waiting })

/** Fetches what is shown of a day without work, ahead of the board. */
export const fetchIdleDay = async ({ lessons, idle }: BoardData): Promise<unknown> =>
  lessons.id.length === 0 && idle.length > 0 && IdleDay.preload()

interface Props {
  model: Model
  view: View
  span: Span
  wishes: Wishes
  change: Change
  actions: BoardActions
  isPhone: boolean
  school_id: number | undefined
  dragRef: DragRef
}

/** The days as the address wants them. */
export function Views(props: Props) {
  const { model, view, span, wishes, actions, isPhone } = props
  if (view === 'month') return <MonthView model={model} span={span} actions={actions} />
  if (view === 'list' || (isPhone && wishes.student_id))
    return <ListView model={model} span={span} actions={actions} isPhone={isPhone} hasQuietDays={!isFiltered(wishes)} />
  const isEmpty = model.lanes.every(({ bars }) => bars.length === 0)
  const isClosed = view === 'day' && model.data.opening[0]?.from === null && isEmpty
  const person = view === 'week' ? personOf(model, wishes) : undefined
  // who wants to see all hours plans something all the same
  const isIdle = view === 'day' && isEmpty && !wishes.hasAllHours && !isNarrowed(wishes) && model.data.idle.length > 0
  if (model.lanes.length === 0 && model.folded.length === 0 && !isClosed && !person)
    return <NoLanes by={model.by} isFiltered={isFiltered(wishes)} />
  return (
    <div className={classes.view}>
      {isClosed ? (
        <ClosedDay model={model} openDay={actions.openDay} />
      ) : isIdle ? (
        <IdleDay model={model} isFiltered={isFiltered(wishes)} openDay={actions.openDay} />
      ) : (
        <Days {...props} />
      )}
      {!isClosed && <AwayLanes model={model} isIdle={isIdle} />}
    </div>
  )
}

/** A day or a week, on a screen or a phone. */
function Days({ model, view, span, wishes, change, actions, isPhone, school_id, dragRef }: Props) {
  const t = useText('schedule')
  const { hasAllHours, zoom } = wishes
  const days = span.days.join()
  const whole = useMemo(
    () => axisOf(days.split(','), shownHours(model.data, model.bars, hasAllHours), model.data.time_zone, 1),
    [model, days, hasAllHours],
  )
  const axisFor = useCallback(
    // all of a day has room, unless somebody looks at a part of it
    (room: number) =>
      scaled(whole, Math.max(room / Math.max(1, whole.size), zoom ? room / (Number.parseInt(zoom, 10) * 60) : 0)),
    [whole, zoom],
  )
  if (isPhone) return <PhoneDay model={model} span={span} wishes={wishes} change={change} actions={actions} />
  const person = view === 'week' ? personOf(model, wishes) : undefined
  if (person)
    return <PersonWeek model={model} person={person} span={span} hasAllHours={hasAllHours} actions={actions} />
  if (model.lanes.length === 0) return null
  const { by } = model
  const openLane =
    by === 'trainer' || by === 'vehicle'
      ? (lane: number) => void change({ [`${by}_id`]: lane }, { replace: false })
      : undefined
  if (view === 'week' && !zoom) return <WeekBoard model={model} span={span} actions={actions} openLane={openLane} />
  return (
    <>
      <Grid
        model={model}
        axisFor={axisFor}
        school_id={school_id}
        actions={actions}
        label={t(`boardOf.${view === 'week' ? 'week' : 'day'}`)}
        dragRef={dragRef}
      />
      <Legend model={model} stretches={whole.stretches} />
    </>
  )
}
