import { NumberInput, Select, Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useWordOf } from '../../../../kernel/i18n/index.ts'
import { TimeField } from '../../../../kit/inputs/time/TimeField.tsx'
import { useSaid } from './useSaid.ts'
import type { Shown } from './useSettings.ts'

interface Props {
  setting: Shown
  value: Shown['value']
  label: string
  /** The element that says what the setting is for. */
  helpId: string
  disabled: boolean
  error: string | undefined
  onChange: (value: Shown['value']) => void
}

/** The input that fits the kind of a setting. */
export function SettingInput({ setting, value, label, helpId, disabled, error, onChange }: Props) {
  const words = useWordOf('settings')
  const said = useSaid()
  const common = { 'aria-label': label, 'aria-describedby': helpId, disabled, error }
  switch (setting.type) {
    case 'bool':
      return (
        <Switch
          {...common}
          label={said(setting, value)}
          checked={Boolean(value)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )
    case 'time':
      return (
        <TimeField
          hideLabel
          label={label}
          value={String(value)}
          from="00:00"
          disabled={disabled}
          error={error}
          onChange={onChange}
        />
      )
    case 'choice':
      return (
        <Select
          {...common}
          allowDeselect={false}
          data={(setting.choices ?? []).map((one) => ({ value: one, label: said(setting, one) }))}
          value={String(value)}
          onChange={(next) => next && onChange(next)}
        />
      )
    default:
      return (
        <WholeNumber
          {...common}
          value={Number(value)}
          min={setting.min ?? 0}
          max={setting.max ?? 0}
          unit={words(`unit.${setting.unit}`, { count: Number(value) })}
          onChange={onChange}
        />
      )
  }
}

interface NumberProps {
  'aria-label': string
  'aria-describedby': string
  disabled: boolean
  error: string | undefined
  value: number
  min: number
  max: number
  unit: string | undefined
  onChange: (value: number) => void
}

/** A number in its range. While the field is empty nothing is said; leaving it shows what holds. */
function WholeNumber({ value, unit, onChange, ...rest }: NumberProps) {
  const [text, setText] = useState<number | string>(value)
  useEffect(() => setText(value), [value])
  return (
    <NumberInput
      {...rest}
      allowDecimal={false}
      value={text}
      onChange={(typed) => {
        setText(typed)
        if (typed !== '' && Number.isInteger(Number(typed))) onChange(Number(typed))
      }}
      onBlur={() => setText(value)}
      suffix={unit ? ` ${unit}` : undefined}
    />
  )
}
