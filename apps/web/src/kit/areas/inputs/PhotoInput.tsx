import { keepAreaPicture } from '@dsms/contract/kit/pictures'
import { Button, FileButton, Group, Input } from '@mantine/core'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { CallError, call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { smallPicture } from '../../inputs/picture/smallPicture.ts'
import classes from './PhotoInput.module.css'

interface Props {
  label: string
  description?: string
  /** Address of the picture; empty for none. */
  value?: string
  onChange: (address: string) => void
  error?: ReactNode
}

/** A photo or drawing of something a school owns. */
export function PhotoInput({ label, description, value = '', onChange, error }: Props) {
  const areas = useText('areas')
  const records = useText('records')
  const errorText = useErrorText()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  const send = async (file: File | null) => {
    if (!file) return
    setSending(true)
    setProblem('')
    try {
      onChange((await call(keepAreaPicture, { body: { content: await smallPicture(file) } })).address)
    } catch (failure) {
      setProblem(failure instanceof CallError ? errorText(failure) : records('avatar.unreadable'))
    } finally {
      setSending(false)
    }
  }
  return (
    <Input.Wrapper labelElement="div" label={label} description={description} error={problem || error}>
      <Group gap="sm" mt={4}>
        {value && <img src={value} alt={label} className={classes.picture} />}
        <FileButton onChange={send} accept="image/png,image/jpeg,image/webp">
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isSending}
              leftSection={<IconPhoto size={18} stroke={1.5} />}
              aria-label={`${label}: ${areas('photo.choose')}`}
            >
              {areas('photo.choose')}
            </Button>
          )}
        </FileButton>
        {value && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={18} stroke={1.5} />}
            onClick={() => onChange('')}
          >
            {areas('photo.remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
