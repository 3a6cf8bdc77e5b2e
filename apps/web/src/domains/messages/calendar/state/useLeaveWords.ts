import type { LeaveMark } from '@dsms/contract/messages/calendar/calls'
import { useCallback } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'

/** Words about leave other than whose it is: of which kind, and which of its days are half ones. */
export function useLeaveWords(): (mark: LeaveMark) => string[] {
  const t = useText('calendar')
  return useCallback(
    ({ kind, from_noon, until_noon }) =>
      [
        t(`leave.${kind}`),
        from_noon && until_noon && t('leave.noonToNoon'),
        from_noon && !until_noon && t('leave.fromNoon'),
        until_noon && !from_noon && t('leave.untilNoon'),
      ].filter((word) => typeof word === 'string'),
    [t],
  )
}
