import { nearLimit, type PlanUse } from '@dsms/contract/platform/subscriptions/calls'
import { Progress } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './UsageBars.module.css'

/** How much of each limit is used: a bar, and the numbers beside it. What has no limit has no bar. */
export function UsageBars({ usage, isSmall }: { usage: PlanUse[]; isSmall?: boolean }) {
  const t = useText('subscriptions')
  const format = useFormat()
  const limited = usage.filter(({ most }) => most !== null)
  // in a row of a list there is room for what presses most
  const shown = isSmall ? limited.toSorted((one, other) => shareOf(other) - shareOf(one)).slice(0, 2) : usage
  if (shown.length === 0) return <>{t('used.noLimits')}</>
  return (
    <ul className={classes.list} data-small={isSmall || undefined}>
      {shown.map((use) => {
        const { what, used, most } = use
        const share = shareOf(use)
        const tone = share >= 1 ? 'full' : share > nearLimit ? 'near' : 'fine'
        const label = t(`limit.${what}`)
        return (
          <li key={what} data-tone={tone}>
            <span className={classes.label}>
              {label}
              {tone !== 'fine' && <IconAlertTriangle size={14} stroke={1.75} aria-label={t(`tone.${tone}`)} />}
            </span>
            <span className={classes.number}>
              {most === null
                ? t('used.free', { used: format.number(used) })
                : t('used.of', { used: format.number(used), most: format.number(most) })}
            </span>
            {most !== null && (
              <Progress
                size={isSmall ? 4 : 8}
                value={Math.min(100, share * 100)}
                color={tone === 'full' ? 'red' : tone === 'near' ? 'orange' : undefined}
                aria-label={label}
                className={classes.bar}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const shareOf = ({ used, most }: PlanUse): number => (most === null ? 0 : most === 0 ? Number(used > 0) : used / most)
