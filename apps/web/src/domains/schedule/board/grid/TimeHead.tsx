import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { type Axis, instantAt } from '../time/axis.ts'
import classes from './Grid.module.css'

/** Full and half hours of the axis that have room for their words. */
export function hoursOf(axis: Axis): { minute: number; place: number; isDay: boolean; hasRoom: boolean }[] {
  const every = [30, 60, 120, 180, 240, 360].find((minutes) => minutes * axis.scale >= 64) ?? 720
  return axis.stretches.flatMap((stretch) => {
    const count = Math.ceil((stretch.to - stretch.from) / every)
    return Array.from({ length: count }, (_, nth) => ({
      minute: stretch.from + nth * every,
      place: stretch.at + nth * every * axis.scale,
      isDay: nth === 0,
      /** The next day's first hour is not written over. */
      hasRoom: (stretch.to - stretch.from - nth * every) * axis.scale >= 60,
    }))
  })
}

interface Props {
  axis: Axis
  today: string
  /** Opens a day by itself. */
  open: (day: string) => void
}

/** The hours, and above them the days where there are several. */
export function TimeHead({ axis, today, open }: Props) {
  const format = useCalendarFormat()
  return (
    <div className={classes.times} style={{ inlineSize: axis.size }}>
      {axis.stretches.length > 1 &&
        axis.stretches.map(({ day, at, from, to }) => (
          <button
            key={day}
            type="button"
            className={classes.day}
            data-today={day === today || undefined}
            aria-current={day === today ? 'date' : undefined}
            style={{ insetInlineStart: at, inlineSize: (to - from) * axis.scale }}
            onClick={() => open(day)}
          >
            <span>{format.shortDay(day)}</span>
          </button>
        ))}
      {hoursOf(axis).map(
        ({ minute, place, hasRoom }) =>
          hasRoom && (
            <span key={minute} className={classes.hour} style={{ insetInlineStart: place }}>
              {format.time(instantAt(minute), axis.zone)}
            </span>
          ),
      )}
    </div>
  )
}
