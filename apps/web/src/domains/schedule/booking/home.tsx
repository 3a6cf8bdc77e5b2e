import { Suspense } from 'react'
import { lazyScreen, noProps } from '../../../kernel/browser/lazyScreen.tsx'
import { NextLessonPlace } from './NextLessonPlace.tsx'

const Loaded = lazyScreen(
  async () => (await import('./NextLessonCard.tsx')).NextLessonCard,
  ['booking', 'moves'],
  noProps,
)

/** The next lesson on the first screen of students and guardians, fetched with its words when one of them starts. */
export const StudentNextLesson = () => (
  <Suspense fallback={<NextLessonPlace />}>
    <Loaded />
  </Suspense>
)
