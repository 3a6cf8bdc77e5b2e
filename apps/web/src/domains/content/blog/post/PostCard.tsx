import type { BlogItem } from '@dsms/contract/content/blog/calls'
import { IconArrowRight, IconMessageCircle } from '@tabler/icons-react'
import { Link } from '../../../../kernel/address/links.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import linked from '../../../../ui/LinkedCard.module.css'
import { Byline } from './Byline.tsx'
import { Cover } from './Cover.tsx'
import classes from './PostCard.module.css'
import { Tags } from './Tags.tsx'

/** An article in the list; the whole card opens it. */
export function PostCard({ post }: { post: BlogItem }) {
  const t = useText('blog')
  return (
    <article className={`card ${linked.card} ${classes.card}`}>
      <Cover src={post.img} />
      <h2 className={classes.title}>
        <Link to="/pages/blog/detail/$id" params={{ id: String(post.id) }} className={linked.link} dir="auto">
          {post.title}
        </Link>
      </h2>
      <Byline name={post.userFullName} avatar={post.avatar} date={post.blogPosted} />
      <Tags categories={post.categories} names={post.tags} />
      <p className={classes.excerpt} dir="auto">
        {post.excerpt}
      </p>
      <div className={classes.foot}>
        <span className={classes.count}>
          <IconMessageCircle size={18} stroke={1.5} aria-hidden />
          {t('comments.count', { count: post.comment })}
        </span>
        <span className={classes.more} aria-hidden>
          {t('readMore')}
          <IconArrowRight size={18} stroke={1.5} className="mirror" />
        </span>
      </div>
    </article>
  )
}
