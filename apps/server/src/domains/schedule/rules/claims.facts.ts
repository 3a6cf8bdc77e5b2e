import { trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { lessonKinds } from '@dsms/contract/schedule/lessonTypes/calls'
import type { Claim } from '@dsms/contract/schedule/rules/facts'
import type { ResourceKind } from '@dsms/contract/schedule/rules/violations'
import { resourceKinds } from '@dsms/contract/schedule/rules/violations'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'

export interface Taken {
  kind: ResourceKind
  id: number
}

const point = z.object({ lat: z.number(), lng: z.number() })
const claimRow = z.object({
  kind: z.enum(resourceKinds),
  id: z.int(),
  lesson_id: z.int(),
  start: z.number(),
  end: z.number(),
  lesson_kind: z.enum(lessonKinds),
  stage: z.enum(trainingStages),
  enrolment_id: z.int().nullable(),
  buffer_minutes: z.int(),
  begins_at: point.nullable(),
  ends_at: point.nullable(),
})

/**
 * What the given people and things, and the students of the given enrolments, have given away between two instants
 * (milliseconds), in the order of time.
 */
export async function claimFacts(
  { db, tenant }: Actor,
  taken: readonly Taken[],
  enrolmentIds: readonly number[],
  from: number,
  to: number,
): Promise<Claim[]> {
  if (!taken.length && !enrolmentIds.length) return []
  const rows = await rowsOf(
    db,
    claimRow,
    sql`${plannedOnce}
      with w (kind, ref) as materialized (
        select * from unnest(${`{${taken.map(({ kind }) => kind).join(',')}}`}::text[], ${idList(taken.map(({ id }) => id))})
         union select 'student', student_id from enrolments
                where tenant = ${tenant} and id = any(${idList(enrolmentIds)})),
      -- found first: joined in one step with what follows, a plan for any parameters reads all lessons for each of them
      c as materialized (
        select w.kind, w.ref, k.tenant, k.lesson_id, k.during
          from w
          join claimables r on r.tenant = ${tenant} and r.kind = w.kind and r.ref_id = w.ref
          join claims k on k.tenant = r.tenant and k.claimable_id = r.id and k.occupies
                       and k.during && tstzrange(to_timestamp(${from / 1000}), to_timestamp(${to / 1000})))
      select c.kind, c.ref as id, c.lesson_id, (extract(epoch from lower(c.during)) * 1000)::float8 as start,
             (extract(epoch from upper(c.during)) * 1000)::float8 as "end", y.kind as lesson_kind, y.stage, y.buffer_minutes, b.enrolment_id,
             place.begins_at, case when l.end_lat is not null then json_build_object('lat', l.end_lat, 'lng', l.end_lng)
                                   when l.end_point is not null then null else place.begins_at end as ends_at
        from c
        join lessons l on l.tenant = c.tenant and l.id = c.lesson_id
                      and (l.status <> 'held' or l.hold_until > now())
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join branches h on h.tenant = l.tenant and h.id = l.branch_id
        left join circuits i on i.tenant = l.tenant and i.id = l.circuit_id
       cross join lateral (
         select case when l.meeting_lat is not null then json_build_object('lat', l.meeting_lat, 'lng', l.meeting_lng)
                     when l.meeting_point is not null or y.is_online then null
                     when i.latitude is not null then json_build_object('lat', i.latitude, 'lng', i.longitude)
                     when h.latitude is not null then json_build_object('lat', h.latitude, 'lng', h.longitude) end as begins_at) as place
        left join bookings b on c.kind = 'student' and b.tenant = l.tenant and b.lesson_id = l.id and b.student_id = c.ref
                            and b.status = 'booked'
       order by c.during`,
  )
  return rows
}
