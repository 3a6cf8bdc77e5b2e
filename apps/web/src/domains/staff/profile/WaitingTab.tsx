import { settleProfileComment, type WaitingComment } from '@dsms/contract/staff/profile/posts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconEyeOff, IconMessageCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import classes from './posts/Post.module.css'
import { rereadProfiles, useWaitingComments } from './profileQueries.ts'

/** What students said and nobody has looked at yet, for those who decide whether it is shown. */
export function WaitingTab() {
  const t = useText('profile')
  const waiting = useWaitingComments(true)
  return (
    <Stack gap="md" className="card">
      <Text c="dimmed">{t('waiting.intro')}</Text>
      {waiting.isPending && <ListSkeleton rows={3} />}
      {waiting.isError && <ErrorBox error={waiting.error} onRetry={() => waiting.refetch()} />}
      {waiting.data?.rows.length === 0 && (
        <Empty icon={<IconMessageCheck size={40} stroke={1.5} />} text={t('waiting.none')} />
      )}
      <ul className={classes.comments}>
        {waiting.data?.rows.map((comment) => (
          <WaitingRow key={comment.id} comment={comment} />
        ))}
      </ul>
    </Stack>
  )
}

function WaitingRow({ comment }: { comment: WaitingComment }) {
  const t = useText('profile')
  const format = useFormat()
  const client = useQueryClient()
  const errorText = useErrorText()
  const settle = useMutation({
    mutationFn: (status: 'approved' | 'hidden') =>
      call(settleProfileComment, { params: { id: comment.id }, body: { status } }),
    onSuccess: (_, status) => showDone(t(`waiting.${status}`)),
    onError: (error) => showFailure(errorText(error)),
    onSettled: () => rereadProfiles(client),
  })
  const { author, post } = comment
  return (
    <li className={classes.comment}>
      <PersonAvatar name={author.username} src={author.avatar} size={32} />
      <div className={classes.bubble}>
        <LinkAnchor to="/pages/profile/$id" params={{ id: String(author.id) }} className={classes.name}>
          <bdi>{author.username}</bdi>
        </LinkAnchor>
        <p className={classes.text} dir="auto">
          {comment.comment}
        </p>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {t('waiting.on', { name: `\u2068${post.author.username}\u2069` })} <bdi>{post.text}</bdi>
        </Text>
        <time className={classes.time} dateTime={comment.createdAt} title={format.dateTime(comment.createdAt)}>
          {format.relative(comment.createdAt)}
        </time>
        <Group gap="xs" mt="xs">
          <Button
            size="sm"
            leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />}
            loading={settle.isPending}
            onClick={() => settle.mutate('approved')}
          >
            {t('waiting.approve')}
          </Button>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconEyeOff size={16} stroke={1.5} aria-hidden />}
            disabled={settle.isPending}
            onClick={() => settle.mutate('hidden')}
          >
            {t('waiting.hide')}
          </Button>
        </Group>
      </div>
    </li>
  )
}
