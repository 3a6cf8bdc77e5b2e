import { inviteKnownPerson, type UserOverview } from '@dsms/contract/staff/users/account'
import { Drawer, Select, Text } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { useRoleName } from '../../../../kit/records/useRoleName.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { EmailInput, UsernameInput } from '../../../identity/public.ts'
import { useRoleChoices, useUserCalls, useUsersChanged, type Whose } from '../useUsers.ts'

type Values = {
  email: string
  username: string
  role_id: string | null
}

const bodyOf = ({ role_id, ...values }: Values) => ({ ...values, ...(role_id ? { role_id: Number(role_id) } : {}) })

/** Invites somebody who does not sign in yet; one whose address has an account already is asked to use that. */
export function InviteDrawer({ overview, whose, close }: { overview: UserOverview; whose: Whose; close: () => void }) {
  const t = useText('users')
  const roleName = useRoleName()
  const calls = useUserCalls(whose.school_id)
  const changed = useUsersChanged(whose.school_id)
  const needsRole = overview.kind === 'staff' && overview.role_id === null
  const roles = useRoleChoices(whose, needsRole).data ?? []
  const { user } = overview
  const state = useRecordForm<Values, UserOverview>({
    initial: { email: user.email, username: user.username, role_id: null },
    schema: inviteKnownPerson.body,
    toBody: bodyOf,
    save: (values) => calls.invite(user.id, bodyOf(values)),
    onSaved: async (saved) => {
      close()
      showDone(t('added', { name: saved.user.fullName, email: saved.user.email }))
      await changed()
    },
  })
  const field = state.form.getInputProps
  return (
    <Drawer opened onClose={close} title={t('invite.title', { name: user.fullName })}>
      <Text size="sm" mb="md">
        {t('invite.text')}
      </Text>
      <RecordForm state={state} saveLabel={t('invite.send')} cancel={close}>
        <EmailInput label={t('field.email')} data-autofocus {...field('email')} />
        <UsernameInput label={t('field.username')} description={t('help.username')} {...field('username')} />
        {needsRole && (
          <Select
            {...longList}
            label={t('field.role_id')}
            description={t('help.role_id')}
            clearable
            data={roles.map((role) => ({ value: String(role.id), label: roleName(role.name, role.key) }))}
            {...field('role_id')}
          />
        )}
      </RecordForm>
    </Drawer>
  )
}
