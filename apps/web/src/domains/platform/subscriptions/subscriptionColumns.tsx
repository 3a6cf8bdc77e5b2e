import type { Subscription } from '@dsms/contract/platform/subscriptions/calls'
import { Badge, Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Column } from '../../../kit/records/types.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { UsageBars } from './UsageBars.tsx'

export function useSubscriptionColumns(): Column<Subscription>[] {
  const t = useText('subscriptions')
  const format = useFormat()
  return [
    {
      key: 'school',
      title: t('field.school'),
      sort: 'name',
      render: ({ school, has_request }) => (
        <>
          <Typed>{school}</Typed>
          {has_request && (
            <Text size="sm" c="dimmed">
              {t('waits')}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'plan',
      title: t('field.plan_id'),
      sort: 'plan',
      onCard: true,
      render: ({ plan, cycle, price_month, currency, next_plan, next_cycle }) => (
        <>
          {plan ?? '–'}
          <Text size="sm" c="dimmed">
            {price_month > 0 ? t(`paid.${cycle}`, { price: format.price(price_month, currency) }) : t('paid.nothing')}
          </Text>
          {next_plan && next_cycle && (
            <Badge variant="light" mt={4}>
              {t('next', { plan: next_plan, cycle: t(`cycle.${next_cycle}`) })}
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'status',
      title: t('field.status'),
      sort: 'status',
      onCard: true,
      render: ({ status }) => <StatusBadge status={status} label={t(`status.${status}`)} />,
    },
    {
      key: 'period_end',
      title: t('field.period_end'),
      sort: 'period_end',
      render: ({ period_end, cancel_at_period_end, status, suspended_from }) => (
        <>
          {period_end && status !== 'cancelled' ? format.date(period_end) : '–'}
          {cancel_at_period_end && (
            <Text size="sm" c="dimmed">
              {t('ends')}
            </Text>
          )}
          {suspended_from && (
            <Text size="sm" c="dimmed">
              {t('suspendedFrom', { day: format.date(suspended_from) })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'usage',
      title: t('field.usage'),
      onCard: true,
      render: ({ usage }) => <UsageBars usage={usage} isSmall />,
    },
  ]
}
