import { dayMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { sql } from 'drizzle-orm'
import { query } from '../../../../../testing/reads.ts'

const inAWeek = Math.floor(Date.now() / dayMs) + 7

/**
 * The Monday on which sequences begin to plan: one or two weeks ahead, so that the last lesson of a series is
 * within the thirty days in which cancelling is late. The first day of 1970 was a Thursday.
 */
export const baseDay = new Date((inAWeek + ((4 - (inAWeek % 7) + 7) % 7)) * dayMs).toISOString().slice(0, 10)

interface Known {
  learners: readonly { id: number; enrolment: number }[]
  trainers: readonly number[]
  vehicles: readonly number[]
  types: readonly number[]
}

/** What an id in a column is of. */
const kinds = {
  enrolment_id: 'enrolment',
  student_id: 'person',
  user_id: 'person',
  trainer_id: 'trainer',
  actual_trainer_id: 'trainer',
  freed_trainer_id: 'trainer',
  vehicle_id: 'vehicle',
  freed_vehicle_id: 'vehicle',
  type_id: 'type',
  series_id: 'series',
  lesson_id: 'lesson',
  filled_lesson_id: 'lesson',
  booking_id: 'booking',
  slot_id: 'slot',
  entry_id: 'entry',
} as const
type Kind = (typeof kinds)[keyof typeof kinds]

/** Tables that follow from what happens to lessons, with the columns that say it. */
const tables: Record<string, { kind?: Kind; columns: string; order?: string }> = {
  lesson_series: { kind: 'series', columns: 'version, type_id, trainer_id, time, minutes, count' },
  lessons: {
    kind: 'lesson',
    columns:
      "version, status, status_reason, cancel_reason, type_id, starts_at, ends_at, trainer_id, actual_trainer_id, vehicle_id, capacity, notes, source, series_id, hold_until, started_at, ended_at, before_deed is not null as may_undo, jsonb_path_query_array(overridden, '$[*].code') as passed",
  },
  bookings: {
    kind: 'booking',
    columns:
      'lesson_id, enrolment_id, student_id, status, waiting_since, short_notice, attendance, late_minutes, price_minor, currency, booked_at, set_by_school_at, taught_minutes, counted_minutes, confirmed_at, cancel_reason, cancelled_at',
  },
  charges: {
    columns:
      'version, enrolment_id, student_id, booking_id, kind, amount_minor, currency, freed_from, freed_until, freed_trainer_id, freed_vehicle_id, status, status_reason, settled_at',
  },
  freed_slots: {
    kind: 'slot',
    columns:
      'lesson_id, starts_at, ends_at, type_id, trainer_id, vehicle_id, status, is_moved, freed_at, next_offer_at, filled_at, filled_lesson_id, filled_by',
  },
  waitlist_entries: { kind: 'entry', columns: 'version, enrolment_id, student_id, status' },
  slot_offers: { columns: 'slot_id, entry_id, enrolment_id, student_id, status, rank, answered_at' },
  move_requests: { columns: 'version, booking_id, student_id, wanted_start, wanted_end, status, status_reason' },
  notifications: { columns: 'user_id, kind', order: 'user_id, kind, id' },
}

/**
 * What a sequence left in a school, without anything that depends on when and where it ran: ids count from one, an instant is
 * minutes from the first day of the plan, or how long ago in days, or now.
 */
export async function rowsOf(tenant: number, known: Known): Promise<Record<string, string[]>> {
  const names = new Map<string, string>()
  const name = (kind: Kind, id: number) => {
    const key = `${kind} ${id}`
    if (!names.has(key))
      names.set(key, `${kind} ${[...names.keys()].filter((one) => one.startsWith(`${kind} `)).length + 1}`)
    return names.get(key) as string
  }
  for (const { id, enrolment } of known.learners) {
    name('person', id)
    name('enrolment', enrolment)
  }
  for (const id of known.trainers) name('trainer', id)
  for (const id of known.vehicles) name('vehicle', id)
  for (const id of known.types) name('type', id)
  const told = (column: string, value: unknown): unknown => {
    if (value === null) return undefined
    if (column in kinds) return name(kinds[column as keyof typeof kinds], Number(value))
    return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? timeOf(Date.parse(value)) : value
  }
  const rows: Record<string, string[]> = {}
  for (const [table, { kind, columns, order }] of Object.entries(tables)) {
    const found = await query<{ id: number; row: Record<string, unknown> }>(sql`
      select t.id, to_jsonb(t) - 'id' as row
        from (select id, ${sql.raw(columns)} from ${sql.identifier(table)} where tenant = ${tenant}) t order by ${sql.raw(order ?? 'id')}`)
    for (const { id } of found) if (kind) name(kind, id)
    rows[table] = found.map(({ row }) =>
      JSON.stringify(Object.fromEntries(Object.entries(row).map(([column, value]) => [column, told(column, value)]))),
    )
  }
  const claims = await query<{
    lesson: number
    kind: string
    ref: number
    starts: string
    ends: string
    alone: boolean
    occupies: boolean
  }>(sql`
    select c.lesson_id as lesson, r.kind, r.ref_id as ref, to_jsonb(lower(c.during)) #>> '{}' as starts,
           to_jsonb(upper(c.during)) #>> '{}' as ends, c.slot = 0 as alone, c.occupies
      from claims c join claimables r on r.tenant = c.tenant and r.id = c.claimable_id
     where c.tenant = ${tenant} order by c.lesson_id, r.kind, r.ref_id`)
  rows.claims = claims.map(({ lesson, kind, ref, starts, ends, alone, occupies }) => {
    const what = name(kind === 'student' ? 'person' : (kind as Kind), ref)
    const during = `${timeOf(Date.parse(starts))} to ${timeOf(Date.parse(ends))}`
    return `${name('lesson', lesson)} takes ${what} ${during}${alone ? ' alone' : ''}${occupies ? '' : ', given up'}`
  })
  return rows
}

function timeOf(time: number): string {
  const ago = Date.now() - time
  if (ago < -3 * dayMs) return `base ${(time - Date.parse(`${baseDay}T00:00:00Z`)) / minuteMs}`
  // lessons that began did so whole days and an hour ago
  if (ago < 0) return 'soon'
  const days = Math.floor(ago / dayMs)
  if (days !== 0) return `${days} days ago`
  return Math.floor(ago / 600_000) > 0 ? 'today' : 'now'
}

/** What can never be right, whatever happened: in words, nothing where all is. Lessons that a test put into the past are left out. */
export async function wrongRowsOf(tenant: number): Promise<string[]> {
  const found = await query<{ wrong: string }>(sql`
    with planned as (select * from lessons where tenant = ${tenant} and starts_at > now()),
         taken as (
      select l.id, t.kind, t.ref, l.starts_at, l.ends_at, l.status from planned l, takes_of_lesson(${tenant}, l.id) t)
    select 'lesson ' || t.id || ' does not take ' || t.kind || ' ' || t.ref as wrong from taken t
     where not exists (
       select from claims c join claimables r on r.tenant = c.tenant and r.id = c.claimable_id
        where c.tenant = ${tenant} and c.lesson_id = t.id and r.kind = t.kind and r.ref_id = t.ref
          and c.during = tstzrange(t.starts_at, t.ends_at)
          and c.occupies = (lesson_occupies(t.status)))
    union all
    select 'lesson ' || l.id || ' takes ' || r.kind || ' ' || r.ref_id || ' for nothing'
      from planned l join claims c on c.tenant = l.tenant and c.lesson_id = l.id join claimables r on r.tenant = c.tenant and r.id = c.claimable_id
     where not exists (select from taken t where t.id = l.id and t.kind = r.kind and t.ref = r.ref_id)
    union all
    select 'lesson ' || l.id || ' has ' || count(*) || ' students in ' || l.capacity || ' seats'
      from planned l join bookings b on b.tenant = l.tenant and b.lesson_id = l.id and b.status = 'booked'
     group by l.id, l.capacity having count(*) > l.capacity
    union all
    select 'student ' || k.student_id || ' is not that of enrolment ' || k.enrolment_id
      from (select enrolment_id, student_id from bookings where tenant = ${tenant}
             union select enrolment_id, student_id from charges where tenant = ${tenant}
             union select enrolment_id, student_id from waitlist_entries where tenant = ${tenant}
             union select enrolment_id, student_id from slot_offers where tenant = ${tenant}) k
      join enrolments e on e.tenant = ${tenant} and e.id = k.enrolment_id and e.student_id <> k.student_id`)
  return found.map(({ wrong }) => wrong)
}
