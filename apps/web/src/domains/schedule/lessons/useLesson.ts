import type { Answer, Arguments } from '@dsms/contract/kernel/endpoint'
import { type checkLesson, getLesson, type Lesson } from '@dsms/contract/schedule/lessons/calls'
import { bookedIn } from '@dsms/contract/schedule/lessons/draft'
import { thingsOfLesson } from '@dsms/contract/schedule/lessons/things'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { lessonsKey } from '../board/useBoard.ts'

export type LessonToCheck = Arguments<typeof checkLesson>['body']
export type Check = Answer<typeof checkLesson>

/** A lesson as the server has it. */
export const lessonQuery = (id: number, school_id: number | undefined) =>
  queryOptions({
    queryKey: [...lessonsKey, 'one', id],
    queryFn: ({ signal }) => call(getLesson, { params: { id }, query: { school_id } }, signal),
  })

export const useLesson = (id: number, school_id: number | undefined) => useQuery(lessonQuery(id, school_id))

/** The wish that a lesson fulfils today: what is to be checked, with what is changed put over it. */
export const draftOf = (lesson: Lesson): LessonToCheck => ({
  lesson_id: lesson.id,
  type_id: lesson.type.id,
  branch_id: lesson.branch.id,
  start: lesson.start,
  end: lesson.end,
  ...thingsOfLesson(lesson),
  enrolment_ids: bookedIn(lesson),
  capacity: lesson.capacity,
  meeting_point: lesson.meeting_point,
  meeting_at: lesson.meeting_at,
  end_point: lesson.end_point,
  end_at: lesson.end_at,
})
