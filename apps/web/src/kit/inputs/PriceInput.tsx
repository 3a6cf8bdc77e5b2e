import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { DecimalInput } from './DecimalInput.tsx'

interface Props {
  label: string
  description?: ReactNode
  /** Of the school; nothing can be typed until it is known, since its decimals are not. */
  currency: string | undefined
  /** In the currency's smallest unit. */
  value?: number | null
  onChange: (minor: number | null) => void
  error?: ReactNode
}

/** An amount of the school's money, written in decimals and kept in its smallest unit. */
export function PriceInput({ currency, value = null, onChange, ...rest }: Props) {
  if (currency === undefined) return <TextInput label={rest.label} disabled />
  const digits = digitsOf(currency)
  return (
    <DecimalInput
      {...rest}
      most={digits}
      unit={currency}
      value={value === null ? null : toMajor(value, currency)}
      onChange={(amount) => onChange(amount === null ? null : toMinor(amount, currency))}
    />
  )
}
