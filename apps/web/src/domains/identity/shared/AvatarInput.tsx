import { uploadAvatar } from '@dsms/contract/kernel/session/me'
import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AvatarCrop } from '../../../kit/inputs/picture/AvatarCrop.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'

interface Props {
  name: string
  /** Address of the picture, or null. */
  value: string | null
  onChange: (value: string | null) => void
  error?: React.ReactNode
  /** Keeps the cut picture, given as base64, and tells its address; for people whom the caller looks after unless told. */
  keep?: (content: string) => Promise<string | null>
}

const keepForSomebody = async (content: string) => (await call(uploadAvatar, { body: { content } })).avatar

/** A person's picture: chosen, cut to a square on this machine, and sent small. */
export function AvatarInput({ name, value, onChange, error, keep = keepForSomebody }: Props) {
  const t = useText('records')
  const errorText = useErrorText()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [problem, setProblem] = useState('')

  const open = async (file: File | null) => {
    if (!file) return
    setProblem('')
    try {
      setPicture(await createImageBitmap(file))
    } catch {
      setProblem(t('avatar.unreadable'))
    }
  }
  const send = async (content: string) => {
    try {
      onChange(await keep(content))
    } catch (failure) {
      setProblem(errorText(failure))
    }
    setPicture(undefined)
  }

  return (
    <Group gap="md" wrap="nowrap">
      <PersonAvatar name={name} src={value} size={72} />
      <Stack gap={6}>
        <Group gap="xs">
          <FileButton onChange={open} accept="image/png,image/jpeg,image/webp">
            {(props) => (
              <Button {...props} variant="default" size="sm">
                {t(value ? 'avatar.change' : 'avatar.choose')}
              </Button>
            )}
          </FileButton>
          {value && (
            <Button variant="subtle" color="gray" size="sm" onClick={() => onChange(null)}>
              {t('avatar.remove')}
            </Button>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          {t('avatar.help')}
        </Text>
        {(problem || error) && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {problem || error}
          </Text>
        )}
      </Stack>
      {picture && <AvatarCrop picture={picture} close={() => setPicture(undefined)} done={send} />}
    </Group>
  )
}
