import type { Payment } from '@dsms/contract/billing/payments/calls'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import classes from './TakePayment.module.css'

interface Props {
  payment: Payment & { payer?: string | null; by?: string | null }
  /** What can be done about it. */
  children?: ReactNode
}

/** A payment, refund or reversal: its way, its receipt and what of it is balance. */
export function PaymentLine({ payment, children }: Props) {
  const t = useText('payments')
  const format = useFormat()
  const { kind, method, receipt_no, received_on, status, status_reason, currency, payer, by } = payment
  const isOut = kind !== 'payment'
  const facts = [format.date(received_on), payer && t('paidBy', { name: payer }), by && t('takenBy', { name: by })]
  return (
    <li className={lines.line}>
      <span className={lines.what}>
        {`${t(`kind.${kind}`)} · ${t(`method.${method}`)}`} {receipt_no && <Bdi>{receipt_no}</Bdi>}
        <Text size="sm" c="dimmed" component="span" display="block">
          {facts.filter(Boolean).join(' · ')}
          {status_reason && (
            <>
              {' · '}
              <Typed>{status_reason}</Typed>
            </>
          )}
          {payment.unallocated_minor > 0 && (
            <>
              {' · '}
              <b>{t('isBalance', { amount: format.money(payment.unallocated_minor, currency) })}</b>
            </>
          )}
        </Text>
      </span>
      <bdi className={classes.amount}>
        {format.money(isOut ? -payment.amount_minor : payment.amount_minor, currency)}
      </bdi>
      {status !== 'succeeded' && <StatusBadge status={status} label={t(`status.${status}`)} />}
      {children}
    </li>
  )
}
