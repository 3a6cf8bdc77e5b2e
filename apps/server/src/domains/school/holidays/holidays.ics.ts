import type { ErrorCode } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { holidays as area } from '@dsms/contract/school/holidays/calls'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { ReadEvent, ReadRow } from '../../../kernel/time/ics.read.ts'
import { together } from '../../../kernel/together.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { importRows, type Wrong } from '../../../kit/records/import.ts'
import { holidayOf } from './holidays.ics.event.ts'
import { judgeOwn, ownHolidays } from './holidays.ics.own.ts'
import { holidays } from './holidays.table.ts'
import { addHoliday, changeHoliday } from './schoolHolidays.service.ts'

type Input = InputOf<typeof area>

/**
 * Adds the events of a file as drafts, read in the school's zone. What came from the file before is known by its key and
 * brought up to date, and what came from here stays as it is. One that was read badly, that holidays cannot keep or that
 * was archived is told by its line and keeps none of the others out.
 */
export async function importCalendar(actor: Actor, read: ReadRow[], zone: string, mode: ImportBody['mode']) {
  const uids = read.flatMap(({ event }) => (event ? [event.uid, keyOf(event)] : []))
  const [known, own] = await together([() => knownByUid(actor, uids), () => ownHolidays(actor, uids)])
  const changedSeries = new Set(read.flatMap(({ series }) => series ?? []))
  const wholeSeries = new Set(read.flatMap(({ event }) => (event?.writtenRule ? [event.uid] : [])))
  const counts = { updated: 0, known: 0 }
  const problemOf = (event: ReadEvent): ErrorCode | undefined => {
    const series = known.get(event.uid)
    // what its single dates say would be days that the series keeps, or keeps twice
    const isOfSeries = event.original
      ? wholeSeries.has(event.uid) || (series && series.input.recurrence !== 'none')
      : event.writtenRule && changedSeries.has(event.uid)
    if (isOfSeries && event.isCancelled) return 'holiday_called_off'
    if (isOfSeries) return series?.isArchived ? 'holiday_archived' : 'holiday_exception'
    return known.get(keyOf(event))?.isArchived ? 'holiday_archived' : undefined
  }
  const addOne = async (_: unknown, place: number): Promise<Wrong | undefined> => {
    const row = read[place]
    if (!row?.event) return { name: { code: row?.problem ?? 'invalid_format' } }
    const problem = problemOf(row.event)
    if (problem) return { name: { code: problem } }
    const parsed = area.input.safeParse(holidayOf(row.event, zone))
    if (!parsed.success) return { name: { code: 'invalid_format' } }
    const uid = keyOf(row.event)
    const before = known.get(uid)
    if (before === undefined) {
      const judged = judgeOwn(own, uid, parsed.data)
      if (judged === 'known') counts.known++
      else if (judged) return { name: { code: judged } }
      else known.set(uid, { id: await addHoliday(actor, parsed.data, uid), isArchived: false, input: parsed.data })
      return undefined
    }
    if (isSame(before.input, parsed.data)) counts.known++
    else {
      await changeHoliday(actor, before.id, parsed.data)
      counts.updated++
    }
    return undefined
  }
  const rows = read.map((_, place) => ({ place }))
  if (rows.length === 0) return { imported: 0, rows: [], lines: {}, total: 0, ...counts }
  const answer = await importRows(actor, { rows, mode }, 'name', { addOne })
  const lines = Object.fromEntries(answer.rows.map(({ row }) => [String(row), read[row - 1]?.line ?? 0]))
  const imported = Math.max(0, answer.imported - counts.known - counts.updated)
  return { ...answer, ...counts, imported, lines, total: rows.length }
}

const keyOf = ({ uid, original }: ReadEvent) => (original ? `${uid}/${original.wall}` : uid)

interface Known {
  id: number
  isArchived: boolean
  input: Pick<Input, 'name' | 'starts_on' | 'ends_on' | 'recurrence'>
}

/** What came from files before. An archived one counts where no other has its key. */
async function knownByUid(actor: Actor, uids: string[]): Promise<Map<string, Known>> {
  if (uids.length === 0) return new Map()
  const rows = await actor.db
    .select({
      uid: holidays.uid,
      id: holidays.id,
      isArchived: sql<boolean>`${holidays.archivedAt} is not null`,
      name: holidays.name,
      starts_on: holidays.startsOn,
      ends_on: holidays.endsOn,
      recurrence: holidays.recurrence,
    })
    .from(holidays)
    .where(and(eq(holidays.tenant, actor.tenant), inArray(holidays.uid, uids)))
    .orderBy(sql`${holidays.archivedAt} nulls last`)
  return new Map(
    rows.map(({ uid, id, isArchived, ...input }) => [
      uid ?? '',
      { id, isArchived, input: input as unknown as Known['input'] },
    ]),
  )
}

const isSame = (one: Known['input'], other: Known['input']) =>
  one.name.ar === other.name.ar &&
  one.starts_on === other.starts_on &&
  one.ends_on === other.ends_on &&
  one.recurrence === other.recurrence
