import type { Preferences } from '@dsms/contract/kernel/session/me'
import { ActionIcon, Kbd, Tooltip } from '@mantine/core'
import { IconMenu2, IconMoon, IconSearch, IconSettings, IconSun } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { isMac } from '../../../kernel/browser/shortcuts.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { setPreferences, usePreferences } from '../../../kernel/session/preferences.ts'
import { Logo } from '../../../ui/Logo.tsx'
import { Bookmarks } from './Bookmarks.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import classes from './Navbar.module.css'
import { NotificationBell } from './NotificationBell.tsx'
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
        {menuButton}
        {onMenu && isWide && <Logo />}
        <div className={classes.bookmarks}>
          <Bookmarks />
        </div>
        <span className={classes.gap} />
        <button type="button" className={classes.search} onClick={onSearch} aria-keyshortcuts="Control+K">
          <IconSearch size={18} stroke={1.5} aria-hidden />
          <span>{t('search')}</span>
          <span className={classes.keys} dir="ltr" aria-hidden>
            <Kbd>{isMac() ? '⌘' : 'Ctrl'}</Kbd>
            <Kbd>K</Kbd>
          </span>
        </button>
        <div className={classes.wideOnly}>
          <LanguageMenu />
          <SkinToggle />
        </div>
        <NotificationBell />
        <UserMenu onHelp={onHelp} onCustomize={onCustomize} />
      </div>
    </header>
  )
}

function SkinToggle() {
  const t = useText('shell')
  const isDark = usePreferences().skin === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  const label = isDark ? t('toLight') : t('toDark')
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={40}
        className={classes.tool}
        aria-label={label}
        onClick={() => setPreferences({ skin: isDark ? 'light' : 'dark' })}
      >
        <Icon size={20} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  )
}
