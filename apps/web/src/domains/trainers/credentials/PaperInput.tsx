import type { KeptFile } from '@dsms/contract/kernel/files'
import { Anchor, Button, FileButton, FileInput, Stack } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { upload } from '../../../kernel/call/upload.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'

interface Props {
  label: string
  /** Number of the file as text; null for none. */
  value?: string | null
  onChange: (value: string | null) => void
  error?: ReactNode
  /** The one that is kept already. */
  kept: KeptFile | null | undefined
  school_id: number | undefined
  required?: boolean
  /** Phones offer the camera as well. */
  hasCamera?: boolean
}

/** The paper itself, a PDF or a picture: sent as soon as it is chosen, and kept with the form. */
export function PaperInput({ label, value, onChange, error, kept, school_id, required, hasCamera }: Props) {
  const t = useText('credentials')
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<File | null>(null)
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const choose = async (file: File | null) => {
    setChosen(file)
    setFailure(undefined)
    if (!file) return onChange(null)
    setSending(true)
    try {
      onChange(String((await upload(file)).id))
    } catch (problem) {
      setChosen(null)
      setFailure(errorText(problem))
    } finally {
      setSending(false)
    }
  }
  const isShown = kept && value === String(kept.id)
  return (
    <Stack gap={4}>
      <FileInput
        label={label}
        required={required}
        placeholder={t(isSending ? 'sendingFile' : isShown ? 'otherFile' : 'chooseFile')}
        accept="application/pdf,image/*"
        clearable
        clearButtonProps={{ 'aria-label': t('removeFile') }}
        leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden />}
        // named once it has arrived: until then there is nothing to save
        value={isSending ? null : chosen}
        onChange={choose}
        error={failure ?? error}
        disabled={isSending}
      />
      {hasCamera && (
        <FileButton accept="image/*" capture="environment" onChange={choose} disabled={isSending}>
          {(props) => (
            <Button
              {...props}
              hiddenFrom="md"
              variant="default"
              leftSection={<IconCamera size={18} stroke={1.5} aria-hidden />}
            >
              {t('takePhoto')}
            </Button>
          )}
        </FileButton>
      )}
      {isShown && (
        <Anchor
          size="sm"
          href={`${kept.url}${school_id === undefined ? '' : `?school_id=${school_id}`}`}
          target="_blank"
          rel="noreferrer"
        >
          <Typed>{kept.fileName}</Typed>
        </Anchor>
      )}
    </Stack>
  )
}
