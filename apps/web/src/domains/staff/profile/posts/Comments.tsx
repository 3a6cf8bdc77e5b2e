import { addComment, listComments, type ProfileComment, type ProfilePost } from '@dsms/contract/staff/profile/posts'
import { Button, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { changePost } from '../profileQueries.ts'
import { CommentRow } from './CommentRow.tsx'
import classes from './Post.module.css'

/** The newest comments, older ones at a press, and a field for one's own. */
export function Comments({ post }: { post: ProfilePost }) {
  const t = useText('profile')
  const errorText = useErrorText()
  const client = useQueryClient()
  const shown = post.detailedComments
  const left = post.commentCount - shown.filter(({ isWaiting }) => !isWaiting).length
  const older = useMutation({
    mutationFn: () => call(listComments, { params: { id: post.id }, query: { before: shown[0]?.id } }),
    onSuccess: ({ rows }) =>
      changePost(client, post.id, (old) => ({ ...old, detailedComments: joined(rows, old.detailedComments) })),
    onError: (error) => showFailure(errorText(error)),
  })
  return (
    <section aria-label={t('comments')}>
      {left > 0 && (
        <Button variant="subtle" size="compact-sm" loading={older.isPending} onClick={() => older.mutate()}>
          {t('comment.older', { n: left })}
        </Button>
      )}
      {shown.length > 0 && (
        <ul className={classes.comments}>
          {shown.map((comment) => (
            <CommentRow key={comment.id} comment={comment} postId={post.id} />
          ))}
        </ul>
      )}
      <WriteComment post={post} />
    </section>
  )
}

/** Rows that came newest first, before those that are shown already. */
const joined = (rows: ProfileComment[], shown: ProfileComment[]) => {
  const known = new Set(shown.map(({ id }) => id))
  return [...rows.filter(({ id }) => !known.has(id)).reverse(), ...shown]
}

function WriteComment({ post }: { post: ProfilePost }) {
  const t = useText('profile')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const send = useMutation({
    mutationFn: () => call(addComment, { params: { id: post.id }, body: { text } }),
    onSuccess: (comment) => {
      setText('')
      if (comment.isWaiting) showDone(t('comment.waitsNow'))
      changePost(client, post.id, (old) => ({
        ...old,
        commentCount: old.commentCount + (comment.isWaiting ? 0 : 1),
        detailedComments: [...old.detailedComments, comment],
      }))
    },
    onError: (error) => showFailure(errorText(error)),
  })
  const submit = () => {
    if (text.trim() !== '' && !send.isPending) send.mutate()
  }
  return (
    <form
      className={classes.write}
      style={{ marginBlockStart: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Textarea
        aria-label={t('comment.write', { name: post.username })}
        placeholder={t('comment.placeholder')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={2000}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit()
        }}
      />
      <Button type="submit" variant="default" loading={send.isPending} disabled={text.trim() === ''}>
        {t('comment.send')}
      </Button>
    </form>
  )
}
