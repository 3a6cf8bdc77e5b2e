import { Skeleton } from '@mantine/core'
import { later } from '../../kernel/browser/later/later.tsx'
import type { RichTextProps } from './RichText.tsx'

/** The editor, fetched when something is written for the first time. */
export const LazyRichText = later(async () => (await import('./RichText.tsx')).RichText, {
  Waiting: ({ minHeight = 120 }: RichTextProps) => <Skeleton height={minHeight + 66} />,
})
