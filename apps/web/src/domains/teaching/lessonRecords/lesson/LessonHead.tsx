import { minutesBetween } from '@dsms/contract/schedule/lessons/minutes'
import type { DayLesson } from '@dsms/contract/teaching/lessonRecords/calls'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { startedAt, useServerNow } from '../kept/clock.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'

/** In sight while a lesson is given: what it is about, and how much of its time has passed. */
export function LessonHead({ day, lesson }: { day: { skills: { id: number; name: string }[] }; lesson: DayLesson }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const { student, type, last } = lesson
  const focus = day.skills.filter(({ id }) => last?.focus.includes(id)).map(({ name }) => name)
  return (
    <section className={classes.head} aria-label={t('clock.title')}>
      <div className={classes.grow}>
        {student && <span>{t('day.nth', { nth: format.number(student.nth), of: format.number(student.of) })} · </span>}
        <span>{type.name}</span>
        {focus.length > 0 && <span className={classes.quiet}>{t('day.focus', { what: format.list(focus) })}</span>}
      </div>
      <Clock lesson={lesson} />
    </section>
  )
}

/** Minutes and seconds since the lesson was begun, beside those of the plan. */
function Clock({ lesson }: { lesson: DayLesson }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const { desk } = useDesk(lesson)
  const now = useServerNow(1000)
  const seconds = Math.max(0, Math.floor((now - (startedAt(desk) ?? now)) / 1000))
  const planned = minutesBetween(Date.parse(lesson.start), Date.parse(lesson.end))
  const two = (value: number) => format.number(value, { minimumIntegerDigits: 2, useGrouping: false })
  const elapsed = `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
  return (
    <span className={classes.clock} role="timer" data-over={seconds > planned * 60 || undefined}>
      <Bdi>{elapsed}</Bdi>
      <span className={classes.quiet}>
        {t('clock.of', { planned: format.number(planned, { style: 'unit', unit: 'minute', unitDisplay: 'short' }) })}
      </span>
    </span>
  )
}
