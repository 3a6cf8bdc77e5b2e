import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { RichTextProps } from './RichText.tsx'

const Loaded = lazy(async () => ({ default: (await import('./RichText.tsx')).RichText }))

/** The editor, fetched when something is written for the first time. */
export function LazyRichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton height={(props.minHeight ?? 120) + 66} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
