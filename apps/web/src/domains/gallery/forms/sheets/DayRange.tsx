import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { DaySheet } from '../../../../kit/inputs/time/DaySheet.tsx'
import { Fields } from '../held/Fields.tsx'
import type { FieldState } from '../held/useStates.ts'

const day = '2026-03-01'

export function DayRange(state: Omit<FieldState, 'size'>) {
  const t = useText('forms')
  const [[from, to], setRange] = useState<[string | null, string | null]>([day, '2026-03-14'])
  return (
    <Fields>
      <DateField
        label={t('pickers.from')}
        value={from}
        {...(to ? { maxDate: to } : {})}
        onChange={(next) => setRange([next, to])}
        {...state}
      />
      <DateField
        label={t('pickers.to')}
        value={to}
        {...(from ? { minDate: from } : {})}
        onChange={(next) => setRange([from, next])}
        {...state}
      />
      <DaySheet type="range" value={[from, to]} onChange={setRange} defaultDate={day} />
    </Fields>
  )
}
