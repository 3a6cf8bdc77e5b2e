import type { ReactNode } from 'react'
import { Link } from '../../../../kernel/address/links.tsx'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import classes from './Post.module.css'

interface Props {
  author: { authorId: number; username: string; avatar: string | null; postTime: string }
  isEdited?: boolean
  children?: ReactNode
}

/** Who wrote it and when; the name leads to their profile. */
export function PostAuthor({ author, isEdited = false, children }: Props) {
  const t = useText('profile')
  const format = useFormat()
  return (
    <header className={classes.head}>
      <PersonAvatar name={author.username} src={author.avatar} size={40} />
      <div className={classes.who}>
        <Link to="/pages/profile/$id" params={{ id: String(author.authorId) }} className={classes.name}>
          <bdi>{author.username}</bdi>
        </Link>
        <span className={classes.time}>
          <time dateTime={author.postTime} title={format.dateTime(author.postTime)}>
            {format.relative(author.postTime)}
          </time>
          {isEdited && ` · ${t('post.edited')}`}
        </span>
      </div>
      {children}
    </header>
  )
}
