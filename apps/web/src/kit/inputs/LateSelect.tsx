import { CloseButton, type ComboboxItem, type SelectProps, TextInput } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { type ComponentType, useRef, useState } from 'react'
import { fetchedOnce } from '../../ui/late/fetchedOnce.ts'
import type { Host } from './LateSelectHost.tsx'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  data: readonly ComboboxItem[]
  value: string | null
  onChange: (value: string | null) => void
  /** Somebody comes near, or turns to it. */
  onTurn?: () => void
}

const fetch = fetchedOnce(async () => (await import('./LateSelectHost.tsx')).Host)

/**
 * A select whose list is fetched when somebody turns to it: until then it is a field that looks the same and keeps what is
 * typed meanwhile. For filters, which most visits to a list leave alone.
 */
export function LateSelect({ onTurn, ...props }: Props) {
  const { data, value, onChange, searchable, clearable, className, label, placeholder } = props
  const [Part, setPart] = useState<ComponentType<Parameters<typeof Host>[0]>>()
  const [typed, setTyped] = useState<string>()
  // reached by key, it stays closed until it is asked
  const isPressed = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  if (Part) return <Part {...props} typed={typed} isOpen={isPressed.current || typed !== undefined} />
  const near = () => {
    onTurn?.()
    void fetch().catch(() => undefined)
  }
  const turn = () => {
    onTurn?.()
    void fetch().then(
      // whoever went on meanwhile keeps the focus where they are
      (part) => document.activeElement === input.current && setPart(() => part),
      () => undefined,
    )
  }
  const shown = data.find((choice) => choice.value === value)?.label ?? ''
  const isEmpty = !clearable || value === null
  return (
    <TextInput
      ref={input}
      className={className}
      label={label}
      placeholder={placeholder}
      aria-label={props['aria-label']}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-autocomplete="none"
      autoComplete="off"
      readOnly={!searchable}
      value={typed ?? shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onPointerEnter={near}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onFocus={turn}
      rightSectionPointerEvents={isEmpty ? 'none' : 'all'}
      rightSection={
        isEmpty ? (
          <IconSelector size={16} stroke={1.5} aria-hidden />
        ) : (
          <CloseButton size="sm" tabIndex={-1} aria-hidden onClick={() => onChange(null)} />
        )
      }
    />
  )
}
