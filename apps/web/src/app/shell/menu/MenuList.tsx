import { useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { placeOf } from '../../../kernel/address/address.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { isWithin, useFrameSearch, useMenu } from '../menu.ts'
import { AreaBadge } from './MenuBadge.tsx'
import classes from './MenuList.module.css'
import { useBadges } from './useBadges.ts'

/** The menu: one entry for each job. Settings and the rest stand at its end. */
export function MenuList() {
  const t = useText('shell')
  const searchOf = useFrameSearch()
  const areas = useMenu()
  const badges = useBadges()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <nav aria-label={t('menu')} className={classes.nav}>
      <ul className={classes.list}>
        {areas.map((area) => {
          const Icon = area.icon
          const isHere = isWithin(area, path)
          return (
            <li key={area.key} data-area={area.key}>
              <Link
                to={placeOf(area.link)}
                search={searchOf(area.link)}
                className={clsx(classes.item, isHere && classes.current)}
                aria-current={isHere ? (path === area.link ? 'page' : 'true') : undefined}
                title={t(`area.${area.key}`)}
              >
                <span className={classes.icon}>
                  <Icon size={20} stroke={1.5} aria-hidden />
                </span>
                <span className={classes.label}>{t(`area.${area.key}`)}</span>
                <AreaBadge badges={badges} pages={area.pages} />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
