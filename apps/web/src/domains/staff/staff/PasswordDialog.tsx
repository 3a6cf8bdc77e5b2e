import type { Scope } from '@dsms/contract/kernel/permissions'
import type { Person } from '@dsms/contract/staff/staff/calls'
import { Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { fieldTexts, useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useStaffCalls, useStaffChanged } from './useStaffQueries.ts'

interface Props {
  scope: Scope
  school_id: number | undefined
  person: Person
  close: () => void
}

/** Sets a password that works once: a made-up one, or one that somebody types. Shown so that it can be handed over. */
export function PasswordDialog({ scope, school_id, person, close }: Props) {
  const t = useText('staff')
  const common = useText('common')
  const errorText = useErrorText()
  const calls = useStaffCalls(scope, school_id)
  const changed = useStaffChanged(scope, school_id)
  const [password, setPassword] = useState(madeUpPassword)
  const [problem, setProblem] = useState('')
  const [isSaving, setSaving] = useState(false)
  const name = person.full_name || person.username

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setProblem('')
    try {
      await calls.setPassword({ id: person.id, password, password_confirmation: password })
      close()
      showDone(t('password.set', { name }))
      await changed()
    } catch (failure) {
      setProblem(fieldTexts(failure).password ?? errorText(failure))
    } finally {
      setSaving(false)
    }
  }

  return (
    <Modal opened onClose={close} title={t('password.title', { name })}>
      <form onSubmit={save} noValidate>
        <Stack gap="md">
          <Text size="sm">{t('password.text')}</Text>
          <TextInput
            label={t('password.label')}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={password}
            error={problem}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Group gap="xs">
            <CopyButton value={password}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  size="sm"
                  onClick={copy}
                  leftSection={copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
                >
                  {copied ? common('copied') : common('copy')}
                </Button>
              )}
            </CopyButton>
            <Button
              variant="default"
              size="sm"
              onClick={() => setPassword(madeUpPassword())}
              leftSection={<IconRefresh size={18} stroke={1.5} />}
            >
              {t('password.another')}
            </Button>
          </Group>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {common('cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('password.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

/** Sixteen letters and digits that are not mistaken for each other when read out. */
function madeUpPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
  // bytes beyond the last whole round of the alphabet would make its first letters likelier
  const fair = [...crypto.getRandomValues(new Uint8Array(64))].filter((byte) => byte < letters.length * 4)
  return fair
    .slice(0, 16)
    .map((byte) => letters[byte % letters.length])
    .join('')
}
