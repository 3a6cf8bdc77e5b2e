import type { Sale } from '@dsms/contract/billing/sales/calls'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { SaleItems } from './SaleItems.tsx'
import classes from './Sales.module.css'

interface Props {
  sale: Sale & { course?: string; sold_by?: string | null }
  /** The course stands in the title of the screen. */
  isOfCourse?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

/** What a student bought: its name, price and days, and how much of it is left. */
export function SaleCard({ sale, isOfCourse = false, children }: Props) {
  const t = useText('sales')
  const format = useFormat()
  const { name, status, status_reason, kind, currency, open_minor, course, sold_by } = sale
  const facts = [
    kind !== 'package' && t(`kind.${kind}`),
    t('soldOn', { day: format.date(sale.sold_on) }),
    sold_by && t('soldBy', { name: sold_by }),
    sale.expires_on && t('validUntil', { day: format.date(sale.expires_on) }),
  ]
  return (
    <li className={classes.sale}>
      <div className={classes.head}>
        <span className={classes.name}>
          <Typed>{name}</Typed>
          {course && !isOfCourse && (
            <>
              {' · '}
              <Typed>{course}</Typed>
            </>
          )}
        </span>
        <bdi className={classes.amount}>{format.money(sale.gross_minor, currency)}</bdi>
        <StatusBadge status={status} label={t(`status.${status}`)} />
        {children}
      </div>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
        {status_reason && (
          <>
            {' · '}
            <Typed>{status_reason}</Typed>
          </>
        )}
        {open_minor > 0 && (
          <>
            {' · '}
            <b>{t('open', { amount: format.money(open_minor, currency) })}</b>
          </>
        )}
      </Text>
      <SaleItems items={sale.items} />
    </li>
  )
}
