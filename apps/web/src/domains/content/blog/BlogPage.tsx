import { createPost, listManagedPosts } from '@dsms/contract/content/blog/editing'
import { Button, Group, SimpleGrid, Skeleton, Stack } from '@mantine/core'
import { IconArticle, IconPlus, IconZoomExclamation } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Pages } from '../../../ui/page/Pages.tsx'
import { useLate } from '../../../ui/page/useLate.ts'
import { BlogLayout } from './BlogLayout.tsx'
import { PostCard } from './post/PostCard.tsx'
import { pageSize, usePosts } from './useBlog.ts'
import { useBlogState } from './useBlogState.ts'

/** Published articles, newest first. Search, category and page stand in the address. */
export function BlogPage() {
  const t = useText('blog')
  const format = useFormat()
  const [view, set] = useBlogState()
  const posts = usePosts(view)
  const isLate = useLate(posts.isPending)
  const { rows, total } = posts.data ?? { rows: [], total: 0 }
  const isNarrowed = view.q !== '' || view.category !== undefined
  return (
    <Page title={t('title')} count={posts.data && format.number(total)} action={<Actions />}>
      <BlogLayout>
        <Stack gap="lg">
          <output className="visuallyHidden">{isNarrowed && posts.data ? t('found', { count: total }) : ''}</output>
          {posts.isError && <ErrorBox error={posts.error} onRetry={() => void posts.refetch()} />}
          {isLate && <Waiting />}
          {posts.data && rows.length === 0 && (
            <Empty
              icon={isNarrowed ? <IconZoomExclamation size={48} stroke={1} /> : <IconArticle size={48} stroke={1} />}
              text={t(isNarrowed ? 'nothing' : 'empty')}
            >
              {isNarrowed && (
                <Button variant="default" onClick={() => set({ q: '', category: undefined })}>
                  {t('showAll')}
                </Button>
              )}
            </Empty>
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            {rows.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </SimpleGrid>
          <Pages
            page={view.page}
            size={pageSize}
            total={total}
            isSettled={posts.isSuccess && !posts.isPlaceholderData}
            show={(page) => set({ page })}
          />
        </Stack>
      </BlogLayout>
    </Page>
  )
}

function Actions() {
  const t = useText('blog')
  const may = useMay()
  return (
    <Group gap="xs">
      {may(listManagedPosts) && (
        <LinkButton to="/pages/blog/manage" variant="default">
          {t('manage')}
        </LinkButton>
      )}
      {may(createPost) && (
        <LinkButton to="/pages/blog/new" leftSection={<IconPlus size={18} stroke={1.5} />}>
          {t('write')}
        </LinkButton>
      )}
    </Group>
  )
}

const Waiting = () => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
    {[1, 2, 3, 4].map((nth) => (
      <Skeleton key={nth} height={420} />
    ))}
  </SimpleGrid>
)
