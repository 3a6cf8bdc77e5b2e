import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useReminderText } from '../event/useReminderText.ts'

interface Props {
  value: number[]
  onChange: (minutes: number[]) => void
  error?: ReactNode
  isDisabled?: boolean
}

const usual = [0, 5, 10, 30, 60, 1440, 10_080]
const most = 5

/** How long before the start one is reminded, several times if wished. */
export function RemindersField({ value, onChange, error, isDisabled }: Props) {
  const t = useText('calendar')
  const text = useReminderText()
  // another calendar may have brought one that is not usual
  const choices = [...new Set([...usual, ...value])].sort((a, b) => a - b)
  return (
    <MultiSelect
      label={t('field.reminders')}
      placeholder={value.length === 0 ? t('remind.none') : undefined}
      data={choices.map((minutes) => ({ value: String(minutes), label: text(minutes) }))}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number).sort((a, b) => a - b))}
      maxValues={most}
      error={error}
      disabled={isDisabled}
      hidePickedOptions
    />
  )
}
