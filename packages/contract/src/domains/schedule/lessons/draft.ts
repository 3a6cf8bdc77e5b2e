import type { LessonDraft, Point } from '../rules/facts.ts'
import { saidPlace } from '../rules/time/ways.ts'
import type { Lesson } from './calls.ts'
import { type NamedThings, thingsOf, thingsOfLesson } from './things.ts'

/** Where a lesson begins and ends, as calls name it; what is undefined is not named. */
export interface NamedPlaces {
  meeting_point?: string | null | undefined
  meeting_at?: Point | null | undefined
  end_point?: string | null | undefined
  end_at?: Point | null | undefined
}

/** A lesson as calls send it; instants are ISO 8601. */
export interface LessonInput extends NamedPlaces, NamedThings {
  type_id: number
  branch_id: number
  start: string
  end: string
  enrolment_ids?: readonly number[] | undefined
  /** Seats; those of the type unless said. */
  capacity?: number | null | undefined
}

/** Places as rules read them. */
export const draftPlaces = ({ meeting_point, meeting_at, end_point, end_at }: NamedPlaces) => ({
  begins_at: saidPlace(meeting_point, meeting_at),
  ends_at: saidPlace(end_point, end_at),
})

/** What calls send, as rules read it; `lessonId` is that of a lesson that stands. */
export const draftOfInput = (input: LessonInput, lessonId?: number): LessonDraft => ({
  lesson_id: lessonId,
  type_id: input.type_id,
  branch_id: input.branch_id,
  start: Date.parse(input.start),
  end: Date.parse(input.end),
  ...thingsOf(input),
  enrolment_ids: [...new Set(input.enrolment_ids)],
  seats: input.capacity ?? undefined,
  ...draftPlaces(input),
})

/** A lesson that a call answered, as rules read it. */
export const draftOfLesson = (lesson: Lesson): LessonDraft => ({
  lesson_id: lesson.id,
  type_id: lesson.type.id,
  branch_id: lesson.branch.id,
  start: Date.parse(lesson.start),
  end: Date.parse(lesson.end),
  ...thingsOfLesson(lesson),
  enrolment_ids: bookedIn(lesson),
  seats: lesson.capacity,
  ...draftPlaces(lesson),
})

/** Enrolments that have a seat in a lesson. */
export const bookedIn = ({ bookings }: Pick<Lesson, 'bookings'>): number[] =>
  bookings.filter(({ status }) => status === 'booked').map(({ enrolment_id }) => enrolment_id)
