import { later } from '../../../kernel/browser/later/later.tsx'
import { NextLessonPlace } from './NextLessonPlace.tsx'

/** The next lesson on the first screen of students and guardians, fetched with its words when one of them starts. */
export const StudentNextLesson = later(async () => (await import('./NextLessonCard.tsx')).NextLessonCard, {
  words: ['booking', 'moves'],
  Waiting: NextLessonPlace,
})
