import { currentPlans, type ListRole } from '@dsms/contract/staff/users/calls'
import { Select, type SelectProps } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'

/** Under which role the list shows somebody. */
export function ListRoleSelect({ roles, ...props }: SelectProps & { roles: readonly ListRole[] }) {
  const t = useText('users')
  return (
    <Select
      label={t('field.role')}
      description={t('help.role')}
      allowDeselect={false}
      data={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
      {...props}
    />
  )
}

export function PlanSelect(props: SelectProps) {
  const t = useText('users')
  return (
    <Select
      label={t('field.currentPlan')}
      allowDeselect={false}
      data={currentPlans.map((value) => ({ value, label: t(`plan.${value}`) }))}
      {...props}
    />
  )
}
