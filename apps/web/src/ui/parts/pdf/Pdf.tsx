import { Skeleton } from '@mantine/core'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { PdfView as View } from './PdfView.tsx'

const PdfView = lazy(async () => ({ default: (await import('./PdfView.tsx')).PdfView }))

/** The pages of a PDF, drawn by us: a frame shows nothing on Android. What draws them is fetched when the first is opened. */
export const Pdf = (props: ComponentProps<typeof View>) => (
  <Suspense fallback={<Skeleton height={400} />}>
    <PdfView key={props.address} {...props} />
  </Suspense>
)
