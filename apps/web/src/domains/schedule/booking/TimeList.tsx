import type { MySlot } from '@dsms/contract/schedule/booking/calls'
import { Loader } from '@mantine/core'
import { Fragment } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import classes from './Booking.module.css'

interface Props {
  slots: MySlot[]
  zone: string
  /** The start that is being held just now. */
  holding: string | undefined
  hold: (slot: MySlot) => void
  /** The start that is chosen, where pressing one chooses it. */
  chosen?: string | undefined
  /** Where they are of several days. */
  withDay?: boolean
}

/** Free times as large buttons: pressing one takes it. */
export function TimeList({ slots, zone, holding, hold, chosen, withDay }: Props) {
  const t = useText('booking')
  const calendar = useCalendarFormat()
  const [first] = slots
  // who gives all of them is said once
  const isOne = slots.length > 1 && slots.every(({ trainer_id }) => trainer_id === first?.trainer_id)
  const trainer = ({ trainer: name, is_own_trainer }: MySlot) =>
    name && (
      <span className={classes.unit} data-own={is_own_trainer || undefined}>
        <Typed>{name}</Typed>
        {is_own_trainer && ` · ${t('ownTrainer')}`}
      </span>
    )
  return (
    <>
      {isOne && first && trainer(first)}
      <ul className={classes.slots} data-short={isOne || undefined}>
        {slots.map((slot) => (
          <li key={slot.start}>
            <button
              type="button"
              className={classes.slot}
              disabled={holding !== undefined}
              aria-pressed={chosen === undefined ? undefined : chosen === slot.start}
              onClick={() => hold(slot)}
            >
              <strong>
                {withDay && `${calendar.shortDay(clockAt(minuteOf(slot.start), zone).day)} · `}
                {calendar.time(slot.start, zone)}
              </strong>
              {holding === slot.start && <Loader size={16} />}
              {!isOne && trainer(slot)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface DayProps extends Pick<Props, 'zone' | 'holding' | 'hold' | 'chosen'> {
  days: { day: string; slots: MySlot[] }[]
  /** The day whose times are shown. */
  day: string
  /** Somebody pressed it: times of another day may have stood above it. */
  isChosen: boolean
  choose: (day: string) => void
}

/** Days that have free times, and under the one that is chosen its times. */
export function DayTimes({ days, day, isChosen, choose, ...times }: DayProps) {
  const t = useText('booking')
  const calendar = useCalendarFormat()
  return (
    <div className={classes.days}>
      {days.map((one) => (
        <Fragment key={one.day}>
          <button type="button" className={classes.day} aria-pressed={one.day === day} onClick={() => choose(one.day)}>
            <span>{calendar.weekday(one.day)}</span>
            <strong>{calendar.dayMonth(one.day)}</strong>
            <span className={classes.unit}>{t('times', { count: one.slots.length })}</span>
          </button>
          {one.day === day && (
            <div className={classes.ofDay} ref={isChosen ? intoSight : undefined}>
              <h3 className={classes.dayTitle}>{calendar.fullDay(one.day)}</h3>
              <TimeList slots={one.slots} {...times} />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  )
}

const intoSight = (times: HTMLElement | null) => times?.previousElementSibling?.scrollIntoView({ block: 'nearest' })
