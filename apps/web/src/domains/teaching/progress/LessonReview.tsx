import { getMyProgress } from '@dsms/contract/teaching/progress/calls'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { keyOf } from './keyOf.ts'
import { LessonConfirm } from './LessonConfirm.tsx'
import { LessonFacts } from './LessonFacts.tsx'
import classes from './Progress.module.css'

/** What the trainer noted of one lesson for its student; all of a student's lessons come with the first that is opened. */
export function LessonReview({ lessonId, studentId }: { lessonId: number; studentId: number }) {
  const t = useText('progress')
  const { data, isError, error, refetch } = useQuery({
    queryKey: keyOf(studentId),
    queryFn: ({ signal }) => call(getMyProgress, { params: { id: studentId } }, signal),
  })
  if (isError) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton rows={1} />
  const lesson = data.lessons.find(({ id }) => id === lessonId)
  if (!lesson) return <Text size="sm">{t('lessons.unwritten')}</Text>
  return (
    <div className={classes.review}>
      <LessonFacts lesson={lesson} skills={data.skills} />
      <LessonConfirm lesson={lesson} student={{ id: studentId, name: '' }} zone={data.time_zone} />
    </div>
  )
}
