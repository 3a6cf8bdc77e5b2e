import { Skeleton } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../../../kernel/address/links.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { SearchField } from '../../../ui/page/SearchField.tsx'
import classes from './BlogLayout.module.css'
import { CategoryIcon } from './CategoryIcon.tsx'
import { useSidebar } from './useBlog.ts'
import { useBlogState } from './useBlogState.ts'

/** What stands beside the articles: the search, the latest ones, and what they are about. */
export function BlogLayout({ children }: { children: ReactNode }) {
  const t = useText('blog')
  const [view, set] = useBlogState()
  const field = useRef<HTMLInputElement>(null)
  const isSearching = useLocation({ select: ({ state }) => state.isSearching === true })
  // whoever began to type beside an article goes on typing above the list
  useEffect(() => {
    if (isSearching) field.current?.focus()
  }, [isSearching])
  return (
    <div className={classes.layout}>
      <search className={classes.search}>
        <SearchField ref={field} q={view.q} onSearch={(q) => set({ q })} label={t('search')} />
      </search>
      <div className={classes.main}>{children}</div>
      <aside className={classes.aside} aria-label={t('beside')}>
        <Beside />
      </aside>
    </div>
  )
}

function Beside() {
  const t = useText('blog')
  const format = useFormat()
  const [{ category: chosen }] = useBlogState()
  const sidebar = useSidebar()
  if (sidebar.isPending) return <Skeleton height={420} />
  // the articles themselves say what failed
  if (!sidebar.data) return null
  const { recentPosts, categories } = sidebar.data
  return (
    <>
      {recentPosts.length > 0 && (
        <section className="card" aria-labelledby="blog-recent">
          <h2 id="blog-recent" className={classes.heading}>
            {t('recent')}
          </h2>
          <ul className={classes.list}>
            {recentPosts.map(({ id, img, title, createdTime }) => (
              <li key={id}>
                <Link to="/pages/blog/detail/$id" params={{ id: String(id) }} className={classes.link}>
                  <img src={img} alt="" className={classes.thumb} />
                  <span className={classes.about}>
                    <span dir="auto">{title}</span>
                    <time dateTime={createdTime} className={classes.quiet}>
                      {format.date(createdTime)}
                    </time>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className="card" aria-labelledby="blog-categories">
        <h2 id="blog-categories" className={classes.heading}>
          {t('categories')}
        </h2>
        <ul className={classes.list}>
          {categories.map(({ key, category, icon, posts }) => (
            <li key={key}>
              <Link
                to="/pages/blog/list"
                search={{ category: key }}
                className={classes.link}
                data-chosen={key === chosen || undefined}
              >
                <CategoryIcon name={icon} category={key} />
                <span className={classes.grow}>{category}</span>
                <span className={classes.quiet}>{format.number(posts)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
