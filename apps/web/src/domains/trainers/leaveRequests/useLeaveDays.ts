import type { LeaveDays } from '@dsms/contract/trainers/availability/rules'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

/** From when to when somebody is away, with its half days in words. */
export function useLeaveDays() {
  const t = useText('leaveRequests')
  const format = useFormat()
  return ({ first_day, last_day, from_noon, until_noon }: LeaveDays): string => {
    const days =
      first_day === last_day ? format.date(first_day) : format.range(format.date(first_day), format.date(last_day))
    if (from_noon && until_noon) return t('half.both', { days })
    if (from_noon) return t('half.fromNoon', { days })
    return until_noon ? t('half.untilNoon', { days }) : days
  }
}
