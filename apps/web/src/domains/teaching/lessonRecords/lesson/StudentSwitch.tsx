import type { DayLesson } from '@dsms/contract/teaching/lessonRecords/calls'
import { SegmentedControl } from '@mantine/core'
import { useChangeSearch } from '../../../../kernel/address/search.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../Teaching.module.css'

/** The students of one lesson: a tap goes to the record of another. */
export function StudentSwitch({ lessons, lesson }: { lessons: DayLesson[]; lesson: DayLesson }) {
  const t = useText('lessonRecords')
  const change = useChangeSearch()
  return (
    <SegmentedControl
      className={classes.views}
      fullWidth
      size="md"
      aria-label={t('lesson.students')}
      value={String(lesson.student?.booking_id)}
      onChange={(booking) => void change({ booking: Number(booking) })}
      data={lessons.flatMap(({ student }) =>
        student ? [{ value: String(student.booking_id), label: <bdi>{student.name}</bdi> }] : [],
      )}
    />
  )
}
