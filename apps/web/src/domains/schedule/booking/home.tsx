import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyScreen, noProps } from '../../../kernel/browser/lazyScreen.tsx'

const Loaded = lazyScreen(
  async () => (await import('./NextLessonCard.tsx')).NextLessonCard,
  ['booking', 'moves', 'policies', 'schedule'],
  noProps,
)

/** The next lesson on the first screen of students and guardians, fetched with its words when one of them starts. */
export const StudentNextLesson = () => (
  <Suspense fallback={<Skeleton height={180} mb="md" />}>
    <Loaded />
  </Suspense>
)
