import { approveMaintenanceCost, type maintenanceOrders } from '@dsms/contract/resources/maintenance/orders'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText, wordOf } from '../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { orders } from './fleet.ts'

type Order = WholeRecord<typeof maintenanceOrders>

/** Under an order: whether its cost is approved, and the defects that it mends. */
export function OrderFoot({ order, school }: { order: Order; school: School }) {
  const t = useText('maintenance')
  useText('defects')
  return (
    <>
      <Approval order={order} school={school} />
      {order.defects.length > 0 && (
        <section className="card">
          <Stack gap="xs">
            <Text component="h2" fw={600} m={0}>
              {t('defects')}
            </Text>
            {order.defects.map((defect) => (
              <Group key={defect.id} gap="xs">
                <LinkAnchor to={`/school/defects/${defect.id}`} search={school.search}>
                  <Typed>{defect.name}</Typed>
                </LinkAnchor>
                <StatusBadge
                  status={defect.status}
                  label={wordOf('defects', `status.${defect.status}`) ?? defect.status}
                />
              </Group>
            ))}
          </Stack>
        </section>
      )}
    </>
  )
}

function Approval({ order, school }: { order: Order; school: School }) {
  const t = useText('maintenance')
  const format = useFormat()
  const may = useMay()
  const changed = useAreaChanged(orders, school.school_id)
  const attempt = useAttempt(changed)
  const { cost, currency, approved_cost: approved } = order
  if (cost === null || !order.needs_approval) return null
  const money = format.money(cost, currency)
  if (approved !== null && approved >= cost)
    return (
      <Alert color="green" variant="light" icon={<IconCircleCheck size={20} stroke={1.5} />}>
        {t('approval.given', {
          by: order.approved_by,
          cost: format.money(approved, currency),
          day: order.approved_at && format.date(order.approved_at),
        })}
      </Alert>
    )
  if (order.status === 'cancelled') return null
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={20} stroke={1.5} />}>
      <Group justify="space-between">
        {t('approval.needed')}
        {may(approveMaintenanceCost) && (
          <Button
            size="compact-sm"
            onClick={() =>
              attempt(
                () =>
                  call(approveMaintenanceCost, {
                    params: { id: order.id },
                    body: { cost, school_id: school.school_id },
                  }),
                t('approval.done'),
              )
            }
          >
            {t('approval.action', { cost: money })}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
