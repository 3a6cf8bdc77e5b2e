import { IconChevronDown } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { placeOf } from '../../../kernel/address/address.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { pageIcon } from '../../../ui/page/pageIcon.ts'
import { isCurrent, type MenuGroup, type MenuPage, useMenu } from '../menu.ts'
import { usePageName } from '../pageWords.ts'
import { MenuBadge, MenuDot } from './MenuBadge.tsx'
import classes from './MenuList.module.css'
import { type Badges, useBadges } from './useBadges.ts'

/** The menu as an accordion: one group is open at a time, at first the one that holds the page on the screen. */
export function MenuList() {
  const t = useText('shell')
  const groups = useMenu()
  const badges = useBadges()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const current = groups.find((group) => group.pages.some((page) => isCurrent(page, path)))?.key
  // what was opened by hand counts until another page is on the screen
  const [choice, setChoice] = useState<{ path: string; key: string | undefined }>({ path, key: current })
  const open = choice.path === path ? choice.key : current
  return (
    <nav aria-label={t('menu')} className={classes.nav}>
      <ul className={classes.list}>
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            path={path}
            badges={badges}
            isOpen={open === group.key}
            hasCurrent={current === group.key}
            onToggle={() => setChoice({ path, key: open === group.key ? undefined : group.key })}
          />
        ))}
      </ul>
    </nav>
  )
}

interface GroupProps {
  group: MenuGroup
  path: string
  badges: Badges
  isOpen: boolean
  hasCurrent: boolean
  onToggle: () => void
}

function Group({ group, path, badges, isOpen, hasCurrent, onToggle }: GroupProps) {
  const t = useText('shell')
  const [only] = group.pages
  // a group of one is no group
  if (only && group.pages.length === 1) return <Entry page={only} path={path} badges={badges} />
  const Icon = group.icon
  return (
    <li>
      <button
        type="button"
        className={clsx(classes.item, hasCurrent && classes.holds)}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className={classes.icon}>
          <Icon size={20} stroke={1.5} aria-hidden />
          <MenuDot badges={badges} targets={group.pages.map((page) => page.target)} />
        </span>
        <span className={classes.label}>{t(`group.${group.key}`)}</span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden className={classes.chevron} />
      </button>
      {isOpen && (
        <ul className={clsx(classes.list, classes.inner)}>
          {group.pages.map((page) => (
            <Entry key={page.id} page={page} path={path} badges={badges} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Entry({ page, path, badges }: { page: MenuPage; path: string; badges: Badges }) {
  const nameOf = usePageName()
  const Icon = pageIcon(page.icon)
  return (
    <li>
      <Link
        to={placeOf(page.link)}
        className={clsx(classes.item, isCurrent(page, path) && classes.current)}
        aria-current={isCurrent(page, path) ? 'page' : undefined}
        title={nameOf(page)}
      >
        <span className={classes.icon}>
          <Icon size={20} stroke={1.5} aria-hidden />
        </span>
        <span className={classes.label}>{nameOf(page)}</span>
        <MenuBadge badges={badges} target={page.target} />
      </Link>
    </li>
  )
}
