import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { UnstyledButton } from '@mantine/core'
import { IconMapPin, IconRepeat, IconUsers } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Answer } from '../event/Answer.tsx'
import { KindDot } from '../event/KindDot.tsx'
import type { Day } from '../state/days.ts'
import classes from './Row.module.css'
import { useHours } from './useHours.ts'

interface Props {
  event: CalendarEvent
  /** The day it stands under; an event of several days tells the hours of this one. */
  day?: Day
  open: () => void
}

/** An event as a line of a list: its hours, its kind's colour, what, where, and with whom. */
export function EventRow({ event, day, open }: Props) {
  const t = useText('calendar')
  const { calendar, location, answer, guests, isShared, isMine, owner, occurrence } = event.extendedProps
  const hours = useHours()(event, day)
  return (
    <UnstyledButton className={classes.row} onClick={open} data-declined={answer === 'no' || undefined}>
      <span className={classes.hours}>{hours}</span>
      <KindDot kind={calendar} />
      <span className={classes.what}>
        <span className={classes.title}>
          <bdi>{event.title}</bdi>
        </span>
        <span className={classes.about}>
          {occurrence !== null && (
            <span>
              <IconRepeat size={14} stroke={1.5} aria-hidden /> {t('isRepeating')}
            </span>
          )}
          {location && (
            <span>
              <IconMapPin size={14} stroke={1.5} aria-hidden /> <bdi>{location}</bdi>
            </span>
          )}
          {(isShared || guests.length > 0) && (
            <span>
              <IconUsers size={14} stroke={1.5} aria-hidden />{' '}
              {guests.length > 0 ? t('guestCount', { count: guests.length }) : t('isShared')}
            </span>
          )}
          {!isMine && <span>{t('isOf', { name: owner.fullName })}</span>}
        </span>
      </span>
      {answer !== null && <Answer answer={answer} />}
    </UnstyledButton>
  )
}
