import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useRef } from 'react'
import { useSearchText } from '../../kernel/browser/useSearchText.ts'
import { useText } from '../../kernel/i18n/index.ts'

interface Props {
  /** The search text in the address. */
  q: string
  /** May answer a text: what the address will say where that is not what was typed. */
  onSearch: (q: string) => unknown
  label: string
  ref?: Ref<HTMLInputElement>
  className?: string | undefined
}

/** Typing searches after a short rest; what the address says later (back, a saved view) is shown too. */
export function SearchField({ q, onSearch, label, ref, className }: Props) {
  const t = useText('common')
  const [typed, type] = useSearchText(q, onSearch)
  const box = useRef<HTMLDivElement>(null)
  const clear = () => {
    type('')
    box.current?.querySelector('input')?.focus()
  }
  return (
    <TextInput
      ref={ref}
      wrapperProps={{ ref: box }}
      className={className}
      type="search"
      dir="auto"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      rightSection={typed && <CloseButton size={32} aria-label={t('clearSearch')} onClick={clear} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
