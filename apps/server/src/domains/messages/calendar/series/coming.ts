import { addSeconds, instantOf, type Wall, wallOf } from '../../../../kernel/time/zones.ts'
import { nextStart, type Series } from './series.ts'

/** An event or series with all that decides when it begins next. */
export interface Comings extends Series {
  title: string
  startsAt: string
  exdates: Wall[]
  /** What stands in place of occurrences; one that was taken out has no start. */
  overrides: { original: Wall; start: string | null; title: string }[]
}

/** What begins next after an instant. */
export function comingAfter(event: Comings, instant: string): { start: string; title: string } | undefined {
  if (!event.rrule) return event.startsAt > instant ? { start: event.startsAt, title: event.title } : undefined
  const out = new Set([...event.exdates, ...event.overrides.map(({ original }) => original)])
  const coming = event.overrides.flatMap(({ original, start, title }) =>
    start !== null && start > instant && !event.exdates.includes(original) ? [{ start, title }] : [],
  )
  const next = nextInSeries(event, instant, out)
  if (next) coming.push({ start: next, title: event.title })
  return coming.sort((a, b) => (a.start < b.start ? -1 : 1))[0]
}

function nextInSeries(event: Comings, instant: string, out: ReadonlySet<Wall>): string | undefined {
  // an hour earlier by the clock, for clocks that were put back
  let from = addSeconds(wallOf(instant, event.timeZone), -3600)
  for (;;) {
    const original = nextStart(event, from, out)
    if (original === undefined) return undefined
    const start = instantOf(original, event.timeZone)
    if (start > instant) return start
    from = addSeconds(original, 1)
  }
}
