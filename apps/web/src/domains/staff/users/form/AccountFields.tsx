import { staffListRoles } from '@dsms/contract/staff/users/calls'
import { Select, TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { longList } from '../../../../kit/inputs/longList.ts'
import { useRoleName } from '../../../../kit/records/useRoleName.ts'
import { AvatarInput } from '../../../identity/public.ts'
import { useRoleChoices } from '../useUsers.ts'
import type { FieldsProps } from './fields.ts'
import { ListRoleSelect, PlanSelect } from './ListSelects.tsx'
import { NameFields } from './NameFields.tsx'

/** Who it is, and what the list and the system call them. */
export function AccountFields({ form, overview, whose }: FieldsProps) {
  const t = useText('users')
  const roleName = useRoleName()
  const isStaff = overview.kind === 'staff'
  const roles = useRoleChoices(whose, isStaff).data ?? []
  const field = form.getInputProps
  const choices = roles.map((role) => ({ value: String(role.id), label: roleName(role.name, role.key) }))
  // a role that was switched off, or that only trainers and students have, is no choice but still told
  const present = { value: String(overview.role_id), label: roleName(overview.role_name, overview.role_key) }
  const isListed = choices.some(({ value }) => value === present.value)
  const names = isStaff ? staffListRoles : [overview.user.role]
  return (
    <>
      <FormGroup title={t('group.account')}>
        <div className={fullRow}>
          <AvatarInput
            name={form.values.fullName}
            value={form.values.avatar}
            onChange={(avatar) => form.setFieldValue('avatar', avatar)}
            error={form.errors.avatar}
          />
        </div>
        <NameFields field={field} />
        <Select
          {...longList}
          label={t('field.role_id')}
          description={overview.isSelf ? t('help.ownRole') : undefined}
          allowDeselect={false}
          disabled={overview.isSelf || !isStaff}
          data={isListed ? choices : [...choices, { ...present, disabled: true }]}
          {...field('role_id')}
        />
      </FormGroup>
      <FormGroup title={t('group.list')}>
        <TextInput label={t('field.company')} dir="auto" maxLength={120} autoComplete="off" {...field('company')} />
        <ListRoleSelect roles={names} disabled={!isStaff} {...field('role')} />
        <PlanSelect {...field('currentPlan')} />
      </FormGroup>
    </>
  )
}
