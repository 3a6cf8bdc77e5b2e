import { type ManagedPost, updatePost } from '@dsms/contract/content/blog/editing'
import { useMemo } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Column } from '../../../../kit/records/types.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { PostBadge } from '../post/PostBadge.tsx'

/** What the list of articles shows. */
export function usePostColumns(): Column<ManagedPost>[] {
  const t = useText('blog')
  const format = useFormat()
  const may = useMay()
  return useMemo(
    (): Column<ManagedPost>[] => [
      {
        key: 'title',
        title: t('field.title'),
        sort: 'title',
        render: ({ id, title }) =>
          may(updatePost) ? (
            <LinkAnchor to="/pages/blog/edit/$id" params={{ id: String(id) }} fw={500}>
              <Typed>{title}</Typed>
            </LinkAnchor>
          ) : (
            <Typed>{title}</Typed>
          ),
      },
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        onCard: true,
        render: ({ status }) => <PostBadge status={status} />,
      },
      { key: 'author', title: t('author'), render: ({ userFullName }) => <Typed>{userFullName}</Typed> },
      { key: 'categories', title: t('categories'), onCard: true, render: ({ tags }) => format.list(tags) },
      {
        key: 'comments',
        title: t('comments.title'),
        sort: 'comments',
        align: 'end',
        onCard: true,
        render: ({ comments, waiting }) =>
          waiting === 0
            ? format.number(comments)
            : t('manage.waiting', { comments: format.number(comments), waiting: format.number(waiting) }),
      },
      {
        key: 'updatedAt',
        title: t('field.updatedAt'),
        sort: 'updatedAt',
        align: 'end',
        render: ({ updatedAt }) => format.relative(updatedAt),
      },
    ],
    [t, format, may],
  )
}
