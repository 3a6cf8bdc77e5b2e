import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyScreen, noProps } from '../../../../kernel/browser/lazyScreen.tsx'

const Loaded = lazyScreen(
  async () => (await import('./TrainerHome.tsx')).TrainerHome,
  ['trainerPortal', 'trainers', 'credentials', 'availability', 'leaveRequests'],
  noProps,
)

/** The home of trainers, fetched with its words when one of them starts. */
export const TrainerHome = () => (
  <Suspense fallback={<Skeleton height={320} mb="md" />}>
    <Loaded />
  </Suspense>
)
