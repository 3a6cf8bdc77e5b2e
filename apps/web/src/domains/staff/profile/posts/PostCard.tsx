import type { ProfilePost } from '@dsms/contract/staff/profile/posts'
import { ActionIcon, Button, Menu, Text, Tooltip } from '@mantine/core'
import {
  IconDots,
  IconEdit,
  IconHeart,
  IconHeartFilled,
  IconMessageCircle,
  IconShare3,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { Comments } from './Comments.tsx'
import { EditPost } from './EditPost.tsx'
import { Likers } from './Likers.tsx'
import classes from './Post.module.css'
import { PostAuthor } from './PostAuthor.tsx'
import { useLikePost, useRemovePost, useSharePost } from './usePostActions.ts'

/** One post with what people make of it. */
export function PostCard({ post }: { post: ProfilePost }) {
  const t = useText('profile')
  const [isEdited, setEdited] = useState(false)
  const [isAsked, ask] = useState(false)
  const remove = useRemovePost(post)
  return (
    <article className={`card ${classes.post}`} aria-label={t('post.by', { name: post.username })}>
      <PostAuthor author={post} isEdited={post.isEdited}>
        {post.mayRemove && (
          <Menu position="bottom-end">
            <Tooltip label={t('post.actions')}>
              <Menu.Target>
                <ActionIcon size={36} aria-label={t('post.actions')}>
                  <IconDots size={18} stroke={1.5} />
                </ActionIcon>
              </Menu.Target>
            </Tooltip>
            <Menu.Dropdown>
              {post.isMine && (
                <Menu.Item leftSection={<IconEdit size={18} stroke={1.5} />} onClick={() => setEdited(true)}>
                  {t('post.edit')}
                </Menu.Item>
              )}
              <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.5} />} onClick={() => ask(true)}>
                {t('post.remove')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </PostAuthor>
      {isEdited ? <EditPost post={post} done={() => setEdited(false)} /> : <PostContent post={post} />}
      {post.shared !== undefined && <Shared shared={post.shared} />}
      <PostBar post={post} />
      <Comments post={post} />
      <ConfirmDialog
        opened={isAsked}
        title={t('post.removeAsk')}
        text={t('post.removeText')}
        action={t('post.remove')}
        isDangerous
        close={() => ask(false)}
        run={remove}
      />
    </article>
  )
}

function PostContent({ post }: { post: Pick<ProfilePost, 'postText' | 'postImg' | 'username'> }) {
  const t = useText('profile')
  return (
    <>
      {post.postText && (
        <p className={classes.text} dir="auto">
          {post.postText}
        </p>
      )}
      {post.postImg && (
        <img
          className={classes.picture}
          src={post.postImg}
          alt={t('post.picture', { name: post.username })}
          loading="lazy"
        />
      )}
    </>
  )
}

function Shared({ shared }: { shared: NonNullable<ProfilePost['shared']> | null }) {
  const t = useText('profile')
  return (
    <div className={classes.shared}>
      {shared ? (
        <>
          <PostAuthor author={shared} />
          <PostContent post={shared} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t('post.gone')}
        </Text>
      )}
    </div>
  )
}

function PostBar({ post }: { post: ProfilePost }) {
  const t = useText('profile')
  const format = useFormat()
  const like = useLikePost(post)
  const share = useSharePost(post)
  const Heart = post.youLiked ? IconHeartFilled : IconHeart
  return (
    <div className={classes.bar}>
      <Tooltip label={t(post.youLiked ? 'like.not' : 'like')}>
        <Button
          variant="subtle"
          color="gray"
          aria-pressed={post.youLiked}
          aria-label={t('like.count', { n: post.likes })}
          leftSection={
            <Heart size={18} stroke={1.5} className={post.youLiked ? classes.liked : undefined} aria-hidden />
          }
          onClick={() => like.mutate(!post.youLiked)}
        >
          {format.number(post.likes)}
        </Button>
      </Tooltip>
      <Button
        variant="subtle"
        color="gray"
        component="span"
        aria-label={t('comment.count', { n: post.commentCount })}
        role="img"
        leftSection={<IconMessageCircle size={18} stroke={1.5} aria-hidden />}
        style={{ cursor: 'default' }}
      >
        {format.number(post.commentCount)}
      </Button>
      <Tooltip label={t('share')}>
        <Button
          variant="subtle"
          color="gray"
          aria-label={t('share.count', { n: post.shareCount })}
          leftSection={<IconShare3 size={18} stroke={1.5} className="mirror" aria-hidden />}
          loading={share.isPending}
          onClick={() => share.mutate()}
        >
          {format.number(post.shareCount)}
        </Button>
      </Tooltip>
      {post.likes > 0 && <Likers post={post} />}
    </div>
  )
}
