import type { MyLesson } from '@dsms/contract/schedule/booking/calls'
import { openStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { MyLessonChanges } from '../moves/MyLessonChanges.tsx'
import { PendingMove } from '../moves/PendingMove.tsx'
import classes from './Booking.module.css'
import { useMyLessons } from './booking.ts'
import { LessonActions } from './LessonActions.tsx'

const changeable = new Set<MyLesson['status']>(openStatuses)

interface Props {
  lesson: MyLesson
  zone: string
  /** Nothing can be done about it now. */
  isRead?: boolean
}

/** Everything that is done about a lesson to come, and another time that was asked for; moving and calling off are for who may. */
export function OwnChanges({ lesson, zone, isRead = false }: Props) {
  const student = useMyLessons(undefined).data?.students.find(({ id }) => id === lesson.student_id)
  const mayChange = !isRead && student?.may_cancel && !lesson.is_cancelled && changeable.has(lesson.status)
  return (
    <>
      {lesson.move && <PendingMove move={lesson.move} zone={zone} isRead={!mayChange} />}
      {!isRead && (
        <div className={classes.acts}>
          <LessonActions lesson={lesson}>
            {mayChange && (
              <MyLessonChanges
                lesson={{ id: lesson.id, name: lesson.type.name, start: lesson.start, end: lesson.end }}
                zone={zone}
                studentId={lesson.student_id}
                of={
                  lesson.type.kind === 'theory_class'
                    ? undefined
                    : { enrolment_id: lesson.enrolment_id, type_id: lesson.type.id }
                }
                isAsked={Boolean(lesson.move)}
              />
            )}
          </LessonActions>
        </div>
      )}
    </>
  )
}
