import type { MyLesson } from '@dsms/contract/schedule/booking/calls'
import { type ReactNode, useState } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { LessonReview } from '../../../students/public.ts'
import { clockAt, minuteOf } from '../../board/time/axis.ts'
import classes from '../Booking.module.css'
import { LessonStatus } from '../LessonStatus.tsx'
import { OwnChanges } from '../OwnChanges.tsx'

const settled = new Set(['completed', 'cancelled', 'declined', 'no_show'])

/** One lesson among others: of those to come with all that is done about them, of those that were with what came of them. */
export function LessonLine({ lesson, zone }: { lesson: MyLesson; zone: string }) {
  const t = useText('booking')
  const calendar = useCalendarFormat()
  const { day } = clockAt(minuteOf(lesson.start), zone)
  const head = (
    <>
      <span className={classes.what}>
        <strong>{calendar.shortDay(day)}</strong> {calendar.times(lesson.start, lesson.end, zone)}
        <span className={classes.facets}>
          <Typed>{lesson.type.name}</Typed>
          {lesson.trainer && <Typed>{lesson.trainer}</Typed>}
          {lesson.attendance && <span>{t(`attendance.${lesson.attendance}`)}</span>}
        </span>
      </span>
      <LessonStatus lesson={lesson} />
    </>
  )
  if (lesson.status === 'completed' && !lesson.is_cancelled) return <PastLine lesson={lesson}>{head}</PastLine>
  // one that is over and not written up yet: nothing can be done about it any more
  const isOver = Date.parse(lesson.end) <= Date.now()
  if (isOver || lesson.is_cancelled || settled.has(lesson.status)) return <li className={classes.row}>{head}</li>
  return (
    <li className={classes.more}>
      <div className={classes.row}>{head}</div>
      <span className={classes.facets}>
        <Typed>{lesson.meeting_point ?? lesson.room ?? lesson.branch.name}</Typed>
        {lesson.vehicle && <Typed>{lesson.vehicle.name}</Typed>}
      </span>
      <OwnChanges lesson={lesson} zone={zone} />
    </li>
  )
}

/** A lesson that was given: what its trainer noted for the student is looked up when it is opened. */
function PastLine({ lesson, children }: { lesson: MyLesson; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={classes.row}>{children}</summary>
        {isOpen && <LessonReview lessonId={lesson.id} studentId={lesson.student_id} />}
      </details>
    </li>
  )
}
