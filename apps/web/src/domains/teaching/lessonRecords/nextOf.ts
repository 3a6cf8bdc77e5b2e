import type { DayLesson, TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import type { RecordState } from '@dsms/contract/teaching/lessonRecords/state'

export const isCancelledOrNoShow = ({ status }: DayLesson): boolean => status === 'cancelled' || status === 'no_show'

/** Which booking an address names: that of a lesson of several students. */
export const bookingOf = ({ is_shared, student }: DayLesson): number | undefined =>
  is_shared ? student?.booking_id : undefined

/** The lesson that has begun and is not finished, else the next one of today. */
export function nextOf(day: TeachingDay, shown: (lesson: DayLesson) => RecordState): DayLesson | undefined {
  if (day.day !== day.today) return undefined
  const open = day.lessons.filter(
    (lesson) =>
      !lesson.is_class &&
      !isCancelledOrNoShow(lesson) &&
      shown(lesson).finished_at === null &&
      lesson.status !== 'completed',
  )
  return (
    open.find((lesson) => shown(lesson).started_at !== null) ?? open.find(({ end }) => Date.parse(end) > Date.now())
  )
}
