import type { CommentStatus, PostStatus } from '@dsms/contract/content/blog/editing'
import { useText } from '../../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'

const looks = {
  Published: 'active',
  Pending: 'pending',
  Draft: 'inactive',
  approved: 'active',
  pending: 'waiting',
  hidden: 'inactive',
} as const

/** The status of an article, or of a comment. */
export function PostBadge({ status }: { status: PostStatus | CommentStatus }) {
  const t = useText('blog')
  return <StatusBadge status={looks[status]} label={t(`status.${status}`)} />
}
