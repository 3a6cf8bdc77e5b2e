import { addDays } from '@dsms/contract/kernel/time/days'
import { listLessons } from '@dsms/contract/schedule/lessons/calls'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { call } from '../../../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../../kernel/session/session.ts'
import type { Model } from '../../model.ts'
import { instantAt, minuteAt } from '../../time/axis.ts'
import type { Span } from '../../time/useSpan.ts'
import { lessonsKey } from '../../useBoard.ts'
import classes from './Print.module.css'
import { PrintTable } from './PrintTable.tsx'
import { useIsPrinting, usePrintOnce } from './usePrinting.ts'

interface Props {
  model: Model
  span: Span
  branch_id: number | undefined
  school_id: number | undefined
  /** Somebody asked for it by the menu: the names of all students are read first. */
  isAsked: boolean
  printed: () => void
}

/**
 * All lanes and lessons of the days, for paper: the board draws only what is in sight. Who prints by the browser's own
 * command gets what the board knows: of a class the number of its students.
 */
export function PrintSheet({ model, span, branch_id, school_id, isAsked, printed }: Props) {
  const t = useText('schedule')
  const format = useCalendarFormat()
  const school = useSession()?.schoolName
  const isPrinting = useIsPrinting()
  const { zone, ...query } = {
    zone: model.data.time_zone,
    from: instantAt(minuteAt(span.from, '00:00', model.data.time_zone)),
    to: instantAt(minuteAt(addDays(span.to, 1), '00:00', model.data.time_zone)),
    branch_id,
    school_id,
  }
  const { data, isFetching } = useQuery({
    queryKey: [...lessonsKey, 'print', query],
    queryFn: ({ signal }) => call(listLessons, { query }, signal),
    enabled: isAsked,
  })
  usePrintOnce(isAsked && !isFetching, printed)
  const hidden = t('hiddenStudent')
  const names = useMemo(
    () =>
      new Map(
        data?.lessons.map(({ id, bookings }) => [
          id,
          bookings.filter(({ status }) => status === 'booked').map(({ student }) => student ?? hidden),
        ]),
      ),
    [data, hidden],
  )
  if (!isPrinting) return null
  const isDay = span.from === span.to
  return createPortal(
    <section className={classes.sheet} aria-label={t('print')}>
      <header className={classes.head}>
        <h1>{isDay ? format.fullDay(span.day) : format.days(span.from, span.to)}</h1>
        {school && <bdi>{school}</bdi>}
      </header>
      <PrintTable model={model} days={span.days} names={names} zone={zone} />
    </section>,
    document.body,
  )
}
