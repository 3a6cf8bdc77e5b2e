import { Skeleton } from '@mantine/core'
import { later } from '../../../kernel/browser/later/later.tsx'

/** The lesson of now or the next one, on the first screen of trainers. */
export const TrainerNow = later(async () => (await import('./NowCard.tsx')).NowCard, {
  words: ['lessonRecords'],
  Waiting: () => <Skeleton height={180} mb="md" />,
})
