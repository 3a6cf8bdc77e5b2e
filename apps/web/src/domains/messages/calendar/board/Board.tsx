import '@mantine/schedule/styles.css'
import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import { PhoneMonth } from '../agenda/PhoneMonth.tsx'
import classes from './Board.module.css'
import type { BoardProps } from './board.ts'
import { DayBoard, WeekBoard } from './HoursBoard.tsx'
import { MonthBoard } from './MonthBoard.tsx'
import { useMirroredArrows } from './useMirroredArrows.ts'

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
