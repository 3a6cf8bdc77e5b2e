import { Group, Skeleton, Text } from '@mantine/core'
import { useSearchOf } from '../../../kernel/address/search.ts'
import { useKeptSince } from '../../../kernel/browser/kept/since.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import classes from './Booking.module.css'
import { studentReader, useMyLessons } from './booking.ts'
import { ChildrenNext, LaterLines } from './ComingLines.tsx'
import { NextLesson } from './NextLesson.tsx'

/** On the first screen of students and guardians: the lesson that comes next, and the way to another one. */
export function NextLessonCard() {
  const t = useText('booking')
  const { student } = useSearchOf(studentReader)
  const { data, isError, error, refetch } = useMyLessons(student)
  const all = useMyLessons(undefined).data
  const isAway = useKeptSince() !== undefined
  if (isError) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={180} mb="md" />
  // what stands there first is of one student, of a guardian's children the one who has a lesson next
  const coming = data.coming.filter(({ status }) => status !== 'held')
  const [next] = coming
  const later = coming.slice(1).filter(({ student_id }) => student_id === next?.student_id)
  const search = student ? { student } : {}
  return (
    <div className={classes.page}>
      {next ? (
        <NextLesson lesson={next} zone={data.time_zone} isRead={isAway} />
      ) : (
        // of several children the card below says who has none
        data.students.length < 2 && (
          <section className="card" aria-labelledby="next">
            <h2 id="next" className={classes.title}>
              {t('next')}
            </h2>
            <Text size="sm" c="dimmed">
              {t('none')}
            </Text>
          </section>
        )
      )}
      <LaterLines lessons={later} zone={data.time_zone} />
      {all && <ChildrenNext {...all} />}
      {!isAway && (
        <Group gap="xs">
          {data.students.some(({ is_open }) => is_open) && (
            <LinkButton to="/my/lessons/book" search={search}>
              {t('book')}
            </LinkButton>
          )}
          <LinkButton to="/my/lessons" search={search} variant="default">
            {t('title')}
          </LinkButton>
        </Group>
      )}
    </div>
  )
}
