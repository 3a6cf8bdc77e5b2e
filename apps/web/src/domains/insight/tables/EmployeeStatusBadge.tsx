import type { EmployeeStatus } from '@dsms/contract/insight/tables/calls'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'

/** Which of the product's statuses looks as this one means. */
const looks: Record<EmployeeStatus, string> = {
  current: 'active',
  professional: 'delivered',
  rejected: 'failed',
  resigned: 'inactive',
  applied: 'pending',
}

export function EmployeeStatusBadge({ status }: { status: EmployeeStatus }) {
  const t = useText('tables')
  return <StatusBadge status={looks[status]} label={t(`status.${status}`)} />
}
