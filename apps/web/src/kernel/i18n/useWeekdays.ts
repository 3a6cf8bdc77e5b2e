import { useMemo } from 'react'
import { useLanguage } from './index.ts'

/** Names of the days of the week, from Sunday. */
export function useWeekdays(): string[] {
  const { locale } = useLanguage()
  return useMemo(() => {
    const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    // 4 January 2026 is a Sunday
    return Array.from({ length: 7 }, (_, day) => names.format(new Date(Date.UTC(2026, 0, 4 + day))))
  }, [locale])
}
