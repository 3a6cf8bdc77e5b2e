import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../../../kernel/call/callError.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { browserZone } from '../../../../kernel/i18n/zone.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { EventForm } from '../form/EventForm.tsx'
import { newValues, valuesOf } from '../form/eventValues.ts'
import { calendarCalls } from '../state/calendarCalls.ts'
import { useCalendarSettings } from '../state/useCalendarSettings.ts'
import type { OpenEvent } from '../state/useCalendarState.ts'
import { EventDetails } from './EventDetails.tsx'

interface Props {
  open: OpenEvent
  /** Leaves the address of the event; unsaved work asks before it does. */
  close: () => void
}

/** One event at the side of the calendar: a form for mine, all about it and my answer for another's. */
export function EventDrawer({ open, close }: Props) {
  const t = useText('calendar')
  return (
    <Drawer opened onClose={close} size={480} title={open.id === 'new' ? t('add') : t('event')}>
      {open.id === 'new' ? <NewEvent open={open} close={close} /> : <KnownEvent open={open} close={close} />}
    </Drawer>
  )
}

function NewEvent({ open, close }: { open: Extract<OpenEvent, { id: 'new' }>; close: () => void }) {
  const { timeZone, error, refetch } = useCalendarSettings()
  if (error) return <ErrorBox error={error} onRetry={() => void refetch()} />
  if (!timeZone) return <ListSkeleton />
  const initial = newValues(open, { machine: browserZone(), school: timeZone })
  return <EventForm event={undefined} initial={initial} schoolZone={timeZone} close={close} />
}

function KnownEvent({ open, close }: { open: Extract<OpenEvent, { id: number }>; close: () => void }) {
  const settings = useCalendarSettings()
  const { id, occurrence = null } = open
  // what is being changed or removed may be gone under this name before the answer is here
  const [isSettling, settle] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['calendar', 'event', id, occurrence],
    queryFn: ({ signal }) => calendarCalls.get({ id, occurrence }, signal),
    enabled: !isSettling,
    // the form compares with what is stored now, not with what a list told a while ago
    staleTime: 0,
    gcTime: 0,
  })
  const problem = data ? null : (error ?? settings.error)
  if (problem) return <ErrorBox error={problem} onRetry={() => void (error ? refetch() : settings.refetch())} />
  if (!data || !settings.timeZone) return <ListSkeleton />
  if (!data.extendedProps.isMine) {
    // its owner removed it, or took the invitation back, while it was being read
    const isGone = error instanceof CallError && error.status === 404
    return isGone ? <ErrorBox error={error} onRetry={() => void refetch()} /> : <EventDetails event={data} />
  }
  return (
    <EventForm event={data} initial={valuesOf(data)} schoolZone={settings.timeZone} settle={settle} close={close} />
  )
}
