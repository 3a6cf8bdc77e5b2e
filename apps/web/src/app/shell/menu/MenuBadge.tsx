import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './MenuBadge.module.css'
import { type Badges, badgeOf, badgeTarget } from './useBadges.ts'

/** How much waits behind an entry, told in words to those who listen. */
export function MenuBadge({ badges, target }: { badges: Badges; target: string }) {
  const t = useText('shell')
  const format = useFormat()
  const known = badgeTarget(target)
  const count = badgeOf(badges, target)
  if (!known || count === 0) return null
  const number = format.number(count)
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count > 99 ? `${format.number(99)}+` : number}</span>
      <span className="visuallyHidden">{t(`badge.${known}`, { number })}</span>
    </span>
  )
}

/** Says of a closed group that something waits in it; the entries say what. */
export function MenuDot({ badges, targets }: { badges: Badges; targets: string[] }) {
  return targets.some((target) => badgeOf(badges, target) > 0) ? <span className={classes.dot} aria-hidden /> : null
}
