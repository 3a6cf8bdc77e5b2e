import type { ManagedComment } from '@dsms/contract/content/blog/editing'
import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Column } from '../../../../kit/records/types.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { PostBadge } from '../post/PostBadge.tsx'

/** What the list of comments shows. */
export function useCommentColumns(): Column<ManagedComment>[] {
  const t = useText('blog')
  const format = useFormat()
  return useMemo(
    (): Column<ManagedComment>[] => [
      {
        key: 'author',
        title: t('comments.author'),
        render: ({ userFullName, email }) => (
          <>
            <Text size="sm" fw={500}>
              <Typed>{userFullName}</Typed>
            </Text>
            {email && (
              <Text size="xs" c="dimmed">
                <Bdi>{email}</Bdi>
              </Text>
            )}
          </>
        ),
      },
      {
        key: 'text',
        title: t('comments.text'),
        onCard: true,
        render: ({ commentText }) => (
          <Text size="sm" maw={420} lineClamp={3} dir="auto" title={commentText} style={{ whiteSpace: 'pre-line' }}>
            {commentText}
          </Text>
        ),
      },
      {
        key: 'post',
        title: t('article'),
        onCard: true,
        render: ({ postId, postTitle }) => (
          <LinkAnchor to="/pages/blog/detail/$id" params={{ id: String(postId) }}>
            <Typed>{postTitle}</Typed>
          </LinkAnchor>
        ),
      },
      {
        key: 'status',
        title: t('field.status'),
        onCard: true,
        render: ({ status }) => <PostBadge status={status} />,
      },
      {
        key: 'date',
        title: t('comments.date'),
        align: 'end',
        render: ({ commentedAt }) => format.relative(commentedAt),
      },
    ],
    [t, format],
  )
}
