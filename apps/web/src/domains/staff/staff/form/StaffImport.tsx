import { importLimit } from '@dsms/contract/kernel/exchange'
import type { Scope } from '@dsms/contract/kernel/permissions'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ImportDialog } from '../../../../kit/import/ImportDialog.tsx'
import { rememberedColumns } from '../../../../kit/import/remembered.ts'
import type { ImportColumn } from '../../../../kit/import/rowsOf.ts'
import { useRoleName } from '../../../../kit/records/useRoleName.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useRoleChoices, useStaffCalls, useStaffChanged } from '../useStaffQueries.ts'

interface Props {
  scope: Scope
  school_id: number | undefined
  close: () => void
}

/** Adds many people from a file. Roles are named as on the screen, genders and countries by their codes. */
export function StaffImport({ scope, school_id, close }: Props) {
  const t = useText('staff')
  const roleName = useRoleName()
  const calls = useStaffCalls(scope, school_id)
  const changed = useStaffChanged(scope, school_id)
  const roles = useRoleChoices(scope, school_id).data ?? []

  const roleOf = (cell: string) => roles.find((role) => roleName(role.name, role.key) === cell)?.name ?? cell
  const firstRole = roles[0]
  const columns: ImportColumn[] = [
    { key: 'first_name', label: t('field.first_name'), isRequired: true, example: t('example.first_name') },
    { key: 'last_name', label: t('field.last_name'), example: t('example.last_name') },
    { key: 'username', label: t('field.username'), isRequired: true, example: 'user.name' },
    { key: 'email', label: t('field.email'), isRequired: true, example: 'name@example.com' },
    { key: 'phone', label: t('field.phone'), example: '+966501234567' },
    {
      key: 'role',
      label: t('field.role'),
      isRequired: true,
      example: firstRole ? roleName(firstRole.name, firstRole.key) : '',
      clean: roleOf,
    },
    { key: 'gender', label: t('field.gender'), isRequired: true, example: 'female' },
    { key: 'country', label: t('field.country'), example: 'SA' },
    { key: 'employee_no', label: t('field.employee_no'), example: 'E-1001' },
    { key: 'birth_date', label: t('field.birth_date'), example: '1990-03-31' },
    { key: 'joined_on', label: t('field.joined_on'), example: '2026-01-15' },
    { key: 'address', label: t('field.address'), example: t('example.address') },
  ]

  return (
    <ImportDialog
      title={t('import')}
      columns={columns}
      templateName="staff"
      limit={importLimit}
      send={(rows, mode) => calls.import({ rows, mode, in_time: true })}
      remembered={rememberedColumns('staff', school_id)}
      done={async (count) => {
        close()
        showDone(t('imported', { count }))
        await changed()
      }}
      close={close}
    />
  )
}
