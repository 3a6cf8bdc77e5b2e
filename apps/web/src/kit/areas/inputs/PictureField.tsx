import { Button, FileButton, Group, Input } from '@mantine/core'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { CallError } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './PictureField.module.css'

interface Props {
  label: string
  description?: string | undefined
  /** Where the picture is shown from; nothing while there is none. */
  shown: string | undefined
  /** Keeps the picture as soon as it is chosen. Throws a `CallError`, or anything for a file that is no picture. */
  send: (file: File) => Promise<void>
  remove: () => void
  error?: ReactNode
}

/** A picture that is sent when it is chosen and kept with the form. */
export function PictureField({ label, description, shown, send, remove, error }: Props) {
  const t = useText('areas')
  const records = useText('records')
  const errorText = useErrorText()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  const choose = async (file: File | null) => {
    if (!file) return
    setSending(true)
    setProblem('')
    try {
      await send(file)
    } catch (failure) {
      // whatever else fails is a file that this browser cannot read
      setProblem(failure instanceof CallError ? errorText(failure) : records('avatar.unreadable'))
    } finally {
      setSending(false)
    }
  }
  return (
    <Input.Wrapper labelElement="div" label={label} description={description} error={problem || error}>
      <Group gap="sm" mt={4}>
        {shown && <img src={shown} alt={label} className={classes.picture} />}
        <FileButton onChange={choose} accept="image/png,image/jpeg,image/webp">
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isSending}
              leftSection={<IconPhoto size={18} stroke={1.5} />}
              aria-label={`${label}: ${t('photo.choose')}`}
            >
              {t('photo.choose')}
            </Button>
          )}
        </FileButton>
        {shown && (
          <Button variant="subtle" color="gray" leftSection={<IconTrash size={18} stroke={1.5} />} onClick={remove}>
            {t('photo.remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
