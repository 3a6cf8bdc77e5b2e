import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import { AppError, type ErrorCode } from '@dsms/contract/kernel/errors'
import type { ApartWork } from '../../../../kernel/files/apart/apart.work.ts'
import { parseIcs, type ReadEvent, type ReadRow, readIcs } from '../../../../kernel/time/ics.read.ts'
import { addSeconds, dayOf, instantOf, type Wall } from '../../../../kernel/time/zones.ts'
import { columnsOf, wordsOf } from '../calendar.input.ts'
import { startsBetween } from '../series/series.ts'

/** After so many rules that are wrong the others of a file are not tried any more. */
const mostWrongRules = 5

/** A single event or a series of the file, with what stands in it. */
export interface Item {
  event: ReadEvent
  values: ReturnType<typeof valuesOf>
  overrides: { original: Wall; values: ReturnType<typeof valuesOf> }[]
  exdates: Wall[]
}

export interface ReadCalendar {
  items: Item[]
  wrong: { title: string; problem: ErrorCode; line: number }[]
}

interface File {
  content: string
  zone: string
  /** Of events that say none. */
  calendar: CalendarKind
}

/** In a thread of its own: rules that have no day are looked for over centuries. */
export const work: ApartWork<File, ReadCalendar> = {
  url: import.meta.url,
  run: ({ content, zone, calendar }) => itemsOf(readIcs(parseIcs(content), zone), calendar),
}

/** Puts what belongs together together: occurrences that differ go to their series, cancelled ones fall out of it. */
function itemsOf(rows: ReadRow[], calendar: CalendarKind): ReadCalendar {
  const wrong: ReadCalendar['wrong'] = []
  const items = new Map<string, Item>()
  const attempt = ({ title, line }: ReadEvent & { line: number }, work: () => void) => {
    try {
      work()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      wrong.push({ title, line, problem: Object.values(error.fields)[0]?.code ?? error.code })
    }
  }
  const read = rows.flatMap(({ title, line, event, problem }) => {
    if (problem) wrong.push({ title, problem, line })
    return event ? [{ ...event, line }] : []
  })
  for (const event of read.filter((one) => !one.original && !one.isCancelled)) {
    attempt(event, () => {
      if (event.rrule && wrong.filter(({ problem }) => problem === 'invalid_rule').length >= mostWrongRules)
        throw new AppError('invalid_rule')
      const values = valuesOf(event, calendar, ruleOf(event))
      items.set(event.uid, { event, values, overrides: [], exdates: values.rrule ? event.exdates : [] })
    })
  }
  const cancelled = new Set(read.filter((one) => !one.original && one.isCancelled).map((one) => one.uid))
  for (const event of read.filter((one) => one.original && !cancelled.has(one.uid))) {
    attempt(event, () => standIn(items, event, calendar))
  }
  return { items: [...items.values()], wrong }
}

function standIn(items: Map<string, Item>, event: ReadEvent, calendar: CalendarKind) {
  const series = items.get(event.uid)
  const moment = event.original
  if (!moment) return
  if (!series?.values.rrule) {
    // an invitation to one occurrence of somebody's series
    if (event.isCancelled) return
    const uid = `${event.uid}/${moment.wall}`
    items.set(uid, { event: { ...event, uid }, values: valuesOf(event, calendar, ''), overrides: [], exdates: [] })
    return
  }
  const original = originalIn(series.values, moment.instant, moment.wall)
  if (original === undefined) throw new AppError('invalid_date')
  if (event.isCancelled) series.exdates.push(original)
  else {
    series.overrides = series.overrides.filter((one) => one.original !== original)
    series.overrides.push({ original, values: valuesOf(event, series.values.kind, '') })
  }
}

function originalIn(series: Item['values'], instant: string, wall: Wall): Wall | undefined {
  const { startLocal: start, endLocal: end, timeZone, rrule, isAllDay } = series
  const around = startsBetween({ start, end, timeZone, rrule }, addSeconds(wall, -172_800), addSeconds(wall, 172_800))
  return around.find((one) => (isAllDay ? dayOf(one) === dayOf(wall) : instantOf(one, timeZone) === instant))
}

/** Throws for a rule of another calendar, of which the part that our reader knows would mean other days. */
function ruleOf({ rrule, writtenRule }: ReadEvent): string {
  if (/RSCALE=(?!GREGORIAN)|SKIP=/.test(writtenRule)) throw new AppError('invalid_rule')
  return rrule
}

function valuesOf(event: ReadEvent, calendar: CalendarKind, rrule: string) {
  const { kind = calendar, ...rest } = event
  const { title, url, location, description } = rest
  return {
    ...wordsOf({ title, url, extendedProps: { calendar: kind, location, description } }),
    ...columnsOf(event, rrule),
  }
}
