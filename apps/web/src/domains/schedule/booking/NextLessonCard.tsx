import { Group, Skeleton, Text } from '@mantine/core'
import { useSearchOf } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import classes from './Booking.module.css'
import { studentReader, useMyLessons } from './booking.ts'
import { NextLesson } from './NextLesson.tsx'

/** On the first screen of students and guardians: the lesson that comes next, and the way to another one. */
export function NextLessonCard() {
  const t = useText('booking')
  const { student } = useSearchOf(studentReader)
  const { data, isError, error, refetch } = useMyLessons(student)
  if (isError) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={180} mb="md" />
  const next = data.coming.find(({ status }) => status !== 'held')
  const search = student ? { student } : {}
  return (
    <div className={classes.page}>
      {next ? (
        <NextLesson lesson={next} zone={data.time_zone} />
      ) : (
        <section className="card" aria-labelledby="next">
          <h2 id="next" className={classes.title}>
            {t('next')}
          </h2>
          <Text size="sm" c="dimmed">
            {t('none')}
          </Text>
        </section>
      )}
      <Group gap="xs">
        {data.students.some(({ may_book }) => may_book) && (
          <LinkButton to="/my/lessons/book" search={search}>
            {t('book')}
          </LinkButton>
        )}
        <LinkButton to="/my/lessons" search={search} variant="default">
          {t('title')}
        </LinkButton>
      </Group>
    </div>
  )
}
