import { slot } from '../../../kernel/slot.tsx'

/** What a trainer noted of a lesson for its student; teaching fills it. */
export const LessonReview = slot<{ lessonId: number; studentId: number }>()
