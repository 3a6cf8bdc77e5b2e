import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { laneKinds } from '@dsms/contract/schedule/board/calls'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { SeriesRow } from '@dsms/contract/schedule/series/calls'
import { seriesRow } from '@dsms/contract/schedule/series/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { lessons } from '../lessons/lessons.table.ts'
import { draftOfRow, type LessonRow } from '../lessons/store/rows.ts'

const instant = (expression: SQL) => sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Series that a condition names, `s` being the series, those with a lesson to come first. */
export async function selectSeries(
  { db, language, tenant }: Actor,
  which: SQL,
  page: SQL = sql``,
): Promise<SeriesRow[]> {
  const text = (column: string) => sql`text_in(${sql.raw(column)}, ${language})`
  const named = (row: string, name: SQL) =>
    sql`case when ${sql.raw(row)}.id is not null then json_build_object('id', ${sql.raw(row)}.id, 'name', ${name}) end`
  const rows = await rowsOf(
    db,
    seriesRow,
    sql`
      select s.id, s.version, s.name, s.language, s.capacity, to_json(s.weekdays) as weekdays, s.every_weeks,
             s.first_day::text, s.time, s.minutes, s.until::text, s.count, s.skip_holidays, s.is_public,
             json_build_object('id', y.id, 'name', ${text('y.name')}, 'code', y.code, 'colour', y.colour) as type,
             json_build_object('id', b.id, 'name', ${text('b.name')}) as branch,
             ${named('t', text('t.name'))} as trainer, ${named('v', text('v.name'))} as vehicle,
             ${named('r', text('r.name'))} as room, ${named('m', text('m.name'))} as simulator,
             ${named('c', text('c.name'))} as circuit, ${named('z', sql`z.name`)} as zone,
             ${named('o', text('o.name'))} as course,
             case when d.id is not null then json_build_object('id', d.id, 'name', ${text('d.name')}, 'component', ${text('p.name')}) end
               as mode,
             n.lessons_total, n.lessons_to_come, n.lessons_cancelled, ${instant(sql`n.next_at`)} as next_at,
             ${instant(sql`n.last_at`)} as last_at
        from lesson_series s
        join lesson_types y on y.tenant = s.tenant and y.id = s.type_id
        join branches b on b.tenant = s.tenant and b.id = s.branch_id
        left join trainers t on t.tenant = s.tenant and t.id = s.trainer_id
        left join vehicles v on v.tenant = s.tenant and v.id = s.vehicle_id
        left join class_rooms r on r.tenant = s.tenant and r.id = s.room_id
        left join simulators m on m.tenant = s.tenant and m.id = s.simulator_id
        left join circuits c on c.tenant = s.tenant and c.id = s.circuit_id
        left join circuit_zones z on z.tenant = s.tenant and z.id = s.zone_id
        left join courses o on o.tenant = s.tenant and o.id = s.course_id
        left join component_modes d on d.tenant = s.tenant and d.id = s.mode_id
        left join training_components p on p.tenant = d.tenant and p.id = d.component_id
       cross join lateral (
         select count(*)::integer as lessons_total,
                (count(*) filter (where l.starts_at > now() and lesson_is_open(l.status)))::integer
                  as lessons_to_come,
                (count(*) filter (where l.status in ('cancelled', 'declined', 'expired')))::integer as lessons_cancelled,
                min(l.starts_at) filter (where l.starts_at > now() and lesson_is_open(l.status))
                  as next_at,
                max(l.starts_at) as last_at
           from lessons l where l.tenant = s.tenant and l.series_id = s.id) n
       where s.tenant = ${tenant} and s.archived_at is null and ${which}
       order by n.next_at nulls last, n.last_at desc nulls last, s.id desc ${page}`,
  )
  return rows
}

const countRow = z.object({ count: z.int() })

export async function countSeries({ db, tenant }: Actor, which: SQL): Promise<number> {
  const rows = await rowsOf(
    db,
    countRow,
    sql`
      select count(*)::integer as count from lesson_series s
       where s.tenant = ${tenant} and s.archived_at is null and ${which}`,
  )
  return rows[0]?.count ?? 0
}

const schoolTimeRow = z.object({ zone: z.string(), week_start: z.number() })
export type SchoolTime = z.infer<typeof schoolTimeRow>

export async function schoolTime({ db, tenant }: Actor): Promise<SchoolTime> {
  const rows = await rowsOf(
    db,
    schoolTimeRow,
    sql`
      select time_zone as zone, coalesce(week_start, 1)::integer as week_start from schools where id = ${tenant}`,
  )
  const [school] = rows
  if (!school) throw new AppError('not_found')
  return school
}

const trainerRow = z.object({ id: z.int(), name: z.string() })

/** Names of trainers at work in a branch, by their keys: who may be suggested in place of another. */
export async function trainersOfBranch(
  { db, tenant, language }: Actor,
  branchId: number,
): Promise<Map<number, string>> {
  const rows = await rowsOf(
    db,
    trainerRow,
    sql`
      select t.id, text_in(t.name, ${language}) as name from trainers t
       where t.tenant = ${tenant} and t.status = 'active' and t.archived_at is null
         and exists (select from trainer_branches b where b.tenant = t.tenant and b.trainer_id = t.id and b.branch_id = ${branchId})
       order by t.id limit 40`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const sessionsRow = z.object({ sessions: z.array(z.number()) })

/** Keys of a mode's sessions in their order. Throws at the field where the school has no such mode. */
export async function sessionsOf({ db, tenant }: Actor, modeId: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sessionsRow,
    sql`
      select array(select s.id from component_sessions s where s.tenant = m.tenant and s.mode_id = m.id order by s.place) as sessions
        from component_modes m where m.tenant = ${tenant} and m.id = ${modeId}`,
  )
  if (!rows[0]) throw fieldError('lesson.mode_id', 'unknown_choice')
  return rows[0].sessions
}

const takenRow = z.object({ kind: z.enum(laneKinds), id: z.int(), days: z.int() })

/** Who and what has lessons at some times (milliseconds), and at how many of them. */
export async function takenAt({ db, tenant }: Actor, times: readonly { start: number; end: number }[]) {
  const column = (values: readonly number[]) => sql`${`{${values.join(',')}}`}::float8[]`
  const rows = await rowsOf(
    db,
    takenRow,
    sql`
      select r.kind, r.ref_id as id, count(distinct w.nth)::integer as days
        from unnest(${column(times.map(({ start }) => start / 1000))}, ${column(times.map(({ end }) => end / 1000))})
               with ordinality as w (starts, ends, nth)
        join claims c on c.tenant = ${tenant} and c.occupies and c.during && tstzrange(to_timestamp(w.starts), to_timestamp(w.ends))
        join claimables r on r.tenant = c.tenant and r.id = c.claimable_id
        join lessons l on l.tenant = c.tenant and l.id = c.lesson_id and (l.status <> 'held' or l.hold_until > now())
       where r.kind in ('trainer', 'vehicle', 'room', 'circuit', 'simulator') group by r.kind, r.ref_id`,
  )
  return rows
}

/** A lesson of a series as it stands; its row is locked. */
export interface SeriesLesson {
  row: LessonRow
  draft: LessonDraft
  is_to_come: boolean
}

const standingRow = z.object({ id: z.int(), is_to_come: z.boolean(), enrolment_ids: z.array(z.int()) })

/** The lessons of a series in the order of time, locked until the transaction ends. */
export async function lockLessonsOf({ db, tenant }: Actor, seriesId: number): Promise<SeriesLesson[]> {
  const locked = await db
    .select()
    .from(lessons)
    .where(sql`${lessons.tenant} = ${tenant} and ${lessons.seriesId} = ${seriesId}`)
    .orderBy(lessons.id)
    .for('update')
  const rows = new Map(locked.map((row) => [row.id, row]))
  const found = await rowsOf(
    db,
    standingRow,
    sql`
      select l.id, l.starts_at > now() as is_to_come,
             array(select k.enrolment_id from bookings k
                    where k.tenant = l.tenant and k.lesson_id = l.id and k.status = 'booked' order by k.id) as enrolment_ids
        from lessons l where l.tenant = ${tenant} and l.series_id = ${seriesId} order by l.starts_at, l.id`,
  )
  return found.flatMap(({ id, is_to_come, enrolment_ids }) => {
    const row = rows.get(id)
    return row ? [{ row, draft: draftOfRow(row, enrolment_ids), is_to_come }] : []
  })
}
