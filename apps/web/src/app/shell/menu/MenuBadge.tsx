import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { MenuPage } from '../menu.ts'
import classes from './MenuBadge.module.css'
import { type Badges, badgeOf, badgeTarget } from './useBadges.ts'

/** How much waits behind a page, told in words to those who listen. */
export function MenuBadge({ badges, target }: { badges: Badges; target: string }) {
  const t = useText('shell')
  const format = useFormat()
  const known = badgeTarget(target)
  const count = badgeOf(badges, target)
  if (!known || count === 0) return null
  return <Badge count={count} words={t(`badge.${known}`, { number: format.number(count) })} />
}

/** How much waits in an area; its pages say what. */
export function AreaBadge({ badges, pages }: { badges: Badges; pages: MenuPage[] }) {
  const t = useText('shell')
  const format = useFormat()
  const count = pages.reduce((sum, { target }) => sum + badgeOf(badges, target), 0)
  return count === 0 ? null : <Badge count={count} words={t('badge.area', { number: format.number(count) })} />
}

function Badge({ count, words }: { count: number; words: string }) {
  const format = useFormat()
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count > 99 ? `${format.number(99)}+` : format.number(count)}</span>
      <span className="visuallyHidden">{words}</span>
    </span>
  )
}
