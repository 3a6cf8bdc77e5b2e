import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { MapProps } from './places.ts'

const MapView = lazy(async () => ({ default: (await import('./MapView.tsx')).MapView }))

/** Places, a way or a point to pick on a map of the world; it is fetched when it is first shown. */
export const PlaceMap = (props: MapProps) => (
  <Suspense fallback={<Skeleton height={400} />}>
    <MapView {...props} />
  </Suspense>
)
