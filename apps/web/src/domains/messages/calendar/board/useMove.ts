import type { CalendarEvent, SeriesScope } from '@dsms/contract/messages/calendar/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { useAskScope } from '../event/ScopeDialog.tsx'
import { useWhen } from '../event/useWhen.ts'
import { calendarCalls, keyOf } from '../state/calendarCalls.ts'
import { patchEvents, presentEvent } from '../state/useEvents.ts'
import type { Span } from './move.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * One change after the other, each when it is known what the one before came to (`settle`): two quick ones are no
 * conflict with oneself.
 */
function inTurn<T>(change: () => Promise<T>, settle: () => Promise<unknown>): Promise<T> {
  const next = last.then(change)
  last = next.then(settle).catch(() => undefined)
  return next
}

/** Moves or stretches an event of mine: at once on the screen, undone by a toast. A series asks what is meant. */
export function useMove() {
  const t = useText('calendar')
  const common = useText('common')
  const errorText = useErrorText()
  const client = useQueryClient()
  const ask = useAskScope()
  const when = useWhen()
  const isBusy = useRef(false)

  return useCallback(
    async (event: CalendarEvent, span: Span) => {
      if (isBusy.current || (span.start === event.start && span.end === event.end)) return
      isBusy.current = true
      const scope: SeriesScope | null = event.extendedProps.rrule === '' ? 'all' : await ask('move')
      isBusy.current = false
      if (!scope) return
      const refetch = () => client.invalidateQueries({ queryKey: ['calendar'] })
      const take = async (from: CalendarEvent, to: Span, meant: SeriesScope) => {
        await client.cancelQueries({ queryKey: ['calendar', 'events'] })
        const rollBack = patchEvents(client, keyOf(from), to)
        const known = presentEvent(client, keyOf(from)) ?? from
        try {
          return await calendarCalls.update(changeOf(known, to), meant)
        } catch (error) {
          rollBack()
          showFailure(errorText(error))
          return null
        }
      }
      const moved = await inTurn(() => take(event, span, scope), refetch)
      if (!moved) return
      const isStretched = span.start === event.start && span.allDay === event.allDay
      const said = t(isStretched ? 'stretched' : 'moved', { title: event.title, when: when(span) })
      showUndo(said, common('undo'), () => {
        const { start, end, allDay } = event
        // what was split off as a series of its own goes back as a whole
        void inTurn(() => take(moved, { start, end, allDay }, scope === 'following' ? 'all' : scope), refetch)
      })
    },
    [ask, client, common, errorText, t, when],
  )
}

const changeOf = (event: CalendarEvent, { start, end, allDay }: Span) => ({
  id: event.id,
  start,
  end,
  allDay,
  extendedProps: { version: event.extendedProps.version, occurrence: event.extendedProps.occurrence },
})
