import { Skeleton } from '@mantine/core'
import { later } from '../../../kernel/browser/later/later.tsx'

/** Places, a way or a point to pick on a map of the world; it is fetched when it is first shown. */
export const PlaceMap = later(async () => (await import('./MapView.tsx')).MapView, {
  words: ['map'],
  Waiting: () => <Skeleton height={400} />,
})
