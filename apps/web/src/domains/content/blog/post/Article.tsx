import { Alert } from '@mantine/core'
import { IconLanguage, IconMessageCircle } from '@tabler/icons-react'
import { languages, useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { SafeHtml } from '../../../../ui/apps/SafeHtml.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { ShareMenu } from '../../../../ui/ShareMenu.tsx'
import { BookmarkButton } from '../BookmarkButton.tsx'
import type { Blog } from '../useBlog.ts'
import classes from './Article.module.css'
import { Byline } from './Byline.tsx'
import { Cover } from './Cover.tsx'
import { Tags } from './Tags.tsx'

/** The article itself, its author, and what a reader can do with it. */
export function Article({ blog }: { blog: Blog }) {
  const t = useText('blog')
  const { code } = useLanguage()
  const shown = languages.find((one) => one.code === blog.language)
  return (
    <article className={`card ${classes.article}`}>
      <Cover src={blog.img} className={classes.cover} />
      <div className={classes.facts}>
        <Byline name={blog.userFullName} avatar={blog.avatar} date={blog.createdTime} />
        <Tags categories={blog.categories} names={blog.tags} />
      </div>
      {shown && shown.code !== code && (
        <Alert color="blue" icon={<IconLanguage size={20} stroke={1.5} />}>
          {t('fallback', { language: shown.name })}
        </Alert>
      )}
      <div lang={blog.language}>
        <SafeHtml html={blog.content} className={classes.text} />
      </div>
      <section className={classes.author} aria-label={t('author')}>
        <PersonAvatar name={blog.userFullName} src={blog.avatar || null} size={56} />
        <div className={classes.about}>
          <p className={classes.name}>
            <bdi>{blog.userFullName}</bdi>
          </p>
          <p className={classes.bio}>
            <bdi>{blog.about || t('author.plain')}</bdi>
          </p>
        </div>
      </section>
      <div className={classes.foot}>
        <a href="#comments" className={classes.count}>
          <IconMessageCircle size={18} stroke={1.5} aria-hidden />
          {t('comments.count', { count: blog.comments })}
        </a>
        <BookmarkButton blog={blog} />
        <span className={classes.share}>
          <ShareMenu name={blog.title} />
        </span>
      </div>
    </article>
  )
}
