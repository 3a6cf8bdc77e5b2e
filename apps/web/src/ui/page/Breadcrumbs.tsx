import { IconChevronRight } from '@tabler/icons-react'
import type { Place, Search } from '../../kernel/address/address.ts'
import { Link } from '../../kernel/address/links.tsx'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './Breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** Without an address the crumb is plain text. */
  to?: Place
  search?: Search
}

/** The way back: the parents of a page, outermost first. The page's own name stands below as its title. */
export function Breadcrumbs({ parents }: { parents: Crumb[] }) {
  const t = useText('common')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={classes.list}>
        {parents.map((crumb) => (
          <li key={crumb.label} className={classes.crumb}>
            {crumb.to ? (
              <Link to={crumb.to} search={crumb.search} className={classes.link} dir="auto">
                {crumb.label}
              </Link>
            ) : (
              <span dir="auto">{crumb.label}</span>
            )}
            <IconChevronRight size={14} stroke={1.5} className="mirror" aria-hidden />
          </li>
        ))}
      </ol>
    </nav>
  )
}
