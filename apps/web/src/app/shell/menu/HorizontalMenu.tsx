import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { placeOf } from '../../../kernel/address/address.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { pageIcon } from '../../../ui/page/pageIcon.ts'
import { isCurrent, useMenu } from '../menu.ts'
import { usePageName } from '../pageWords.ts'
import classes from './HorizontalMenu.module.css'
import { MenuBadge, MenuDot } from './MenuBadge.tsx'
import { useBadges } from './useBadges.ts'

/** The menu above the content: groups open under pointer, press or key. */
export function HorizontalMenu() {
  const t = useText('shell')
  const nameOf = usePageName()
  const groups = useMenu()
  const badges = useBadges()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <nav aria-label={t('menu')} className={classes.bar}>
      {groups.map((group) => {
        const hasCurrent = group.pages.some((page) => isCurrent(page, path))
        const [only] = group.pages
        const Icon = only && group.pages.length === 1 ? pageIcon(only.icon) : group.icon
        if (only && group.pages.length === 1) {
          return (
            <Link
              key={group.key}
              to={placeOf(only.link)}
              className={clsx(classes.item, hasCurrent && classes.current)}
              aria-current={hasCurrent ? 'page' : undefined}
            >
              <Icon size={18} stroke={1.5} aria-hidden />
              {nameOf(only)}
              <MenuBadge badges={badges} target={only.target} />
            </Link>
          )
        }
        return (
          <Menu key={group.key} trigger="click-hover" trapFocus={false} position="bottom-start" offset={4}>
            <Menu.Target>
              <button type="button" className={clsx(classes.item, hasCurrent && classes.current)}>
                <span className={classes.icon}>
                  <Icon size={18} stroke={1.5} aria-hidden />
                  <MenuDot badges={badges} targets={group.pages.map((page) => page.target)} />
                </span>
                {t(`group.${group.key}`)}
                <IconChevronDown size={14} stroke={1.5} aria-hidden />
              </button>
            </Menu.Target>
            <Menu.Dropdown className={classes.dropdown}>
              {group.pages.map((page) => {
                const PageIcon = pageIcon(page.icon)
                return (
                  <Menu.Item
                    key={page.id}
                    component={Link}
                    to={placeOf(page.link)}
                    leftSection={<PageIcon size={18} stroke={1.5} />}
                    rightSection={<MenuBadge badges={badges} target={page.target} />}
                    aria-current={isCurrent(page, path) ? 'page' : undefined}
                  >
                    {nameOf(page)}
                  </Menu.Item>
                )
              })}
            </Menu.Dropdown>
          </Menu>
        )
      })}
    </nav>
  )
}
