import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { listMyLessons } from '@dsms/contract/schedule/booking/calls'
import { Group } from '@mantine/core'
import { useKeptSince } from '../../../kernel/browser/kept/since.ts'
import { askEarly } from '../../../kernel/call/early.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { KeepFocus } from '../../../ui/page/KeepFocus.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import classes from './Booking.module.css'
import { myLessonsOf, useMyLessons } from './booking.ts'
import { LaterLines } from './LaterLines.tsx'
import { NextLesson } from './NextLesson.tsx'
import { NextLessonPlace } from './NextLessonPlace.tsx'

type Mine = Answer<typeof listMyLessons>

/** On the first screen of students and guardians: the lesson that comes next, of each child apart, and the way to another one. */
export function NextLessonCard() {
  const { data, isError, error, refetch } = useMyLessons(undefined)
  if (isError) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <NextLessonPlace />
  if (data.students.length === 0) return null
  return (
    <KeepFocus className={classes.page}>
      {data.students.map((student) => (
        <OfStudent key={student.id} student={student} mine={data} />
      ))}
    </KeepFocus>
  )
}

NextLessonCard.ask = () => askEarly(myLessonsOf(undefined))

function OfStudent({ student, mine }: { student: Mine['students'][number]; mine: Mine }) {
  const t = useText('booking')
  const isAway = useKeptSince() !== undefined
  const { id, name, is_self, is_open } = student
  const [next, ...later] = mine.coming.filter(({ student_id, status }) => student_id === id && status !== 'held')
  const isOnly = mine.students.length === 1
  const search = isOnly ? {} : { student: id }
  const book = is_open && !isAway && (
    <LinkButton to="/my/lessons/book" search={search}>
      {t('book')}
    </LinkButton>
  )
  if (!next) {
    // why booking is not open, and what to do about it, stands below
    if (is_self && !is_open) return null
    return (
      <section className={`card ${classes.head}`}>
        <span>{is_self ? t('none') : t('none.of', { name })}</span>
        {book}
      </section>
    )
  }
  return (
    <>
      <NextLesson lesson={next} zone={mine.time_zone} name={is_self ? undefined : name} isRead={isAway} />
      {isOnly && <LaterLines lessons={later} zone={mine.time_zone} />}
      {!isAway && (
        <Group gap="xs">
          {book}
          <LinkButton to="/my/lessons" search={search} variant="default">
            {is_self ? t('title') : t('title.of', { name })}
          </LinkButton>
        </Group>
      )}
    </>
  )
}
