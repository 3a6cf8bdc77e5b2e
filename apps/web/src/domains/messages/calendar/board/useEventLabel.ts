import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { useCallback } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useWhen } from '../event/useWhen.ts'

/** An event in one sentence, for those who do not see its colour and place. */
export function useEventLabel(): (event: CalendarEvent) => string {
  const t = useText('calendar')
  const when = useWhen()
  return useCallback(
    (event) => {
      const { calendar, answer, isShared, isMine, owner, occurrence } = event.extendedProps
      return [
        event.title,
        when(event),
        t(`kind.${calendar}`),
        occurrence === null ? '' : t('isRepeating'),
        isShared ? t('isShared') : '',
        isMine ? '' : t('isOf', { name: owner.fullName }),
        answer === null ? '' : t(`answer.${answer}`),
      ]
        .filter(Boolean)
        .join(t('comma'))
    },
    [t, when],
  )
}
