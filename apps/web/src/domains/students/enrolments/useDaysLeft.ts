import { useText } from '../../../kernel/i18n/index.ts'

/** How many days are left, in words; nothing where there is no deadline. */
export function useDaysLeft() {
  const t = useText('enrolments')
  return (days: number | null) => {
    if (days === null) return null
    if (days === 0) return t('endsToday')
    return days > 0 ? t('daysLeft', { count: days }) : t('daysOver', { count: -days })
  }
}
