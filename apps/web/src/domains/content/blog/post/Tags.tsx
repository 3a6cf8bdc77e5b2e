import type { PostCategory } from '@dsms/contract/content/blog/calls'
import { Link } from '../../../../kernel/address/links.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Tags.module.css'

interface Props {
  categories: PostCategory[]
  /** Their names, in the same order. */
  names: string[]
}

/** What an article is about; each leads to all articles about it. */
export function Tags({ categories, names }: Props) {
  const t = useText('blog')
  return (
    <ul className={classes.tags} aria-label={t('categories')}>
      {categories.map((category, place) => (
        <li key={category}>
          <Link to="/pages/blog/list" search={{ category }} className={classes.tag} data-category={category}>
            {names[place]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
