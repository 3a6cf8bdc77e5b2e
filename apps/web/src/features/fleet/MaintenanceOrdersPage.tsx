import { maintenanceKinds } from '@dsms/contract/maintenanceOrders'
import { Text } from '@mantine/core'
import { AreaList } from '../../components/areas/AreaList.tsx'
import { wordsOf } from '../../components/areas/genders.ts'
import { Bdi, Typed } from '../../components/Bidi.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import classes from './Fleet.module.css'
import { orders } from './fleet.ts'

/** Work on the vehicles: what is planned, what is going on, what it cost. */
export function MaintenanceOrdersPage() {
  const t = useText('maintenance')
  const format = useFormat()
  const kinds = maintenanceKinds.map((value) => ({ value, label: t(`kind.${value}`) }))
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
          title: t('field.vehicle'),
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
            from && (to && to !== from ? `${format.date(from)} – ${format.date(to)}` : format.date(from)),
        },
        {
          key: 'due_on',
          title: t('field.due_on'),
          sort: 'due_on',
          align: 'end',
          isExtra: true,
          render: (order) => order.due_on && format.date(order.due_on),
        },
        { key: 'workshop', title: t('field.workshop'), render: (order) => <Typed>{order.workshop ?? ''}</Typed> },
        {
          key: 'cost',
          title: t('field.cost'),
          sort: 'cost',
          align: 'end',
          render: (order) => order.cost !== null && format.money(order.cost, order.currency),
        },
      ]}
      filters={[
        { name: 'kind', label: t('field.kind'), choices: kinds },
        { name: 'open', label: t('open'), choices: [{ value: 'true', label: t('openOnly') }] },
      ]}
      sheet={{
        title: { isRequired: true, example: t('kind.scheduled') },
        vehicle: { isRequired: true },
        kind: { isRequired: true, words: wordsOf(kinds) },
        due_on: { example: '2027-01-31' },
      }}
    />
  )
}
