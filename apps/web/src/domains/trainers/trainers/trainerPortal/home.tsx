import { Skeleton } from '@mantine/core'
import { later } from '../../../../kernel/browser/later/later.tsx'

/** The home of trainers, fetched with its words when one of them starts. */
export const TrainerHome = later(async () => (await import('./TrainerHome.tsx')).TrainerHome, {
  words: ['trainerPortal', 'trainers', 'credentials', 'availability', 'leaveRequests'],
  Waiting: () => <Skeleton height={320} mb="md" />,
})
