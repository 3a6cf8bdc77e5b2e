import { useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { placeOf } from '../../../kernel/address/address.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { isWithin, useFrameSearch, useMenu } from '../menu.ts'
import classes from './HorizontalMenu.module.css'
import { AreaBadge } from './MenuBadge.tsx'
import { useBadges } from './useBadges.ts'

/** The menu above the content, in one line. */
export function HorizontalMenu() {
  const t = useText('shell')
  const searchOf = useFrameSearch()
  const areas = useMenu()
  const badges = useBadges()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <nav aria-label={t('menu')} className={classes.bar}>
      {areas.map((area) => {
        const Icon = area.icon
        const isHere = isWithin(area, path)
        return (
          <Link
            key={area.key}
            to={placeOf(area.link)}
            search={searchOf(area.link)}
            className={clsx(classes.item, isHere && classes.current)}
            aria-current={isHere ? (path === area.link ? 'page' : 'true') : undefined}
          >
            <Icon size={18} stroke={1.5} aria-hidden />
            {t(`area.${area.key}`)}
            <AreaBadge badges={badges} pages={area.pages} />
          </Link>
        )
      })}
    </nav>
  )
}
