import { likeComment, type ProfileComment, removeComment } from '@dsms/contract/staff/profile/posts'
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core'
import { IconHeart, IconHeartFilled, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { changePost } from '../profileQueries.ts'
import classes from './Post.module.css'

/** One comment, with its heart, and a way to take it away for those who may. */
export function CommentRow({ comment, postId }: { comment: ProfileComment; postId: number }) {
  const t = useText('profile')
  const format = useFormat()
  const client = useQueryClient()
  const [isAsked, ask] = useState(false)
  const like = useLikeComment(comment, postId)
  const Heart = comment.youLiked ? IconHeartFilled : IconHeart
  const remove = async () => {
    await call(removeComment, { params: { id: comment.id } })
    changePost(client, postId, (post) => ({
      ...post,
      commentCount: post.commentCount - (comment.isWaiting ? 0 : 1),
      detailedComments: post.detailedComments.filter(({ id }) => id !== comment.id),
    }))
    showDone(t('comment.removed'))
  }
  return (
    <li className={classes.comment}>
      <PersonAvatar name={comment.username} src={comment.avatar} size={32} />
      <div className={classes.bubble}>
        <LinkAnchor to="/pages/profile/$id" params={{ id: String(comment.authorId) }} className={classes.name}>
          <bdi>{comment.username}</bdi>
        </LinkAnchor>
        <p className={classes.text} dir="auto">
          {comment.comment}
        </p>
        <Group gap={4}>
          <time className={classes.time} dateTime={comment.createdAt} title={format.dateTime(comment.createdAt)}>
            {format.relative(comment.createdAt)}
          </time>
          {comment.isWaiting ? (
            <StatusBadge status="pending" label={t('comment.waiting')} />
          ) : (
            <Button
              variant="subtle"
              size="compact-sm"
              h={32}
              color="gray"
              aria-pressed={comment.youLiked}
              aria-label={t('like.count', { n: comment.commentsLikes })}
              leftSection={
                <Heart size={16} stroke={1.5} className={comment.youLiked ? classes.liked : undefined} aria-hidden />
              }
              onClick={() => like.mutate(!comment.youLiked)}
            >
              {format.number(comment.commentsLikes)}
            </Button>
          )}
          {comment.mayRemove && (
            <Tooltip label={t('comment.remove')}>
              <ActionIcon size={32} aria-label={t('comment.remove')} onClick={() => ask(true)}>
                <IconTrash size={16} stroke={1.5} />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={t('comment.removeAsk')}
        action={t('comment.remove')}
        isDangerous
        close={() => ask(false)}
        run={remove}
      />
    </li>
  )
}

function useLikeComment(comment: ProfileComment, postId: number) {
  const client = useQueryClient()
  const errorText = useErrorText()
  const change = (part: (old: ProfileComment) => Partial<ProfileComment>) =>
    changePost(client, postId, (post) => ({
      ...post,
      detailedComments: post.detailedComments.map((one) => (one.id === comment.id ? { ...one, ...part(one) } : one)),
    }))
  return useMutation({
    scope: { id: `like-comment-${comment.id}` },
    mutationFn: (isLiked: boolean) => call(likeComment, { params: { id: comment.id }, body: { isLiked } }),
    onMutate: (isLiked) =>
      change((old) =>
        old.youLiked === isLiked ? {} : { youLiked: isLiked, commentsLikes: old.commentsLikes + (isLiked ? 1 : -1) },
      ),
    onSuccess: (now) => void change(() => now),
    onError: (error, _, undo) => {
      undo?.()
      showFailure(errorText(error))
    },
  })
}
