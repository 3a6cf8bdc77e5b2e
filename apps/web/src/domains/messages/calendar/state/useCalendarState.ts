import { type CalendarKind, calendarKinds } from '@dsms/contract/kernel/choices/calendarKinds'
import { useMemo } from 'react'
import type { Search } from '../../../../kernel/address/address.ts'
import {
  oneOf,
  type SearchIn,
  type SearchOf,
  text,
  useChangeSearch,
  useSearchOf,
  whole,
} from '../../../../kernel/address/search.ts'
import { useLanguage } from '../../../../kernel/i18n/index.ts'
import { browserZone, wallClock } from '../../../../kernel/i18n/zone.ts'
import { type Day, isDay, type View, views } from './days.ts'

declare module '../../../../kernel/address/address.ts' {
  interface Searches {
    '/apps/calendar': SearchIn<typeof readers>
  }
}

/** Which event's drawer is open: one that exists, or a new one with what was clicked on. */
export type OpenEvent =
  | { id: number; occurrence: string | undefined }
  | { id: 'new'; start: string | undefined; end: string | undefined; isAllDay: boolean }

/** What the calendar shows, exactly as its address says it. */
export interface CalendarState {
  view: View
  day: Day
  today: Day
  kinds: readonly CalendarKind[]
  /** Whether trainers' leave is shown to who may see it. */
  showsLeave: boolean
  q: string
  open: OpenEvent | undefined
  /** 0 for Sunday. */
  firstWeekday: 0 | 1
  weekend: (0 | 5 | 6)[]
  zone: string
  show: (change: { view?: View; day?: Day }) => void
  filter: (kinds: readonly CalendarKind[], showsLeave: boolean) => void
  search: (q: string) => void
  openEvent: (id: number, occurrence?: string | null) => void
  /** Clicked on a day (`2026-03-31`) or a time (`2026-03-31T09:00`), on the clock of this machine. */
  openNew: (start?: string, end?: string) => void
  close: () => void
}

const noEvent = { event: undefined, occurrence: undefined, start: undefined, end: undefined }

export function useCalendarState(): CalendarState {
  const search = useSearchOf(readers)
  const change = useChangeSearch()
  const { code } = useLanguage()
  const zone = browserZone()
  const today = wallClock(new Date(), zone).slice(0, 10)

  return useMemo(() => {
    const go = (patch: Search, replace: boolean) => void change(patch, { replace })
    return {
      view: search.view ?? 'month',
      day: search.date ?? today,
      today,
      kinds: search.kinds,
      showsLeave: search.leave !== 'off',
      q: search.q,
      open: openOf(search),
      firstWeekday: code === 'ar' ? 0 : 1,
      weekend: code === 'ar' ? [5, 6] : [6, 0],
      zone,
      show: ({ view, day }) =>
        go(
          {
            ...(view ? { view: view === 'month' ? undefined : view } : {}),
            ...(view && view !== 'agenda' ? { q: undefined } : {}),
            ...(day ? { date: day === today ? undefined : day } : {}),
          },
          false,
        ),
      filter: (kinds, showsLeave) =>
        go(
          {
            kinds: kinds.length === calendarKinds.length ? undefined : kinds.join() || 'none',
            leave: showsLeave ? undefined : 'off',
          },
          true,
        ),
      search: (q) => go({ q, view: 'agenda' }, true),
      openEvent: (id, occurrence) => go({ ...noEvent, event: id, occurrence: occurrence ?? undefined }, false),
      openNew: (start, end) => go({ ...noEvent, event: 'new', start, end }, false),
      close: () => go(noEvent, false),
    }
  }, [search, change, code, zone, today])
}

const some = (written: unknown) => text(written) || undefined

const readers = {
  view: oneOf(views),
  date: (written: unknown) => (isDay(written) ? written : undefined),
  kinds: kindsOf,
  leave: oneOf(['off']),
  q: text,
  event: (written: unknown) => (written === 'new' ? written : whole(written)),
  occurrence: some,
  start: some,
  end: some,
}

function openOf({ event, occurrence, start, end }: SearchOf<typeof readers>): OpenEvent | undefined {
  if (event === 'new') return { id: event, start, end, isAllDay: isDay(start) }
  return event === undefined ? undefined : { id: event, occurrence }
}

/** Nothing said means all of them. */
function kindsOf(text: unknown): readonly CalendarKind[] {
  if (typeof text !== 'string' || text === '') return calendarKinds
  const named = text.split(',')
  return calendarKinds.filter((kind) => named.includes(kind))
}
