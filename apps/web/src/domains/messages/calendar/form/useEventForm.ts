import type { CalendarEvent, SeriesScope } from '@dsms/contract/messages/calendar/calls'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useRef } from 'react'
import { CallError } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { type RecordFormState, useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useAskScope } from '../event/ScopeDialog.tsx'
import { calendarCalls, keyOf } from '../state/calendarCalls.ts'
import { changeOf, type EventValues, eventRules, flatOf, isOfWholeSeries, newEventOf, valuesOf } from './eventValues.ts'

/** State of the form of a new event, or of one of mine. Before it saves a series it asks which occurrences are meant. */
export function useEventForm(
  event: CalendarEvent | undefined,
  initial: EventValues,
  close: () => void,
  settle: (isSettling: boolean) => void = () => {},
): RecordFormState<EventValues> {
  const t = useText('calendar')
  const client = useQueryClient()
  const ask = useAskScope()
  const scope = useRef<SeriesScope>('all')
  const base = useRef(initial)

  const state = useRecordForm<EventValues, CalendarEvent>({
    initial,
    version: event?.extendedProps.version,
    schema: eventRules,
    toBody: flatOf,
    save: async (values, _, version) => {
      if (!event) return flatErrors(calendarCalls.add(newEventOf(values)))
      settle(true)
      try {
        const change = withKey(event, changeOf(base.current, values), version)
        return await flatErrors(calendarCalls.update(change, scope.current))
      } catch (error) {
        settle(false)
        throw error
      }
    },
    reload: async () => {
      const now = await calendarCalls.get(event ? keyOf(event) : { id: 0, occurrence: null })
      const values = valuesOf(now)
      base.current = values
      return { values, version: now.extendedProps.version }
    },
    onSaved: (saved) => {
      close()
      showDone(t(event ? 'updated' : 'added', { title: saved.title }))
      void client.invalidateQueries({ queryKey: ['calendar'] })
    },
  })
  const submit = async (press?: SyntheticEvent<HTMLFormElement>) => {
    press?.preventDefault()
    const isSeries = event !== undefined && event.extendedProps.occurrence !== null
    if (isSeries && !state.form.validate().hasErrors) {
      const isWhole = isOfWholeSeries(base.current, state.form.values)
      const chosen = await ask('change', isWhole ? ['this'] : [])
      if (!chosen) return
      scope.current = chosen
    }
    state.submit()
  }
  return { ...state, submit: (press) => void submit(press) }
}

function withKey(event: CalendarEvent, change: ReturnType<typeof changeOf>, version: number) {
  const { occurrence } = event.extendedProps
  return { ...change, id: event.id, extendedProps: { ...change.extendedProps, version, occurrence } }
}

/** `event.extendedProps.location` is the field `location`. */
async function flatErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const named = Object.entries(error.fields).map(([path, field]) => [fieldOf(path), field] as const)
    throw new CallError(error.status, { ...error, error: error.message, fields: Object.fromEntries(named) })
  }
}

const fieldOf = (path: string): string => path.replace(/^event\.(extendedProps\.)?/, '').replace(/\..*$/, '')
