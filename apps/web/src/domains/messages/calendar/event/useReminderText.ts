import { useCallback } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'

const units = [
  ['weeks', 10_080],
  ['days', 1440],
  ['hours', 60],
  ['minutes', 1],
] as const

/** "10 minutes before" */
export function useReminderText(): (minutes: number) => string {
  const t = useText('calendar')
  return useCallback(
    (minutes) => {
      const [unit, size] = units.find(([, length]) => minutes >= length && minutes % length === 0) ?? units[3]
      return minutes === 0 ? t('remind.start') : t(`remind.${unit}`, { count: minutes / size })
    },
    [t],
  )
}
