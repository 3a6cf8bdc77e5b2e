import type { EmployeeStatus } from '@dsms/contract/tables'
import { Badge } from '@mantine/core'
import { useText } from '../../i18n/index.ts'

const colours: Record<EmployeeStatus, string> = {
  current: 'petrol',
  professional: 'green',
  rejected: 'red',
  resigned: 'orange',
  applied: 'blue',
}

export function EmployeeStatusBadge({ status }: { status: EmployeeStatus }) {
  const t = useText('tables')
  return (
    <Badge variant="light" color={colours[status]} tt="none">
      {t(`status.${status}`)}
    </Badge>
  )
}
