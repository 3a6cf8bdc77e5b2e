import { PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { codeText, fieldTexts } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useUserCalls, useUsersChanged } from '../useUsers.ts'

interface Props {
  school_id: number | undefined
  user: { id: number; fullName: string }
  close: () => void
  erased: () => void | Promise<void>
}

/** Erases for ever who somebody was, once their name was typed, and the password of whoever erases. */
export function EraseDialog({ school_id, user, close, erased }: Props) {
  const t = useText('users')
  const calls = useUserCalls(school_id)
  const changed = useUsersChanged(school_id)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  return (
    <ConfirmDialog
      opened
      title={t('erase.title', { name: user.fullName })}
      text={t('erase.text')}
      action={t('erase')}
      isDangerous
      close={close}
      run={async () => {
        const faults = {
          ...(plain(name) === plain(user.fullName) ? {} : { name: codeText('name_differs', { name: user.fullName }) }),
          ...(password ? {} : { current_password: codeText('required') }),
        }
        setWrong(faults)
        if (Object.keys(faults).length > 0) return
        try {
          await calls.erase(user.id, { name, current_password: password })
        } catch (failure) {
          const texts = fieldTexts(failure)
          // what stands at its input is not said once more below
          if (Object.keys(texts).length === 0) throw failure
          return setWrong(texts)
        }
        close()
        // away from what is gone first, or it would be read once more
        await erased()
        showDone(t('erased'))
        await changed()
      }}
    >
      <TextInput
        label={t('erase.name', { name: user.fullName })}
        dir="auto"
        autoComplete="off"
        maxLength={200}
        value={name}
        error={wrong.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('erase.password')}
        autoComplete="current-password"
        maxLength={200}
        visibilityToggleButtonProps={{ 'aria-label': t('erase.showPassword') }}
        value={password}
        error={wrong.current_password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')
