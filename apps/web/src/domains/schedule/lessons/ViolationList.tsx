import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { IconAlertTriangle, IconBan, IconInfoCircle } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import parts from '../shared/Parts.module.css'
import classes from './Lessons.module.css'
import { useRuleText } from './useRuleText.ts'

const signs = { hard: IconBan, overridable: IconAlertTriangle, warning: IconInfoCircle } as const

/** Rules that are against a lesson, each with how much it weighs. */
export function ViolationList({ violations, zone }: { violations: readonly Violation[]; zone: string | undefined }) {
  const t = useText('schedule')
  const ruleText = useRuleText(zone)
  const format = useCalendarFormat()
  const told = (instant: string) =>
    zone ? `${format.shortDay(clockAt(minuteOf(instant), zone).day)} ${format.time(instant, zone)}` : ''
  // of two students the same is said once
  const sentences = new Map(violations.map((one) => [ruleText(one), one]))
  return (
    <ul className={clsx(parts.toned, classes.rules)}>
      {[...sentences].map(([sentence, one]) => {
        const Sign = signs[one.severity]
        return (
          <li key={sentence} data-severity={one.severity}>
            <Sign size={18} stroke={1.75} aria-hidden />
            <span>
              <span>{sentence}</span>
              {one.suggestion && zone && <small>{t('suggestion', { when: told(one.suggestion) })}</small>}
              <small>{t(`severity.${one.severity}`)}</small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
