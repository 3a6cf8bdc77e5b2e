import type { Profile } from '@dsms/contract/staff/profile/calls'
import { Button, Stack } from '@mantine/core'
import { IconMessageOff } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { AboutCard } from './AboutTab.tsx'
import { NewsCard } from './cards/NewsCard.tsx'
import { PhotosCard } from './cards/PhotosCard.tsx'
import { PollsCard } from './cards/PollsCard.tsx'
import { SuggestionsCard } from './cards/SuggestionsCard.tsx'
import { TopicsCard } from './cards/TopicsCard.tsx'
import classes from './ProfilePage.module.css'
import { Composer } from './posts/Composer.tsx'
import { PostCard } from './posts/PostCard.tsx'
import { usePost, usePosts } from './profileQueries.ts'

interface Props {
  id: number | undefined
  profile: Profile
  readAt: number
  /** The post that a notification leads to; it stands first. */
  postId: number | undefined
}

/** What was written, between who it is and what else there is. */
export function FeedTab({ id, profile, readAt, postId }: Props) {
  return (
    <div className={classes.columns}>
      <div className={`${classes.side} ${classes.start}`}>
        <AboutCard about={profile.userAbout} />
        <TopicsCard topics={profile.suggestedPages} />
        <NewsCard news={profile.twitterFeeds} />
      </div>
      <div className={classes.feed}>
        {profile.header.isMe && <Composer />}
        {postId !== undefined && <PointedPost id={postId} />}
        <Posts id={id} profile={profile} readAt={readAt} without={postId} />
      </div>
      <div className={`${classes.side} ${classes.end}`}>
        <PhotosCard photos={profile.latestPhotos} name={profile.header.username} />
        <PollsCard polls={profile.allPolls} isMe={profile.header.isMe} />
        <SuggestionsCard suggestions={profile.suggestions} />
      </div>
    </div>
  )
}

function PointedPost({ id }: { id: number }) {
  const t = useText('profile')
  const post = usePost(id)
  if (post.isError) return <ErrorBox error={post.error} title={t('post.gone')} />
  if (!post.data) return null
  return (
    <Stack gap="xs">
      <PostCard post={post.data} />
      <LinkAnchor to="." search={{}} size="sm">
        {t('post.showAll')}
      </LinkAnchor>
    </Stack>
  )
}

interface PostsProps extends Omit<Props, 'postId'> {
  without: number | undefined
}

function Posts({ id, profile, readAt, without }: PostsProps) {
  const t = useText('profile')
  const posts = usePosts(id, profile, readAt)
  const rows = posts.data.pages.flatMap((page) => page.rows).filter((post) => post.id !== without)
  if (rows.length === 0 && without === undefined) {
    return (
      <Empty
        icon={<IconMessageOff size={40} stroke={1.5} />}
        text={t(profile.header.isMe ? 'feed.emptyMine' : 'feed.empty')}
      />
    )
  }
  return (
    <>
      {rows.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {posts.isFetchNextPageError && <ErrorBox error={posts.error} onRetry={() => posts.fetchNextPage()} />}
      {posts.hasNextPage && (
        <Button variant="default" loading={posts.isFetchingNextPage} onClick={() => posts.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
