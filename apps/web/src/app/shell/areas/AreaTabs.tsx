import { IconChevronRight } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { placeOf } from '../../../kernel/address/address.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { MenuBadge } from '../menu/MenuBadge.tsx'
import { useBadges } from '../menu/useBadges.ts'
import { besides, isCurrent, useFrameSearch, useMenu } from '../menu.ts'
import { usePageName } from '../pageWords.ts'
import classes from './AreaTabs.module.css'

/** The pages of the area on the screen, side by side; of a long area those of its part, behind the way back. */
export function AreaTabs() {
  const t = useText('shell')
  const searchOf = useFrameSearch()
  const nameOf = usePageName()
  const badges = useBadges()
  const menu = useMenu()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what moves the row
  useEffect(() => {
    // where the browser lays the screen out anyway: asking earlier makes it do so twice
    const frame = requestAnimationFrame(() =>
      row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [path])
  const found = besides(menu, path)
  if (!found || (found.pages.length < 2 && !found.section)) return null
  const { area, section, pages } = found
  const label = t(section ? `section.${section.key}` : `area.${area.key}`)
  return (
    <nav ref={row} data-tabs className={classes.row} aria-label={t('tabs', { area: label })}>
      {section && (
        <Link to={placeOf(area.link)} className={classes.back}>
          {t(`area.${area.key}`)}
          <IconChevronRight size={14} stroke={1.5} className="mirror" aria-hidden />
        </Link>
      )}
      {pages.map((page) => (
        <Link
          key={page.id}
          to={placeOf(page.link)}
          search={searchOf(page.link)}
          // or the router marks each page that the address begins with
          activeOptions={{ exact: true }}
          className={classes.tab}
          aria-current={isCurrent(page, path) ? 'page' : undefined}
        >
          {nameOf(page)}
          <MenuBadge badges={badges} target={page.target} />
        </Link>
      ))}
    </nav>
  )
}
