import type { BlogComment } from '@dsms/contract/content/blog/calls'
import { Anchor, Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { CommentForm } from './CommentForm.tsx'
import classes from './Comments.module.css'

interface Props {
  post: number
  comment: BlogComment
  to?: string | undefined
  /** The comment that is being answered. */
  answering: number | undefined
  answer: (comment: number | undefined) => void
}

/** One comment, and the form that answers it. */
export function Said({ post, comment, to, answering, answer }: Props) {
  const t = useText('blog')
  const format = useFormat()
  const { id, userFullName, avatar, website, commentText, commentedAt } = comment
  const isOpen = answering === id
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    answer(undefined)
    opener.current?.focus()
  }
  return (
    <article className={classes.said} aria-label={t('comments.by', { name: userFullName })}>
      <PersonAvatar name={userFullName} src={avatar || null} size={40} />
      <div className={classes.words}>
        <div className={classes.head}>
          {website ? (
            <Anchor href={website} target="_blank" rel="noopener noreferrer nofollow ugc" fw={600} size="sm">
              <bdi>{userFullName}</bdi>
            </Anchor>
          ) : (
            <bdi className={classes.name}>{userFullName}</bdi>
          )}
          <time dateTime={commentedAt} className={classes.quiet} title={format.dateTime(commentedAt)}>
            {format.relative(commentedAt)}
          </time>
        </div>
        {to && <p className={classes.quiet}>{t('comments.to', { name: to })}</p>}
        <p className={classes.text} dir="auto">
          {commentText}
        </p>
        <Button
          ref={opener}
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.reply}
          aria-expanded={isOpen}
          aria-label={t('comments.replyTo', { name: userFullName })}
          leftSection={<IconArrowBackUp size={16} stroke={1.5} className="mirror" aria-hidden />}
          onClick={() => (isOpen ? close() : answer(id))}
        >
          {t('comments.reply')}
        </Button>
        {isOpen && <CommentForm post={post} parentId={id} close={close} />}
      </div>
    </article>
  )
}
