import { createPost } from '@dsms/contract/content/blog/editing'
import { Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { oneOf, useSearchOf } from '../../../../kernel/address/search.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { ManagedComments } from './ManagedComments.tsx'
import { ManagedPosts } from './ManagedPosts.tsx'

const readers = { tab: oneOf(['posts', 'comments']) }

/** Where the blog is kept: articles of every status, and what readers said. */
export function BlogManagePage() {
  const t = useText('blog')
  const may = useMay()
  const navigate = useNavigate()
  const { tab = 'posts' } = useSearchOf(readers)
  // another list has other filters: nothing of the address but the tab comes along
  const show = (name: string | null) =>
    navigate({
      to: '.',
      search: () => ({ tab: name === 'comments' ? name : undefined }),
      resetScroll: false,
    })
  return (
    <Page
      title={t('manage')}
      breadcrumbs={[{ label: t('title'), to: '/pages/blog/list' }]}
      action={
        may(createPost) && (
          <LinkButton to="/pages/blog/new" leftSection={<IconPlus size={18} stroke={1.5} />}>
            {t('write')}
          </LinkButton>
        )
      }
    >
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="posts">{t('tab.posts')}</Tabs.Tab>
          <Tabs.Tab value="comments">{t('tab.comments')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="posts">
          <ManagedPosts />
        </Tabs.Panel>
        <Tabs.Panel value="comments">
          <ManagedComments />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
