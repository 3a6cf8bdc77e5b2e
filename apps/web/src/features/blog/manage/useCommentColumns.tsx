import type { ManagedComment } from '@dsms/contract/blog.editing'
import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { Bdi, Typed } from '../../../components/Bidi.tsx'
import { LinkAnchor } from '../../../components/records/links.tsx'
import type { Column } from '../../../components/records/types.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/index.ts'
import { PostBadge } from '../PostBadge.tsx'

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
