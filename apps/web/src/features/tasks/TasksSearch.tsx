import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import classes from './TasksHeader.module.css'

interface Props {
  q: string
  onSearch: (q: string) => void
  field: RefObject<HTMLInputElement | null>
}

/** Searches titles while one types; what the address says later (back, another view) is shown too. */
export function TasksSearch({ q, onSearch, field }: Props) {
  const t = useText('tasks')
  const [typed, setTyped] = useState(q)
  const sent = useRef(q)
  useEffect(() => {
    if (q === sent.current) return
    sent.current = q
    setTyped(q)
  }, [q])
  const send = useDebouncedCallback((text: string) => {
    sent.current = text.trim()
    onSearch(text.trim())
  }, 200)
  const type = (text: string) => {
    setTyped(text)
    send(text)
  }
  return (
    <TextInput
      ref={field}
      className={classes.search}
      type="search"
      dir="auto"
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={100}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
