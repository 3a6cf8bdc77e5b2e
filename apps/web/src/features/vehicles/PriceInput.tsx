import { digitsOf, toMajor, toMinor } from '@dsms/contract/money'
import type { ReactNode } from 'react'
import { DecimalInput } from '../../components/records/inputs/DecimalInput.tsx'

interface Props {
  label: string
  /** Of the school; two decimals while it is not known. */
  currency: string | undefined
  /** In the currency's smallest unit. */
  value?: number | null
  onChange: (minor: number | null) => void
  error?: ReactNode
}

/** An amount of the school's money, written in decimals and kept in its smallest unit. */
export function PriceInput({ currency = 'SAR', value = null, onChange, ...rest }: Props) {
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
