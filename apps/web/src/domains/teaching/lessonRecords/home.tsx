import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyScreen, noProps } from '../../../kernel/browser/lazyScreen.tsx'

const Loaded = lazyScreen(async () => (await import('./NowCard.tsx')).NowCard, ['lessonRecords'], noProps)

/** The lesson of now or the next one, on the first screen of trainers. */
export const TrainerNow = () => (
  <Suspense fallback={<Skeleton height={180} mb="md" />}>
    <Loaded />
  </Suspense>
)
