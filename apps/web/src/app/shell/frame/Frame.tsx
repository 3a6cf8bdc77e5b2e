import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onOpen, whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import { useShortcuts } from '../../../kernel/browser/shortcuts.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { setPreferences, usePreferences } from '../../../kernel/session/preferences.ts'
import { Dock } from '../../../ui/apps/Dock.tsx'
import { AreaTabs } from '../areas/AreaTabs.tsx'
import { OfflineBanner } from '../banners/OfflineBanner.tsx'
import { ReleaseBanner } from '../banners/ReleaseBanner.tsx'
import { SuspendedBanner } from '../banners/SuspendedBanner.tsx'
import { VerifyBanner } from '../banners/VerifyBanner.tsx'
import { withDefaults } from '../customizer/defaults.ts'
import { VerticalMenu } from '../menu/VerticalMenu.tsx'
import { isWide as needsRoom } from '../menu.ts'
import { Navbar } from '../navbar/Navbar.tsx'
import { Content } from './Content.tsx'
import { Footer } from './Footer.tsx'
import classes from './Frame.module.css'
import { greet } from './greet.ts'
import { ScrollToTop } from './ScrollToTop.tsx'
import { SkipLink } from './SkipLink.tsx'

const Customizer = onOpen(async () => (await import('../customizer/Customizer.tsx')).Customizer)
const HorizontalMenu = whenShown(async () => (await import('../menu/HorizontalMenu.tsx')).HorizontalMenu)
const MenuDrawer = onOpen(async () => (await import('../menu/MenuDrawer.tsx')).MenuDrawer)
const SearchHost = onOpen(async () => (await import('../search/SearchHost.tsx')).SearchHost)
const ShortcutHelp = onOpen(async () => (await import('../shortcuts/ShortcutHelp.tsx')).ShortcutHelp)

/** Menu, navbar, content and footer, arranged as the person likes them. */
export function Frame() {
  const t = useText('shell')
  const choice = withDefaults(usePreferences())
  // below this width there is no room for a menu beside or above the content: it becomes a drawer
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false })
  const [isDrawerOpen, drawer] = useDisclosure(false)
  const [isSearchOpen, search] = useDisclosure(false)
  const [isHelpOpen, help] = useDisclosure(false)
  const [isCustomizerOpen, customizer] = useDisclosure(false)
  const path = useRouterState({ select: (state) => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes the drawer
  useEffect(drawer.close, [path])
  useEffect(greet, [])
  useShortcuts([
    { keys: 'mod+K', label: t('shortcut.search'), run: search.open },
    { keys: '?', label: t('shortcut.help'), run: help.open },
    {
      keys: 'mod+B',
      label: t('shortcut.menu'),
      run: () => setPreferences({ isMenuCollapsed: !choice.isMenuCollapsed }),
    },
  ])

  const isVertical = choice.layout === 'vertical'
  const isForced = needsRoom(path)
  const isCollapsed = choice.isMenuCollapsed || isForced
  const hasMenu = isWide && !choice.isMenuHidden
  return (
    <div
      className={classes.frame}
      data-menu={hasMenu && isVertical ? (isCollapsed ? 'collapsed' : 'open') : 'none'}
      data-width={choice.contentWidth}
      data-navbar={choice.navbar}
      data-footer={choice.footer}
      data-semi-dark={choice.skin === 'semi-dark' || undefined}
    >
      <SkipLink />
      {hasMenu && isVertical && <VerticalMenu isCollapsed={isCollapsed} isForced={isForced} />}
      <div className={classes.column}>
        <OfflineBanner />
        <ReleaseBanner />
        <Navbar
          type={choice.navbar}
          colour={choice.navbarColour}
          isWide={isWide}
          onMenu={hasMenu ? undefined : drawer.open}
          onSearch={search.open}
          onHelp={help.open}
          onCustomize={customizer.open}
        />
        {hasMenu && !isVertical && <HorizontalMenu />}
        <SuspendedBanner />
        <VerifyBanner />
        <AreaTabs />
        <Content transition={choice.transition} />
        <Footer type={choice.footer} />
      </div>
      <MenuDrawer isOpen={isDrawerOpen} onClose={drawer.close} />
      <SearchHost isOpen={isSearchOpen} onClose={search.close} />
      <ShortcutHelp isOpen={isHelpOpen} onClose={help.close} />
      <Customizer isOpen={isCustomizerOpen} onClose={customizer.close} />
      <ScrollToTop />
      <Dock />
    </div>
  )
}
