import type { Progress as Shown } from '@dsms/contract/teaching/progress/calls'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { LessonConfirm } from './LessonConfirm.tsx'
import { LessonFacts } from './LessonFacts.tsx'
import classes from './Progress.module.css'
import type { Learner } from './Skills.tsx'

interface Props {
  student: Learner
  progress: Shown
  /** For those at the school: where the records of the lessons are. */
  records?: { school_id?: number | undefined }
}

/** What the trainers wrote of each lesson, to be signed where it may be. */
export function Lessons({ student, progress: { lessons, skills, time_zone }, records }: Props) {
  const t = useText('progress')
  const format = useFormat()
  return (
    <section className="card" aria-labelledby="lessons">
      <h2 id="lessons" className={classes.heading}>
        {t('lessons')}
      </h2>
      {lessons.length === 0 && <Text size="sm">{t('lessons.none')}</Text>}
      <ul className={classes.rows}>
        {lessons.map((lesson) => (
          <li key={lesson.id} className={classes.lesson}>
            <strong>
              {records ? (
                <LinkAnchor to={`/school/teaching/${lesson.id}`} search={records}>
                  {lesson.type} · {format.dateTime(lesson.start, time_zone)}
                </LinkAnchor>
              ) : (
                <>
                  {lesson.type} · {format.dateTime(lesson.start, time_zone)}
                </>
              )}
            </strong>
            <LessonFacts lesson={lesson} skills={skills} />
            <LessonConfirm lesson={lesson} student={student} zone={time_zone} />
          </li>
        ))}
      </ul>
    </section>
  )
}
