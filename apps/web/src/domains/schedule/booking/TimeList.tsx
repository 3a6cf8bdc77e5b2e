import type { MySlot } from '@dsms/contract/schedule/booking/calls'
import { Loader } from '@mantine/core'
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
  hold: (slot: MySlot) => Promise<void>
  /** Where they are of several days. */
  withDay?: boolean
}

/** Free times as large buttons: pressing one holds it. */
export function TimeList({ slots, zone, holding, hold, withDay }: Props) {
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
              onClick={() => void hold(slot)}
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
