import type { MyLesson } from '@dsms/contract/schedule/booking/calls'
import { Anchor } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { useNow } from '../board/time/useNow.ts'
import classes from './Booking.module.css'
import { LessonStatus } from './LessonStatus.tsx'
import { OwnChanges } from './OwnChanges.tsx'

interface Props {
  lesson: MyLesson
  zone: string
  /** Whose it is, for who looks after somebody; undefined for the student. */
  name?: string | undefined
  /** Nothing can be done about it now. */
  isRead?: boolean
}

/** The lesson that comes next: when, how long until then, with whom, in what and where. */
export function NextLesson({ lesson, zone, name, isRead = false }: Props) {
  const id = useId()
  const t = useText('booking')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const { day } = clockAt(minuteOf(lesson.start), zone)
  // the words of the time until then change by the minute
  const hasBegun = useNow() >= minuteOf(lesson.start)
  return (
    <section className={`card ${classes.next}`} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {name ? t('next.of', { name }) : t('next')}
        </h2>
        <LessonStatus lesson={lesson} />
      </header>
      <p className={classes.when}>
        <strong>{calendar.fullDay(day)}</strong>
        <span>{calendar.times(lesson.start, lesson.end, zone)}</span>
      </p>
      <p className={classes.until}>{hasBegun ? t('now') : t('begins', { when: format.relative(lesson.start) })}</p>
      <dl className={classes.facts}>
        <Fact name={t('type')} value={<Typed>{lesson.type.name}</Typed>} />
        {lesson.trainer && <Fact name={t('trainer')} value={<Typed>{lesson.trainer}</Typed>} />}
        {lesson.vehicle && (
          <Fact
            name={t('vehicle')}
            value={
              <>
                <Typed>{lesson.vehicle.name}</Typed> · <Bdi>{lesson.vehicle.plate}</Bdi>
              </>
            }
          />
        )}
        <Fact
          name={t('place')}
          value={
            <>
              <Typed>{lesson.meeting_point ?? lesson.room ?? lesson.branch.name}</Typed>
              {!lesson.meeting_point && lesson.branch.address && (
                <>
                  {' · '}
                  <Typed>{lesson.branch.address}</Typed>
                </>
              )}
            </>
          }
        />
        {lesson.branch.phone && (
          <Fact
            name={t('phone')}
            value={
              <Anchor href={`tel:${lesson.branch.phone}`} inherit>
                <Phone number={lesson.branch.phone} />
              </Anchor>
            }
          />
        )}
      </dl>
      <OwnChanges lesson={lesson} zone={zone} isRead={isRead} />
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
