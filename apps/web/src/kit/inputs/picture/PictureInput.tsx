import { Button, FileButton, Group, Text, UnstyledButton } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { CallError } from '../../../kernel/call/callError.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './PictureInput.module.css'
import { smallPicture } from './smallPicture.ts'

interface Props {
  /** Address of the picture; empty for none. */
  value: string
  onChange: (value: string) => void
  /** Addresses of the pictures that the server draws. */
  drawn: string[]
  /** Keeps an own picture, given as base64, and tells its address. */
  keep: (content: string) => Promise<string>
  error?: ReactNode
  'data-path'?: string
}

/** A picture: one of the drawn ones, or one's own. */
export function PictureInput({ value, onChange, drawn, keep, error, 'data-path': path }: Props) {
  const t = useText('records')
  const errorText = useErrorText()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const list = useRef<HTMLDivElement>(null)

  const send = async (file: File | null) => {
    if (!file) return
    setSending(true)
    setProblem('')
    try {
      onChange(await keep(await smallPicture(file)))
    } catch (failure) {
      setProblem(failure instanceof CallError ? errorText(failure) : t('avatar.unreadable'))
    } finally {
      setSending(false)
    }
  }
  /** Arrow keys walk through the pictures, as through any group of radios. */
  const walk = (event: React.KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      ArrowRight: isRtl ? -1 : 1,
      ArrowLeft: isRtl ? 1 : -1,
    }
    const step = steps[event.key]
    if (!step || drawn.length === 0) return
    event.preventDefault()
    const next = (Math.max(0, drawn.indexOf(value)) + step + drawn.length) % drawn.length
    onChange(drawn[next] ?? value)
    list.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus()
  }
  const stop = drawn.includes(value) ? value : drawn[0]
  return (
    <>
      <Group gap="md" mb="sm">
        {value && <img src={value} alt={t('picture.chosen')} className={classes.chosen} />}
        <FileButton onChange={send} accept="image/png,image/jpeg,image/webp">
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isSending}
              leftSection={<IconUpload size={18} stroke={1.5} />}
            >
              {t('picture.upload')}
            </Button>
          )}
        </FileButton>
        {value && drawn.length === 0 && (
          <Button variant="subtle" leftSection={<IconTrash size={18} stroke={1.5} />} onClick={() => onChange('')}>
            {t('avatar.remove')}
          </Button>
        )}
      </Group>
      {drawn.length > 0 && (
        <div ref={list} role="radiogroup" aria-label={t('picture.drawn')} className={classes.pictures} onKeyDown={walk}>
          {drawn.map((address, place) => (
            <UnstyledButton
              key={address}
              role="radio"
              aria-checked={address === value}
              aria-label={t('picture.number', { number: place + 1 })}
              tabIndex={address === stop ? 0 : -1}
              data-path={address === stop ? path : undefined}
              className={classes.picture}
              onClick={() => onChange(address)}
            >
              <img src={address} alt="" loading="lazy" />
            </UnstyledButton>
          ))}
        </div>
      )}
      {(problem || error) && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" mt="xs">
          {problem || error}
        </Text>
      )}
    </>
  )
}
