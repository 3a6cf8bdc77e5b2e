import type { listMyCharges } from '@dsms/contract/billing/charges/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { Text } from '@mantine/core'
import { Fragment } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

interface Props {
  sums: Answer<typeof listMyCharges>['sums']
  /** Whether the student reads them, or the office. */
  isMine?: boolean
}

/** The sum to pay, the overdue part of it, and the balance; nothing where all is settled. */
export function OpenSums({ sums, isMine }: Props) {
  const t = useText('charges')
  const format = useFormat()
  return sums.map(({ currency, open_minor, overdue_minor, balance_minor }) => (
    <Fragment key={currency}>
      {open_minor > 0 && (
        <Text fw={600}>
          {t('open', { amount: format.money(open_minor, currency) })}{' '}
          {overdue_minor > 0 && (
            <Text span c="var(--mantine-color-error)">
              {t('overdue', { amount: format.money(overdue_minor, currency) })}
            </Text>
          )}
        </Text>
      )}
      {balance_minor > 0 && (
        <Text fw={600}>
          {t(isMine ? 'owedBalance.mine' : 'owedBalance.student', { amount: format.money(balance_minor, currency) })}
        </Text>
      )}
    </Fragment>
  ))
}
