import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText, useWordOf } from '../../../../kernel/i18n/index.ts'
import type { Shown } from './useSettings.ts'

/** A value of a setting in words: "24 hours", "yes", "10:00 pm". */
export function useSaid(): (setting: Shown, value: Shown['value']) => string {
  const words = useWordOf('settings')
  const common = useText('common')
  const format = useFormat()
  const calendar = useCalendarFormat()
  return (setting, value) => {
    switch (setting.type) {
      case 'bool':
        return common(value ? 'yes' : 'no')
      case 'time':
        return calendar.wallTime(String(value))
      case 'choice':
        return words(`choice.${setting.key}.${value}`) ?? String(value)
      case 'duration':
        return words(`in.${setting.unit}`, { count: Number(value) }) ?? String(value)
      default:
        return setting.unit === 'percent'
          ? format.number(Number(value) / 100, { style: 'percent' })
          : format.number(Number(value))
    }
  }
}
