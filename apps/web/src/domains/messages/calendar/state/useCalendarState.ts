import { type CalendarKind, calendarKinds } from '@dsms/contract/kernel/choices/calendarKinds'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { useLanguage } from '../../../../kernel/i18n/index.ts'
import { browserZone, wallClock } from '../../../../kernel/i18n/zone.ts'
import { type Day, isDay, type View, views } from './days.ts'

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
  q: string
  open: OpenEvent | undefined
  /** 0 for Sunday. */
  firstWeekday: 0 | 1
  weekend: (0 | 5 | 6)[]
  zone: string
  show: (change: { view?: View; day?: Day }) => void
  filter: (kinds: readonly CalendarKind[]) => void
  search: (q: string) => void
  openEvent: (id: number, occurrence?: string | null) => void
  /** Clicked on a day (`2026-03-31`) or a time (`2026-03-31T09:00`), on the clock of this machine. */
  openNew: (start?: string, end?: string) => void
  close: () => void
}

type Search = Record<string, unknown>
const noEvent = { event: undefined, occurrence: undefined, start: undefined, end: undefined }

export function useCalendarState(): CalendarState {
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const { code } = useLanguage()
  const zone = browserZone()
  const today = wallClock(new Date(), zone).slice(0, 10)

  return useMemo(() => {
    const go = (change: Search, replace: boolean) =>
      void navigate({
        to: '.',
        search: (old: Search) => withoutEmpty({ ...old, ...change }),
        replace,
        resetScroll: false,
      })
    const shownDay = isDay(search.date) ? search.date : today
    return {
      view: views.find((view) => view === search.view) ?? 'month',
      day: shownDay,
      today,
      kinds: kindsOf(search.kinds),
      q: typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q) : '',
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
      filter: (kinds) =>
        go({ kinds: kinds.length === calendarKinds.length ? undefined : kinds.join() || 'none' }, true),
      search: (q) => go({ q, view: 'agenda' }, true),
      openEvent: (id, occurrence) => go({ ...noEvent, event: id, occurrence: occurrence ?? undefined }, false),
      openNew: (start, end) => go({ ...noEvent, event: 'new', start, end }, false),
      close: () => go(noEvent, false),
    }
  }, [search, navigate, code, zone, today])
}

function openOf({ event, occurrence, start, end }: Search): OpenEvent | undefined {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  if (event === 'new') {
    return { id: 'new', start: text(start), end: text(end), isAllDay: isDay(start) }
  }
  const id = Number(event)
  return Number.isInteger(id) && id > 0 ? { id, occurrence: text(occurrence) } : undefined
}

/** Nothing said means all of them. */
function kindsOf(text: unknown): readonly CalendarKind[] {
  if (typeof text !== 'string' || text === '') return calendarKinds
  const named = text.split(',')
  return calendarKinds.filter((kind) => named.includes(kind))
}

const withoutEmpty = (values: Search): Search =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
