import type { BlogComment } from '@dsms/contract/content/blog/calls'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { useOwnWaiting } from '../useBlog.ts'
import { CommentForm } from './CommentForm.tsx'
import classes from './Comments.module.css'
import { Said } from './Said.tsx'
import { threadsOf } from './threads.ts'

/** What readers said, and a form to say something oneself. */
export function Comments({ post, comments }: { post: number; comments: BlogComment[] }) {
  const t = useText('blog')
  const format = useFormat()
  const waiting = useOwnWaiting(post).data ?? []
  const [answering, setAnswering] = useState<number>()
  const shared = { post, answering, answer: setAnswering }
  return (
    <section id="comments" className="card" aria-labelledby="comments-title">
      <h2 id="comments-title" className={classes.title}>
        {t('comments.title')}
        <span className={classes.quiet}>{format.number(comments.length)}</span>
      </h2>
      {comments.length === 0 && <p className={classes.none}>{t('comments.empty')}</p>}
      <ul className={classes.list}>
        {threadsOf(comments).map((thread) => (
          <li key={thread.id}>
            <Said comment={thread} {...shared} />
            {thread.replies.length > 0 && (
              <ul className={classes.replies}>
                {thread.replies.map((reply) => (
                  <li key={reply.id}>
                    <Said comment={reply} to={reply.to} {...shared} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <>
          <h3 className={classes.title}>{t('comments.own')}</h3>
          <ul className={classes.list}>
            {waiting.map((comment) => (
              <li key={comment.id} className={classes.words}>
                <StatusBadge status="pending" label={t('comments.ownWaiting')} />
                <p className={classes.text} dir="auto">
                  {comment.commentText}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className={classes.title}>{t('comments.leave')}</h2>
      <CommentForm post={post} parentId={null} />
    </section>
  )
}
