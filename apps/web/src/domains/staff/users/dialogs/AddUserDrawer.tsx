import { addUser, type NewUser, newUserRoles, staffListRoles, type User } from '@dsms/contract/staff/users/calls'
import { Drawer, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { useRoleName } from '../../../../kit/records/useRoleName.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { PhoneInput, useCountries } from '../../../platform/public.ts'
import { ListRoleSelect, PlanSelect } from '../form/ListSelects.tsx'
import { NameFields } from '../form/NameFields.tsx'
import { useRoleChoices, useUserCalls, useUsersChanged, type Whose } from '../useUsers.ts'

type Values = Pick<User, 'fullName' | 'username' | 'email' | 'company' | 'contact' | 'currentPlan'> & {
  role: NewUser['role']
  country: string | null
  role_id: string | null
}

const empty: Values = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: null,
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
  role_id: null,
}

const bodyOf = ({ country, role_id, ...values }: Values) => ({
  ...values,
  country: country ?? '',
  ...(role_id && !isLearning(values.role) ? { role_id: Number(role_id) } : {}),
})

const isLearning = (role: NewUser['role']) => role === 'Student' || role === 'Teacher'

/** Adds somebody and invites them; `added` shows them in the list. */
export function AddUserDrawer({ whose, close, added }: { whose: Whose; close: () => void; added: () => void }) {
  const t = useText('users')
  const roleName = useRoleName()
  const calls = useUserCalls(whose.school_id)
  const changed = useUsersChanged(whose.school_id)
  const countries = useCountries().data ?? []
  const roles = useRoleChoices(whose).data ?? []
  const [isLeaving, setLeaving] = useState(false)
  const state = useRecordForm<Values, User>({
    initial: empty,
    schema: addUser.body,
    toBody: bodyOf,
    save: (values) => calls.add(bodyOf(values)),
    onSaved: async (user) => {
      close()
      added()
      showDone(t('added', { name: user.fullName, email: user.email }))
      await changed()
    },
  })
  const { form } = state
  const field = form.getInputProps
  const tryClose = () => (state.isUnsaved() ? setLeaving(true) : close())

  return (
    <Drawer opened onClose={tryClose} title={t('add')}>
      <RecordForm state={state} saveLabel={t('addAction')} cancel={tryClose}>
        <NameFields field={field} isFirst />
        <TextInput label={t('field.company')} dir="auto" maxLength={120} autoComplete="off" {...field('company')} />
        <Select
          {...longList}
          label={t('field.country')}
          data={countries.map(({ code, name }) => ({ value: code, label: name }))}
          searchable
          clearable
          {...field('country')}
        />
        <PhoneInput
          label={t('field.contact')}
          homeCountry={form.values.country ?? undefined}
          {...field('contact')}
          value={form.values.contact}
        />
        <ListRoleSelect roles={whose.isSchool ? newUserRoles : staffListRoles} {...field('role')} />
        {!isLearning(form.values.role) && (
          <Select
            {...longList}
            label={t('field.role_id')}
            description={t('help.role_id')}
            clearable
            data={roles.map((role) => ({ value: String(role.id), label: roleName(role.name, role.key) }))}
            {...field('role_id')}
          />
        )}
        <PlanSelect {...field('currentPlan')} />
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}
