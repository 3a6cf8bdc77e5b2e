import { IconChevronRight, IconHome } from '@tabler/icons-react'
import { Fragment } from 'react'
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

/** Home, the parents and the page itself. Parents lead back. */
export function Breadcrumbs({ parents, current }: { parents: Crumb[]; current: string }) {
  const t = useText('common')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={classes.list}>
        <li>
          <Link to="/" className={classes.link} aria-label={t('home')}>
            <IconHome size={18} stroke={1.5} />
          </Link>
        </li>
        {parents.map((crumb) => (
          <Fragment key={crumb.label}>
            <Arrow />
            <li>
              {crumb.to ? (
                <Link to={crumb.to} search={crumb.search} className={classes.link} dir="auto">
                  {crumb.label}
                </Link>
              ) : (
                <span dir="auto">{crumb.label}</span>
              )}
            </li>
          </Fragment>
        ))}
        <Arrow />
        <li aria-current="page" className={classes.current} dir="auto">
          {current}
        </li>
      </ol>
    </nav>
  )
}

const Arrow = () => (
  <li aria-hidden="true" className={classes.arrow}>
    <IconChevronRight size={14} stroke={1.5} className="mirror" />
  </li>
)
