import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Place } from '../../kernel/address/address.ts'
import { Link } from '../../kernel/address/links.tsx'
import { useFormat } from '../../kernel/i18n/format.ts'
import classes from './SidebarLink.module.css'

interface Props {
  to: Place
  isCurrent: boolean
  icon: ReactNode
  children: ReactNode
  /** Shown as a badge when above zero, and told in words by `countLabel`. */
  count?: number | undefined
  countLabel?: string
  colour?: 'accent' | 'amber' | 'red'
}

/** An entry of an app's sidebar: a folder, a filter, a label. Each is an address. */
export function SidebarLink({ to, isCurrent, icon, children, count = 0, countLabel, colour = 'accent' }: Props) {
  const format = useFormat()
  return (
    <Link
      to={to}
      className={clsx(classes.link, isCurrent && classes.current)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span className={classes.label}>{children}</span>
      {count > 0 && (
        <span className={classes.badge} data-colour={colour}>
          <span aria-hidden={countLabel ? true : undefined}>
            {count > 999 ? `${format.number(999)}+` : format.number(count)}
          </span>
          {countLabel && <span className="visuallyHidden">{countLabel}</span>}
        </span>
      )}
    </Link>
  )
}
