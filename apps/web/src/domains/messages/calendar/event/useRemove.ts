import type { CalendarEvent, SeriesScope } from '@dsms/contract/messages/calendar/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { calendarCalls, keyOf } from '../state/calendarCalls.ts'
import { useAskScope } from './ScopeDialog.tsx'

/** Removes an event of mine, or some of its occurrences; a toast brings it back. */
export function useRemove(close: () => void, settle: (isSettling: boolean) => void = () => {}) {
  const t = useText('calendar')
  const common = useText('common')
  const errorText = useErrorText()
  const client = useQueryClient()
  const ask = useAskScope()
  const [isRemoving, setRemoving] = useState(false)
  const removed = useRef(false)
  const refetch = () => void client.invalidateQueries({ queryKey: ['calendar'] })

  const restore = async (event: CalendarEvent, scope: SeriesScope) => {
    try {
      await calendarCalls.restore(keyOf(event), scope)
      showDone(t('restored', { title: event.title }))
    } catch (error) {
      showFailure(errorText(error))
    }
    refetch()
  }
  const remove = async (event: CalendarEvent) => {
    const scope = event.extendedProps.occurrence === null ? 'all' : await ask('remove')
    if (!scope) return
    setRemoving(true)
    settle(true)
    try {
      await calendarCalls.remove(keyOf(event), scope)
      removed.current = true
      close()
      showUndo(t('removed', { title: event.title }), common('undo'), () => void restore(event, scope))
      refetch()
    } catch (error) {
      showFailure(errorText(error))
      setRemoving(false)
      settle(false)
    }
  }
  return { remove, isRemoving, isRemoved: () => removed.current }
}
