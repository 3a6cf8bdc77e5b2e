import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { listMyCharges } from '@dsms/contract/schedule/charges/calls'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

/** What is to be paid in all, and of it what should have been by now; nothing where all is settled. */
export function OpenSums({ sums }: { sums: Answer<typeof listMyCharges>['sums'] }) {
  const t = useText('charges')
  const format = useFormat()
  return sums.map(({ currency, open_minor, overdue_minor }) => (
    <Text key={currency} fw={600}>
      {t('open', { amount: format.money(open_minor, currency) })}{' '}
      {overdue_minor > 0 && (
        <Text span c="red">
          {t('overdue', { amount: format.money(overdue_minor, currency) })}
        </Text>
      )}
    </Text>
  ))
}
