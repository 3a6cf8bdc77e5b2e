import type { ProgressLesson, Progress as Shown } from '@dsms/contract/teaching/progress/calls'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ExamLine } from '../lessonRecords/ExamLine.tsx'
import { numbersOf } from '../lessonRecords/minutes.ts'
import classes from './Progress.module.css'

interface Props {
  lesson: ProgressLesson
  skills: Shown['skills']
}

/** What a trainer noted of a lesson for the student: words, minutes, marks and errors, and who signed. */
export function LessonFacts({ lesson, skills }: Props) {
  const t = useText('progress')
  const format = useFormat()
  const severities = useText('drivingErrors')
  const roles = useText('lessonRecords')
  const nameOf = (id: number) => skills.find(({ skill_id }) => skill_id === id)?.name ?? '–'
  return (
    <>
      {lesson.trainer && <bdi className={classes.quiet}>{lesson.trainer}</bdi>}
      {lesson.shared_note && (
        <Text size="sm">
          <Typed>{lesson.shared_note}</Typed>
        </Text>
      )}
      {lesson.minutes && (
        <span className={classes.quiet}>
          {roles('minutes.differ', numbersOf(lesson.minutes, format))}
          {lesson.minutes.reason && (
            <>
              {' · '}
              <bdi>{lesson.minutes.reason}</bdi>
            </>
          )}
        </span>
      )}
      {lesson.exam && <ExamLine exam={lesson.exam} />}
      {lesson.ratings.length > 0 && (
        <span className={classes.quiet}>
          {format.list(lesson.ratings.map((one) => `${nameOf(one.skill_id)} ${format.number(one.level)}`))}
        </span>
      )}
      {lesson.errors.length > 0 && (
        <span className={classes.quiet}>
          {t('errors', {
            what: format.list(
              lesson.errors.map(
                (one) => `${one.name} (${severities(`severity.${one.severity}`)} × ${format.number(one.count)})`,
              ),
            ),
          })}
        </span>
      )}
      {lesson.signed_by.length > 0 && (
        <span className={classes.quiet}>
          {t('signed', { who: format.list(lesson.signed_by.map((role) => roles(`role.${role}`))) })}
        </span>
      )}
    </>
  )
}
