import { Loader } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import classes from './Finding.module.css'
import type { Slot, Slots } from './find.ts'

interface Props {
  found: Slots
  /** The start that is being booked. */
  running: Slot | undefined
  take: (slot: Slot) => void
}

/** Starts with whom and what they come with and why they are good; a press takes one. */
export function SlotList({ found, running, take }: Props) {
  const t = useText('finding')
  const format = useCalendarFormat()
  const zone = found.time_zone
  return (
    <ul className={classes.slots}>
      {found.slots.map((slot) => (
        <li key={`${slot.start} ${slot.trainer_id}`}>
          <button
            type="button"
            className={classes.slot}
            aria-disabled={running !== undefined}
            onClick={() => take(slot)}
          >
            <span className={classes.when}>
              <strong>{format.shortDay(clockAt(minuteOf(slot.start), zone).day)}</strong>{' '}
              <span>{format.times(slot.start, slot.end, zone)}</span>
              {running === slot && <Loader size={14} aria-hidden />}
            </span>{' '}
            <span className={classes.with}>
              {withOf(slot, found).map((name) => (
                <Typed key={name}>{name}</Typed>
              ))}
            </span>{' '}
            {slot.reasons.length > 0 && (
              <span className={classes.reasons}>
                {slot.reasons.map((reason) => (
                  <span key={reason}>
                    <IconCheck size={14} stroke={2} aria-hidden /> {t(`reason.${reason}`)}
                  </span>
                ))}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The names of the trainer, the vehicle and the place of a start. */
function withOf(slot: Slot, { trainers, vehicles, places }: Slots): string[] {
  const trainer = trainers.find(({ id }) => id === slot.trainer_id)
  const vehicle = vehicles.find(({ id }) => id === slot.vehicle_id)
  const place = places.filter(({ kind, id }) => slot[`${kind}_id`] === id)
  return [
    trainer?.name,
    vehicle && [vehicle.name, vehicle.plate && `\u2066${vehicle.plate}\u2069`].filter(Boolean).join(' '),
    ...place.map(({ name }) => name),
  ].filter((name) => name !== undefined)
}
