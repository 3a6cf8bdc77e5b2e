import type { errorTypes } from '@dsms/contract/curriculum/drivingErrors/calls'
import type { Reason, Verdict } from '@dsms/contract/curriculum/drivingErrors/marking'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText, wordOf } from '../../../../kernel/i18n/index.ts'
import classes from './MarkingScheme.module.css'

export type ErrorRow = Answer<typeof errorTypes.calls.list>['rows'][number]

/** A result in words: passed or not, everything that fails it, and the counts. Said aloud as it changes. */
export function VerdictBox({ verdict, byCode }: { verdict: Verdict; byCode: Record<string, ErrorRow> }) {
  const t = useText('markingSchemes')
  const format = useFormat()
  const reasonText = useReasonText(byCode)
  const { passed, reasons, counts, escalated } = verdict
  const Sign = passed ? IconCircleCheck : IconCircleX
  return (
    <div className={classes.verdict} data-failed={!passed || undefined}>
      <div aria-live="polite">
        <p className={classes.result}>
          <Sign size={24} stroke={1.75} aria-hidden />
          {t(passed ? 'verdict.passed' : 'verdict.failed')}
        </p>
        {(reasons.length > 0 || escalated.length > 0) && (
          <ul className={classes.reasons}>
            {reasons.map((reason) => (
              <li key={JSON.stringify(reason)}>{reasonText(reason)}</li>
            ))}
            {escalated.map(({ code, count }) => (
              <li key={code}>
                {t('verdict.escalated', { name: byCode[code]?.name ?? code, amount: format.number(count) })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className={classes.counts}>
        {(['minor', 'serious', 'dangerous', 'points', 'score'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`counts.${name}`)}</dt>
            <dd>{format.number(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Why a result fails, as a sentence. */
function useReasonText(byCode: Record<string, ErrorRow>) {
  const t = useText('markingSchemes')
  useText('drivingErrors')
  const format = useFormat()
  return (reason: Reason): string => {
    const amount = format.number(reason.count)
    if ('code' in reason) return t(`reason.${reason.reason}`, { name: byCode[reason.code]?.name ?? reason.code })
    if ('min' in reason) return t(`reason.${reason.reason}`, { amount, least: format.number(reason.min) })
    const most = format.number(reason.max)
    if ('group' in reason)
      return t('reason.group', {
        group: wordOf('drivingErrors', `group.${reason.group}`) ?? reason.group,
        amount,
        most,
      })
    return t(`reason.${reason.reason}`, { amount, most })
  }
}
