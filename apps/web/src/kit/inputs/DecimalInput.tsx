import { TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { decimalText, parsedDecimal } from './decimal.ts'

interface Props {
  label: string
  /** Null while there is no number in the field. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  /** Decimals that are always shown, and the most that count. */
  least?: number
  most: number
  /** After the number: a currency, a percent sign. */
  unit?: string
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  hideLabel?: boolean
  description?: ReactNode
  className?: string | undefined
  'data-path'?: string
  'data-autofocus'?: boolean
}

/** A number typed in either script's digits, always left to right; shown in full once the field is left. */
export function DecimalInput({ label, value, onChange, onBlur, least = 0, most, unit, hideLabel, ...rest }: Props) {
  const shown = (number: number | null) => (number === null ? '' : decimalText(number, least, most))
  const sent = useRef(value)
  const [text, setText] = useState(() => shown(value))
  // a number from outside: another item was chosen, or somebody else's change was taken
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value === null ? '' : decimalText(value, least, most))
  }, [value, least, most])

  const type = (typed: string) => {
    setText(typed)
    const number = parsedDecimal(typed)
    sent.current = number === null ? null : Number(number.toFixed(most))
    onChange(sent.current)
  }
  return (
    <TextInput
      {...rest}
      label={hideLabel ? undefined : label}
      aria-label={hideLabel ? label : undefined}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={20}
      rightSection={unit}
      rightSectionWidth={unit && unit.length > 1 ? 52 : 28}
      rightSectionPointerEvents="none"
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        if (sent.current !== null) setText(shown(sent.current))
        onBlur?.()
      }}
    />
  )
}
