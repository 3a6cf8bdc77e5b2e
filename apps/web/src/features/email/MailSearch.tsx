import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/index.ts'

interface Props {
  q: string
  onChange: (q: string) => void
  input: RefObject<HTMLInputElement | null>
  className?: string | undefined
}

/** Typing searches after a short rest; what the address says later (back, a cleared search) is shown too. */
export function MailSearch({ q, onChange, input, className }: Props) {
  const t = useText('email')
  const [typed, setTyped] = useState(q)
  const sent = useRef(q)
  useEffect(() => {
    if (q === sent.current) return
    sent.current = q
    setTyped(q)
  }, [q])
  const send = useDebouncedCallback((next: string) => {
    sent.current = next.trim()
    onChange(next.trim())
  }, 250)
  const type = (next: string) => {
    setTyped(next)
    send(next)
  }
  return (
    <TextInput
      ref={input}
      className={className}
      type="search"
      dir="auto"
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={100}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      rightSection={
        typed && (
          <CloseButton
            size={32}
            aria-label={t('search.clear')}
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          />
        )
      }
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
