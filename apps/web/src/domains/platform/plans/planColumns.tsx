import type { Plan } from '@dsms/contract/platform/plans/calls'
import { Anchor, Badge, Group } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../kernel/i18n/useWordsOf.ts'
import type { Column } from '../../../kit/records/types.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'

const looks = { draft: 'waiting', active: 'active', retired: 'archived' }

/** What the list of plans shows. */
export function usePlanColumns(edit: (plan: Plan) => void): Column<Plan>[] {
  const t = useText('plans')
  const format = useFormat()
  const words = useWordsOf()
  const open = useRef(edit)
  open.current = edit
  return useMemo(
    (): Column<Plan>[] => [
      {
        key: 'name',
        title: t('field.name'),
        render: (plan) => (
          <Group gap={8} wrap="nowrap">
            <Anchor component="button" type="button" inherit fw={500} onClick={() => open.current(plan)}>
              <Typed>{words(plan.name)}</Typed>
            </Anchor>
            {plan.is_popular && <Badge size="sm">{t('popular')}</Badge>}
          </Group>
        ),
      },
      {
        key: 'status',
        title: t('field.status'),
        onCard: true,
        render: ({ status }) => <StatusBadge status={looks[status]} label={t(`status.${status}`)} />,
      },
      {
        key: 'price_month',
        title: t('field.price_month'),
        align: 'end',
        onCard: true,
        render: ({ price_month, currency }) => <bdi>{format.money(price_month, currency)}</bdi>,
      },
      {
        key: 'price_year_month',
        title: t('field.price_year_month'),
        align: 'end',
        render: ({ price_year_month, currency }) => <bdi>{format.money(price_year_month, currency)}</bdi>,
      },
      {
        key: 'trial_days',
        title: t('field.trial_days'),
        align: 'end',
        render: ({ trial_days }) => format.number(trial_days),
      },
      {
        key: 'schools',
        title: t('field.schools'),
        align: 'end',
        onCard: true,
        render: ({ schools }) => format.number(schools),
      },
    ],
    [t, format, words],
  )
}
