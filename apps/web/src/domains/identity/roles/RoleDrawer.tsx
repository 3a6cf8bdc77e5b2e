import { createPlatformRole, type Role } from '@dsms/contract/identity/roles/calls'
import { type Reaches, type Scope, wholeSchool } from '@dsms/contract/kernel/permissions'
import { Drawer, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../kit/form/useRecordForm.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { ReachInput } from './ReachInput.tsx'
import { useRolesCalls, useRolesChanged } from './useRoles.ts'

interface Props {
  scope: Scope
  school: School
  /** The role to change; without it a new one. */
  role: Role | undefined
  close: () => void
}

type RoleValues = Pick<Role, 'name' | 'description' | 'status' | 'requires_two_step' | 'reaches'>

const valuesOf = ({ name, description, status, requires_two_step, reaches }: Role): RoleValues => ({
  name,
  description,
  status,
  requires_two_step,
  reaches,
})

/** Names a role. A new one goes on to its privileges, since without them it can do nothing. */
export function RoleDrawer({ scope, school, role, close }: Props) {
  const t = useText('roles')
  const common = useText('common')
  const format = useFormat()
  const navigate = useNavigate()
  const calls = useRolesCalls(scope, school.school_id)
  const changed = useRolesChanged(scope, school.school_id)
  const [isLeaving, setLeaving] = useState(false)
  const state = useRecordForm<RoleValues, Role>({
    initial: role
      ? valuesOf(role)
      : { name: '', description: '', status: 'active', requires_two_step: false, reaches: wholeSchool },
    version: role?.version,
    schema: createPlatformRole.body,
    toBody: (values) => values,
    save: (values, fields, version) => {
      if (!role) return calls.create(values)
      const change = Object.fromEntries(fields.map((field) => [field, values[field]]))
      return calls.update(role.id, { ...change, version })
    },
    reload: async () => {
      const now = await calls.get(role?.id ?? 0)
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      close()
      showDone(t(role ? 'saved' : 'added', { name: saved.name }))
      await changed()
      if (!role) {
        await navigate({ to: `/${scope}/roles/$id`, params: { id: String(saved.id) }, search: school.search })
      }
    },
  })
  const { form } = state
  // roles of the system keep their names; whether they ask for a second step is the school's to say
  const isSystem = (role?.key ?? null) !== null
  const tryClose = () => (state.isUnsaved() ? setLeaving(true) : close())

  return (
    <Drawer opened onClose={tryClose} title={role ? t('edit.title', { name: role.name }) : t('add')}>
      <RecordForm
        state={state}
        saveLabel={role ? common('save') : t('addAction')}
        cancel={tryClose}
        fieldLabel={(field) => t(`field.${field}`)}
        fieldValue={(field, value) => {
          if (field === 'reaches') return format.list(Object.values(value as Reaches).map((to) => t(`reach.to.${to}`)))
          if (field === 'requires_two_step') return t(value ? 'twoStep.yes' : 'twoStep.no')
          return field === 'status'
            ? common(value === 'active' ? 'status.active' : 'status.inactive')
            : String(value ?? '')
        }}
      >
        <TextInput
          label={t('field.name')}
          required
          dir="auto"
          maxLength={80}
          disabled={isSystem}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Textarea
          label={t('field.description')}
          description={t('help.description')}
          dir="auto"
          autosize
          minRows={3}
          maxLength={500}
          disabled={isSystem}
          {...form.getInputProps('description')}
        />
        <Switch
          label={t('field.requires_two_step')}
          description={t('help.requires_two_step')}
          checked={form.values.requires_two_step}
          onChange={(event) => form.setFieldValue('requires_two_step', event.currentTarget.checked)}
        />
        {scope === 'school' && role?.key !== 'admin' && role?.key !== 'client' && (
          <ReachInput value={form.values.reaches} onChange={(reaches) => form.setFieldValue('reaches', reaches)} />
        )}
        {!role && (
          <Switch
            label={t('isActive')}
            checked={form.values.status === 'active'}
            onChange={(event) => form.setFieldValue('status', event.currentTarget.checked ? 'active' : 'inactive')}
          />
        )}
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}
