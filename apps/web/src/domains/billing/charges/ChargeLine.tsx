import type { Charge } from '@dsms/contract/billing/charges/calls'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText, useWordOf } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import classes from './Charges.module.css'
import { usePartText } from './useChargeName.ts'
import { useDueText } from './useDueText.ts'

interface Props {
  charge: Charge
  zone: string
  /** What can be done about it. */
  children?: ReactNode
}

/** A charge: the amount, the reason and its state. */
export function ChargeLine({ charge, zone, children }: Props) {
  const t = useText('charges')
  const wordOf = useWordOf('charges')
  const format = useFormat()
  const dueOf = useDueText()
  const partOf = usePartText()
  const { kind, lesson, sale, status, status_reason, note, settled_at, amount_minor, currency } = charge
  const isOpen = charge.open_minor > 0
  const badge = charge.is_overdue ? 'overdue' : status
  const day =
    isOpen || settled_at === null || status === 'open' || status === 'part_paid'
      ? dueOf(charge)
      : t(`settled.${status}`, { day: format.date(settled_at) })
  const isPart = isOpen && charge.open_minor < amount_minor
  return (
    <li className={lines.line}>
      <span className={lines.what}>
        {sale ? <Typed>{sale.name}</Typed> : t(`kind.${kind}`)}
        {sale && sale.parts > 1 && ` · ${partOf(sale)}`}
        {lesson && (
          <>
            {' · '}
            <Typed>{lesson.name}</Typed> {format.dateTime(lesson.start, zone)}
          </>
        )}
        <Text size="sm" c="dimmed" component="span" display="block">
          {day}
          {status_reason && (
            <>
              {' · '}
              <Typed>{(status === 'reversed' && wordOf(`reversal.${status_reason}`)) || status_reason}</Typed>
            </>
          )}
          {charge.returned_minor > 0 &&
            ` · ${t('returned', { amount: format.money(charge.returned_minor, currency) })}`}
          {note && (
            <>
              {' · '}
              <Typed>{note}</Typed>
            </>
          )}
        </Text>
      </span>
      <bdi className={classes.amount}>
        {isPart
          ? t('openOf', {
              open: format.money(charge.open_minor, currency),
              amount: format.money(amount_minor, currency),
            })
          : format.money(amount_minor, currency)}
      </bdi>
      <StatusBadge status={badge} label={t(`status.${badge}`)} />
      {children}
    </li>
  )
}
