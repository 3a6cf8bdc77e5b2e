import { updatePost } from '@dsms/contract/content/blog/editing'
import { Skeleton, Stack } from '@mantine/core'
import { IconEdit, IconZoomExclamation } from '@tabler/icons-react'
import { CallError } from '../../../kernel/call/callError.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { useLate } from '../../../ui/page/useLate.ts'
import { BlogLayout } from './BlogLayout.tsx'
import { Comments } from './comments/Comments.tsx'
import { Article } from './post/Article.tsx'
import { usePost } from './useBlog.ts'

/** One article with what was said about it; without a key the newest. */
export function PostPage({ id }: { id?: number | undefined }) {
  const t = useText('blog')
  const common = useText('common')
  const may = useMay()
  const post = usePost(id)
  const isLate = useLate(post.isPending)
  // an address that is no number is refused, which means the same to a reader
  const isUnknown = post.error instanceof CallError && [404, 422].includes(post.error.status)
  const blog = post.data?.blog
  return (
    <Page
      title={blog?.title ?? t('article')}
      breadcrumbs={[{ label: t('title'), to: '/pages/blog/list' }]}
      action={
        blog &&
        may(updatePost) && (
          <LinkButton
            to="/pages/blog/edit/$id"
            params={{ id: String(blog.id) }}
            variant="default"
            leftSection={<IconEdit size={18} stroke={1.5} />}
          >
            {common('edit')}
          </LinkButton>
        )
      }
    >
      <BlogLayout>
        {isUnknown && (
          <Empty icon={<IconZoomExclamation size={48} stroke={1} />} text={t(id === undefined ? 'empty' : 'unknown')}>
            <LinkButton to="/pages/blog/list">{t('toList')}</LinkButton>
          </Empty>
        )}
        {post.isError && !isUnknown && <ErrorBox error={post.error} onRetry={() => void post.refetch()} />}
        {isLate && <Skeleton height={560} />}
        {post.data && blog && (
          <Stack key={blog.id} gap="md">
            <Article blog={blog} />
            <Comments post={blog.id} comments={post.data.comments} />
          </Stack>
        )}
      </BlogLayout>
    </Page>
  )
}
