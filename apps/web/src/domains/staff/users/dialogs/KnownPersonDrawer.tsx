import { type PersonKind, personKinds } from '@dsms/contract/kernel/session/personKinds'
import { addKnownPerson, type UserOverview } from '@dsms/contract/staff/users/account'
import { Drawer, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { EmailInput } from '../../../identity/public.ts'
import { PhoneInput } from '../../../platform/public.ts'
import { useUserCalls, useUsersChanged, type Whose } from '../useUsers.ts'

type Values = {
  kind: PersonKind
  first_name: string
  last_name: string
  email: string
  phone: string
}

const empty: Values = { kind: 'student', first_name: '', last_name: '', email: '', phone: '' }

const bodyOf = ({ email, phone, ...values }: Values) => ({ ...values, email: email || null, phone: phone || null })

/** Adds somebody who does not sign in: a walk-in, a child, a guardian. They can be invited on their page. */
export function KnownPersonDrawer({
  whose,
  close,
  added,
}: {
  whose: Whose
  close: () => void
  added: (id: number) => void
}) {
  const t = useText('users')
  const calls = useUserCalls(whose.school_id)
  const changed = useUsersChanged(whose.school_id)
  const [isLeaving, setLeaving] = useState(false)
  const state = useRecordForm<Values, UserOverview>({
    initial: empty,
    schema: addKnownPerson.body,
    toBody: bodyOf,
    save: (values) => calls.addKnown(bodyOf(values)),
    onSaved: async ({ user }) => {
      close()
      showDone(t('known.added', { name: user.fullName }))
      await changed()
      added(user.id)
    },
  })
  const field = state.form.getInputProps
  const tryClose = () => (state.isUnsaved() ? setLeaving(true) : close())
  return (
    <Drawer opened onClose={tryClose} title={t('known.add')}>
      <RecordForm state={state} saveLabel={t('known.save')} cancel={tryClose}>
        <Select
          label={t('known.kind')}
          allowDeselect={false}
          data={personKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          {...field('kind')}
        />
        <TextInput
          label={t('field.first_name')}
          required
          dir="auto"
          maxLength={80}
          autoComplete="off"
          data-autofocus
          {...field('first_name')}
        />
        <TextInput label={t('field.last_name')} dir="auto" maxLength={80} autoComplete="off" {...field('last_name')} />
        <PhoneInput label={t('field.contact')} {...field('phone')} value={state.form.values.phone} />
        <EmailInput label={t('field.email')} description={t('known.emailHelp')} {...field('email')} required={false} />
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}
