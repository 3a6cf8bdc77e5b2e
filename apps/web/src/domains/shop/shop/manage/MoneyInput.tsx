import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import type { ReactNode } from 'react'
import { DecimalInput } from '../../../../kit/inputs/DecimalInput.tsx'

interface Props {
  label: string
  description?: ReactNode
  /** In the currency's smallest unit; null while there is no number in the field. */
  value: number | null
  currency: string
  onChange: (minor: number | null) => void
  onBlur?: () => void
  error?: ReactNode
  required?: boolean
  'data-path'?: string
}

/** An amount of money, typed as people write it. */
export function MoneyInput({ value, currency, onChange, ...rest }: Props) {
  const digits = digitsOf(currency)
  return (
    <DecimalInput
      {...rest}
      unit={currency}
      least={digits}
      most={digits}
      value={value === null ? null : toMajor(value, currency)}
      onChange={(amount) => onChange(amount === null ? null : toMinor(amount, currency))}
    />
  )
}
