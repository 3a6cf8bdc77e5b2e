import { Suspense } from 'react'
import { lazyScreen, noProps } from '../../../kernel/browser/lazyScreen.tsx'

const Loaded = lazyScreen(async () => (await import('./PracticeCard.tsx')).PracticeCard, ['progress'], noProps)

/** What to practise next, on the first screen of students and guardians. */
export const StudentPractice = () => (
  <Suspense fallback={<div data-waiting />}>
    <Loaded />
  </Suspense>
)
