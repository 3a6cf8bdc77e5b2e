import '@mantine/schedule/styles.css'
import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import type { HolidayMark } from '@dsms/contract/school/holidays/calls'
import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import { PhoneMonth } from '../agenda/PhoneMonth.tsx'
import type { CalendarState } from '../state/useCalendarState.ts'
import classes from './Board.module.css'
import { DayBoard, WeekBoard } from './HoursBoard.tsx'
import { MonthBoard } from './MonthBoard.tsx'
import { useMirroredArrows } from './useMirroredArrows.ts'

export interface BoardProps {
  state: CalendarState
  events: CalendarEvent[]
  /** Of the reader's school; they are shown and not changed. */
  holidays: HolidayMark[]
  showsHijri: boolean
  /** Whether the last drop was on a whole day rather than on an hour. */
  isOnDays: () => boolean
}

/** Month, week or day, with events that can be dragged and stretched. */
export function Board(props: Omit<BoardProps, 'isOnDays'>) {
  const mirrorArrows = useMirroredArrows()
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const wasOnDays = useRef(false)
  const all = { ...props, isOnDays: () => wasOnDays.current }
  const { view } = props.state
  return (
    <div
      className={classes.board}
      data-view={view}
      onKeyDownCapture={mirrorArrows}
      onDropCapture={({ target }) => {
        wasOnDays.current = target instanceof Element && target.closest('[data-days]') !== null
      }}
    >
      {view === 'month' && (isPhone ? <PhoneMonth {...props} /> : <MonthBoard {...all} />)}
      {view === 'week' && <WeekBoard {...all} />}
      {view === 'day' && <DayBoard {...all} />}
    </div>
  )
}
