import { ActionIcon } from '@mantine/core'
import { IconCircle, IconCircleDot } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { setPreferences } from '../../../kernel/session/preferences.ts'
import { Logo } from '../../../ui/Logo.tsx'
import { MenuList } from './MenuList.tsx'
import classes from './VerticalMenu.module.css'

interface Props {
  isCollapsed: boolean
  /** The screen takes the room of the menu, whatever its reader chose. */
  isForced: boolean
}

/** The menu beside the content. Collapsed it is a strip of icons, which grows over the content under pointer or focus. */
export function VerticalMenu({ isCollapsed, isForced }: Props) {
  const t = useText('shell')
  const [isScrolled, setScrolled] = useState(false)
  const label = isCollapsed ? t('menuPin') : t('menuCollapse')
  const Pin = isCollapsed ? IconCircle : IconCircleDot
  return (
    <aside className={classes.menu} data-collapsed={isCollapsed || undefined} aria-label={t('menu')}>
      <div className={classes.head} data-scrolled={isScrolled || undefined}>
        <Link to="/" className={classes.home} aria-label={`DSMS – ${t('home')}`}>
          <Logo />
        </Link>
        {!isForced && (
          <ActionIcon
            className={classes.pin}
            size={32}
            aria-label={label}
            title={label}
            onClick={() => setPreferences({ isMenuCollapsed: !isCollapsed })}
          >
            <Pin size={18} stroke={1.5} />
          </ActionIcon>
        )}
      </div>
      <div className={classes.body} onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}>
        <MenuList />
      </div>
    </aside>
  )
}
