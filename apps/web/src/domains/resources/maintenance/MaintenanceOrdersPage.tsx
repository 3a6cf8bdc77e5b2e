import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import classes from './Fleet.module.css'
import { orders } from './fleet.ts'

/** Work on the vehicles: what is planned, what is going on, what it cost. */
export function MaintenanceOrdersPage() {
  const t = useText('maintenance')
  const format = useFormat()
  return (
    <AreaList
      of={orders}
      subtitle={(order) => (
        <Text size="xs" c="dimmed">
          {t(`kind.${order.kind}`)}
        </Text>
      )}
      columns={[
        {
          key: 'vehicle',
          sort: 'vehicle',
          onCard: true,
          render: (order) => (
            <>
              <Typed>{order.vehicle}</Typed>{' '}
              <Text span size="xs" c="dimmed" className={classes.plate}>
                <Bdi>{order.registration_no}</Bdi>
              </Text>
            </>
          ),
        },
        {
          key: 'planned_from',
          title: t('field.planned'),
          sort: 'planned_from',
          align: 'end',
          onCard: true,
          render: ({ planned_from: from, planned_to: to }) =>
            from && (to && to !== from ? format.range(format.date(from), format.date(to)) : format.date(from)),
        },
        {
          key: 'due_on',
          sort: 'due_on',
          align: 'end',
          isExtra: true,
          render: (order) => order.due_on && format.date(order.due_on),
        },
        { key: 'workshop' },
        {
          key: 'cost',
          sort: 'cost',
          align: 'end',
          render: (order) => order.cost !== null && format.money(order.cost, order.currency),
        },
      ]}
      filters={[
        { name: 'kind', word: 'kind' },
        { name: 'open', label: t('open'), choices: [{ value: 'true', label: t('openOnly') }] },
      ]}
      sheet={{
        title: { example: t('kind.scheduled') },
        kind: { word: 'kind' },
        due_on: { example: '2027-01-31' },
      }}
    />
  )
}
MaintenanceOrdersPage.ask = askList(orders)
