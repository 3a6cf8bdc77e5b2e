import type { MyLesson } from '@dsms/contract/schedule/booking/calls'
import { MyLessonChanges } from '../moves/MyLessonChanges.tsx'
import { useMyLessons } from './booking.ts'

const changeable = new Set<MyLesson['status']>(['requested', 'scheduled', 'confirmed'])

/** Calling a lesson off and asking for another time, for the student and for guardians who may. */
export function OwnChanges({ lesson, zone }: { lesson: MyLesson; zone: string }) {
  const student = useMyLessons(undefined).data?.students.find(({ id }) => id === lesson.student_id)
  if (!student?.may_cancel || lesson.is_cancelled || !changeable.has(lesson.status)) return null
  return (
    <MyLessonChanges
      lesson={{ id: lesson.id, name: lesson.type.name, start: lesson.start, end: lesson.end }}
      zone={zone}
      studentId={lesson.student_id}
      isShared={lesson.type.kind === 'theory_class'}
    />
  )
}
