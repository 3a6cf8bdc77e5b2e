import { commentModerators } from '@dsms/contract/staff/profile/posts'
import { Tabs } from '@mantine/core'
import { IconHourglass, IconInfoCircle, IconLayoutList, IconPhoto, IconUsers } from '@tabler/icons-react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { type SearchIn, text, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { mayOpen, useSession } from '../../../kernel/session/session.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { AboutTab } from './AboutTab.tsx'
import { FeedTab } from './FeedTab.tsx'
import { FriendsTab } from './FriendsTab.tsx'
import { PhotosTab } from './PhotosTab.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import classes from './ProfilePage.module.css'
import { useProfile, useWaitingComments } from './profileQueries.ts'
import { WaitingTab } from './WaitingTab.tsx'

declare module '../../../kernel/address/address.ts' {
  interface Searches {
    '/pages/profile/$id': SearchIn<typeof readers>
  }
}

const tabs = [
  { name: 'feed', Icon: IconLayoutList },
  { name: 'about', Icon: IconInfoCircle },
  { name: 'photos', Icon: IconPhoto },
  { name: 'friends', Icon: IconUsers },
  { name: 'waiting', Icon: IconHourglass },
] as const

const readers = { tab: text, post: whole }

/** The own profile, or a colleague's. The open tab stands in the address. */
export function ProfilePage({ id }: { id?: number | undefined }) {
  const t = useText('profile')
  const format = useFormat()
  const navigate = useNavigate()
  const search = useSearchOf(readers)
  const profile = useProfile(id)
  const moderates = mayOpen(commentModerators, useSession()) && profile.data?.header.isMe === true
  const waiting = useWaitingComments(moderates)
  const ownTabs = tabs.filter(({ name }) => name !== 'waiting' || moderates)
  const tab = ownTabs.find(({ name }) => name === search.tab)?.name ?? 'feed'
  const name = profile.data?.header.username
  const open = (value: string | null) =>
    navigate({
      to: '.',
      search: value === 'feed' || !value ? {} : { tab: value },
      resetScroll: false,
    })
  if (!profile.data) {
    return (
      <Page title={t('title')}>
        {profile.isError ? (
          <ErrorBox error={profile.error} onRetry={() => profile.refetch()} />
        ) : (
          <ListSkeleton rows={8} />
        )}
      </Page>
    )
  }
  const shared = { id: profile.data.header.isMe ? undefined : profile.data.header.id, profile: profile.data }
  return (
    <Page
      title={profile.data.header.isMe ? t('title') : (name ?? '')}
      breadcrumbs={profile.data.header.isMe ? [] : [{ label: t('title'), to: '/pages/profile' }]}
    >
      <Tabs value={tab} onChange={open} variant="pills" keepMounted={false}>
        <ProfileHeader header={profile.data.header}>
          <Tabs.List className={classes.tabs} aria-label={t('tabs')}>
            {ownTabs.map(({ name: one, Icon }) => (
              <Tabs.Tab key={one} value={one} leftSection={<Icon size={18} stroke={1.5} aria-hidden />}>
                {t(`tab.${one}`)}
                {one === 'waiting' && waiting.data ? ` (${format.number(waiting.data.total)})` : ''}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </ProfileHeader>
        <Tabs.Panel value="feed">
          <FeedTab {...shared} readAt={profile.dataUpdatedAt} postId={search.post} />
        </Tabs.Panel>
        <Tabs.Panel value="about">
          <AboutTab {...shared} />
        </Tabs.Panel>
        <Tabs.Panel value="photos">
          <PhotosTab {...shared} />
        </Tabs.Panel>
        <Tabs.Panel value="friends">
          <FriendsTab {...shared} />
        </Tabs.Panel>
        {moderates && (
          <Tabs.Panel value="waiting">
            <WaitingTab />
          </Tabs.Panel>
        )}
      </Tabs>
    </Page>
  )
}
