import type { Preferences } from '@dsms/contract/kernel/session/me'
import { ActionIcon, Kbd } from '@mantine/core'
import { IconMenu2, IconSearch, IconSettings } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { isMac } from '../../../kernel/browser/shortcuts.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Logo } from '../../../ui/Logo.tsx'
import classes from './Navbar.module.css'
import { NewButton } from './NewButton.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { PlaceName } from './PlaceName.tsx'
import { UserMenu } from './UserMenu.tsx'

interface Props {
  type: NonNullable<Preferences['navbar']>
  colour: NonNullable<Preferences['navbarColour']>
  isWide: boolean
  /** Opens the menu drawer, where the menu is not in sight. */
  onMenu: (() => void) | undefined
  onSearch: () => void
  onHelp: () => void
  onCustomize: () => void
}

/** Where one is, the search over everything, what is made often, what happened, and who one is. */
export function Navbar({ type, colour, isWide, onMenu, onSearch, onHelp, onCustomize }: Props) {
  const t = useText('shell')
  const menuButton = onMenu && (
    <ActionIcon size={40} aria-label={t('menuOpen')} onClick={onMenu} className={classes.tool}>
      <IconMenu2 size={20} stroke={1.5} />
    </ActionIcon>
  )
  // who hid the navbar needs a way to bring it back
  if (type === 'hidden') {
    return (
      <div className={classes.rescue}>
        {menuButton}
        <ActionIcon size={40} variant="default" aria-label={t('customize')} onClick={onCustomize}>
          <IconSettings size={20} stroke={1.5} />
        </ActionIcon>
      </div>
    )
  }
  return (
    <header className={clsx(classes.navbar, classes[type])} data-colour={colour}>
      <div className={classes.inner}>
        <div className={classes.place}>
          {menuButton}
          {onMenu && isWide && <Logo isCompact />}
          <PlaceName />
        </div>
        <button type="button" className={classes.search} onClick={onSearch} aria-keyshortcuts="Control+K">
          <IconSearch size={18} stroke={1.5} aria-hidden />
          <span className="visuallyHidden">{t('search')}</span>
          <span className={classes.hint} aria-hidden>
            {t('search.placeholder')}
          </span>
          <span className={classes.keys} dir="ltr" aria-hidden>
            <Kbd>{isMac() ? '⌘' : 'Ctrl'}</Kbd>
            <Kbd>K</Kbd>
          </span>
        </button>
        <div className={classes.tools}>
          <NewButton />
          <NotificationBell />
          <UserMenu onHelp={onHelp} onCustomize={onCustomize} />
        </div>
      </div>
    </header>
  )
}
