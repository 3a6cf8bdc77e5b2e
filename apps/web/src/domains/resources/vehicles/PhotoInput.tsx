import { Button, FileButton, Group, Image, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { upload } from '../../../kernel/call/upload.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'

interface Props {
  label: string
  /** Number of the file as text; null for none. */
  value?: string | null
  onChange: (value: string | null) => void
  error?: ReactNode
  /** Where a photo that was kept before is shown from. */
  keptAt?: string | undefined
}

/** The photo of a vehicle: sent as soon as it is chosen, kept with the form. */
export function PhotoInput({ label, value, onChange, error, keptAt }: Props) {
  const t = useText('vehicles')
  const errorText = useErrorText()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [sent, setSent] = useState<string>()
  const shown = value ? (sent ?? keptAt) : undefined

  const send = async (file: File | null) => {
    if (!file) return
    setSending(true)
    setFailure(undefined)
    try {
      const kept = await upload(file, () => undefined, new AbortController().signal)
      setSent(kept.url)
      onChange(String(kept.id))
    } catch (problem) {
      setFailure(errorText(problem))
    } finally {
      setSending(false)
    }
  }
  return (
    <div>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Group gap="xs">
        {shown && <Image src={shown} alt="" w={96} h={64} radius="sm" fit="cover" />}
        <FileButton onChange={send} accept="image/png,image/jpeg,image/webp">
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isSending}
              leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
            >
              {t('photo.choose')}
            </Button>
          )}
        </FileButton>
        {value && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('photo.remove')}
          </Button>
        )}
      </Group>
      {(failure ?? error) && (
        <Text role="alert" size="xs" c="var(--mantine-color-error)">
          {failure ?? error}
        </Text>
      )}
    </div>
  )
}
