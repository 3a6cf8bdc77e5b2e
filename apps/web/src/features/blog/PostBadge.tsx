import type { CommentStatus, PostStatus } from '@dsms/contract/blog.editing'
import { StatusBadge } from '../../components/records/StatusBadge.tsx'
import { useText } from '../../i18n/index.ts'

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
