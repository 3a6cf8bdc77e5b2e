import { trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'

export type EarlierMinutes = Partial<Record<(typeof trainingStages)[number], number>>

interface Props {
  value: EarlierMinutes
  onChange: (minutes: EarlierMinutes) => void
  disabled: boolean
  errorOf: (path: string) => ReactNode
}

/** Minutes of each stage that were done before this school. A stage of which nothing was done is not kept. */
export function EarlierMinutesInput({ value, onChange, disabled, errorOf }: Props) {
  const licences = useText('licences')
  return trainingStages.map((stage) => {
    const { [stage]: minutes, ...others } = value
    const path = `earlier_minutes.${stage}`
    return (
      <NumberInput
        key={stage}
        label={licences(`stage.${stage}`)}
        min={0}
        max={100_000}
        step={15}
        allowDecimal={false}
        allowNegative={false}
        placeholder="0"
        disabled={disabled}
        value={minutes ?? ''}
        onChange={(next) => onChange(next === '' || next === 0 ? others : { ...others, [stage]: Number(next) })}
        error={errorOf(path)}
        data-path={path}
      />
    )
  })
}
