import { FileInput as Input } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { upload } from '../../../../kernel/call/upload.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { FieldProps } from './EntryDialog.tsx'

/** The number of a file, or that of one that is still on its way. */
export type SentFile = number | Promise<number> | null

/** A file that goes with an entry: sent as soon as it is chosen; the entry waits for it. */
export function FileInput({ onChange, error }: FieldProps<SentFile>) {
  const t = useText('vehicles')
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string>()
  const [chosen, setChosen] = useState<File | null>(null)
  const [isSending, setSending] = useState(false)

  const choose = async (file: File | null) => {
    setChosen(file)
    setFailure(undefined)
    if (!file) return onChange(null)
    const sending = upload(file).then(({ id }) => id)
    setSending(true)
    onChange(sending)
    try {
      onChange(await sending)
    } catch (problem) {
      onChange(null)
      setFailure(errorText(problem))
    } finally {
      setSending(false)
    }
  }
  return (
    <Input
      label={t('document.file')}
      placeholder={t('document.chooseFile')}
      accept="application/pdf,image/*"
      clearable
      clearButtonProps={{ 'aria-label': t('photo.remove') }}
      leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden />}
      value={chosen}
      onChange={choose}
      error={failure ?? error}
      disabled={isSending}
    />
  )
}
