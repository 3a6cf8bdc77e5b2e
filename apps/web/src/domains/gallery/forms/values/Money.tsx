import { toMajor, toMinor } from '@dsms/contract/kernel/money'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DecimalInput } from '../../../../kit/inputs/DecimalInput.tsx'
import type { FieldState } from '../held/useStates.ts'

export function Money({ required, disabled, readOnly }: Omit<FieldState, 'size'>) {
  const t = useText('forms')
  const format = useFormat()
  const [minor, setMinor] = useState<number | null>(125_050)
  return (
    <DecimalInput
      label={t('number-input.price')}
      description={minor === null ? t('shared.nothing') : format.money(minor, 'SAR')}
      value={minor === null ? null : toMajor(minor, 'SAR')}
      onChange={(amount) => setMinor(amount === null ? null : toMinor(amount, 'SAR'))}
      least={2}
      most={2}
      unit={t('shared.currency')}
      required={required}
      disabled={disabled}
      readOnly={readOnly}
    />
  )
}
