import type { MyLesson } from '@dsms/contract/schedule/booking/calls'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import classes from './Booking.module.css'

/** So many lessons after the next one stand on the first screen. */
const shown = 3

/** The lessons that follow the next one, to read. */
export function LaterLines({ lessons, zone }: { lessons: readonly MyLesson[]; zone: string }) {
  const t = useText('booking')
  if (lessons.length === 0) return null
  return (
    <section className="card" aria-labelledby="later">
      <h2 id="later" className={classes.title}>
        {t('later')}
      </h2>
      <ul className={classes.rows}>
        {lessons.slice(0, shown).map((lesson) => (
          <li key={lesson.booking_id} className={classes.row}>
            <span className={classes.what}>
              <When lesson={lesson} zone={zone} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function When({ lesson, zone }: { lesson: MyLesson; zone: string }) {
  const calendar = useCalendarFormat()
  return (
    <>
      <span>
        {calendar.shortDay(clockAt(minuteOf(lesson.start), zone).day)} {calendar.times(lesson.start, lesson.end, zone)}
      </span>
      <span className={classes.facets}>
        <Typed>{lesson.type.name}</Typed>
        {lesson.trainer && <Typed>{lesson.trainer}</Typed>}
      </span>
    </>
  )
}
