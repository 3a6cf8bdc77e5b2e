import { Skeleton } from '@mantine/core'
import type { ComponentProps } from 'react'
import { later } from '../../../kernel/browser/later/later.tsx'
import type { PdfView as View } from './PdfView.tsx'

const PdfView = later(async () => (await import('./PdfView.tsx')).PdfView, {
  words: ['pdf'],
  Waiting: () => <Skeleton height={400} />,
})

/** The pages of a PDF, drawn by us: a frame shows nothing on Android. What draws them is fetched when the first is opened. */
export const Pdf = (props: ComponentProps<typeof View>) => <PdfView key={props.address} {...props} />
