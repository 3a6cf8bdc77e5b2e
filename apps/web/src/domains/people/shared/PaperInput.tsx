import type { KeptFile } from '@dsms/contract/kernel/files'
import { Anchor, FileInput, Stack } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { upload } from '../../../kernel/call/upload.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
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
  texts: { choose: string; other: string; remove: string }
}

/** The paper itself, a PDF or a picture: sent as soon as it is chosen, and kept with the form. */
export function PaperInput({ label, value, onChange, error, kept, school_id, texts }: Props) {
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
        placeholder={isShown ? texts.other : texts.choose}
        accept="application/pdf,image/*"
        clearable
        clearButtonProps={{ 'aria-label': texts.remove }}
        leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden />}
        value={chosen}
        onChange={choose}
        error={failure ?? error}
        disabled={isSending}
      />
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
