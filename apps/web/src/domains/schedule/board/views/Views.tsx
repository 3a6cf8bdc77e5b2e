import { useCallback } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Grid } from '../grid/Grid.tsx'
import { Legend } from '../grid/Legend.tsx'
import type { Model } from '../model.ts'
import classes from '../Schedule.module.css'
import type { Change, View, Wishes } from '../search.ts'
import { axisOf, hoursFor } from '../time/axis.ts'
import type { Span } from '../time/useSpan.ts'
import type { BoardDeeds, CarryRef } from '../types.ts'
import { ListView } from './ListView.tsx'
import { MonthView } from './MonthView.tsx'
import { PhoneDay } from './PhoneDay.tsx'

interface Props {
  model: Model
  view: View
  span: Span
  wishes: Wishes
  change: Change
  deeds: BoardDeeds
  isPhone: boolean
  school_id: number | undefined
  carryRef: CarryRef
}

/** Pixels of a minute at least: an hour of a day has room for a name, one of a week for a code. */
const smallest = { day: 1.5, week: 0.7 }

/** The days as the address wants them. */
export function Views({ model, view, span, wishes, change, deeds, isPhone, school_id, carryRef }: Props) {
  const t = useText('schedule')
  const { day_starts, day_ends, time_zone } = model.data
  const days = span.days.join()
  const axisFor = useCallback(
    (room: number) => {
      const shown = days.split(',')
      const hours = hoursFor(model.bars, { from: day_starts, to: day_ends }, time_zone)
      const whole = axisOf(shown, hours, time_zone, 1)
      const least = shown.length === 1 ? smallest.day : smallest.week
      return axisOf(shown, hours, time_zone, Math.max(least, room / Math.max(1, whole.size)))
    },
    [model, days, day_starts, day_ends, time_zone],
  )
  if (view === 'month') return <MonthView model={model} span={span} deeds={deeds} />
  if (view === 'list') return <ListView model={model} span={span} deeds={deeds} isPhone={isPhone} />
  if (isPhone) return <PhoneDay model={model} span={span} wishes={wishes} change={change} deeds={deeds} />
  return (
    <div className={classes.view}>
      <Grid
        model={model}
        axisFor={axisFor}
        school_id={school_id}
        deeds={deeds}
        label={t(`boardOf.${view}`)}
        carryRef={carryRef}
      />
      <Legend model={model} />
    </div>
  )
}
