import { Input, NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './AgeInput.module.css'

interface Props {
  label: string
  description?: string
  required?: boolean
  /** In months; null or empty text for nothing. */
  value?: number | '' | null
  onChange: (months: number | null) => void
  onBlur?: () => void
  error?: ReactNode
  'data-path'?: string
}

/** An age or a time, typed in years and months, kept in months. */
export function AgeInput({ label, description, required, value, onChange, error, ...rest }: Props) {
  const t = useText('licences')
  const months = value === '' || value === null || value === undefined ? null : value
  const set = (years: number | string, rest: number | string) =>
    onChange(years === '' && rest === '' ? null : Number(years || 0) * 12 + Number(rest || 0))
  const [years, left] = months === null ? ['', ''] : [Math.floor(months / 12), months % 12]
  return (
    <Input.Wrapper
      component="fieldset"
      className={classes.age}
      label={label}
      labelElement="div"
      labelProps={{ component: 'legend' }}
      description={description}
      required={required ?? false}
      error={error}
    >
      <div className={classes.parts}>
        <NumberInput
          {...rest}
          aria-label={t('ageYears', { label })}
          suffix={` ${t('years', { count: Number(years) })}`}
          placeholder={t('years', { count: 0 })}
          min={0}
          max={100}
          allowDecimal={false}
          allowNegative={false}
          value={years}
          onChange={(next) => set(next, left)}
          error={Boolean(error)}
        />
        <NumberInput
          aria-label={t('ageMonths', { label })}
          suffix={` ${t('months', { count: Number(left) })}`}
          placeholder={t('months', { count: 0 })}
          min={0}
          max={11}
          allowDecimal={false}
          allowNegative={false}
          value={left}
          onChange={(next) => set(years, next)}
        />
      </div>
    </Input.Wrapper>
  )
}
