import type { Claim } from '@dsms/contract/schedule/rules/facts'
import type { ResourceKind } from '@dsms/contract/schedule/rules/violations'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'

export interface Taken {
  kind: ResourceKind
  id: number
}

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
  const { rows } = await db.execute<Record<string, unknown> & Claim>(sql`
    select w.kind, w.ref as id, c.lesson_id, (extract(epoch from lower(c.during)) * 1000)::float8 as start,
           (extract(epoch from upper(c.during)) * 1000)::float8 as "end", y.kind as lesson_kind, y.stage, y.buffer_minutes, l.meeting_point, b.enrolment_id
      from (select * from unnest(${`{${taken.map(({ kind }) => kind).join(',')}}`}::text[], ${`{${taken.map(({ id }) => id).join(',')}}`}::integer[])
             union select 'student', student_id from enrolments
             where tenant = ${tenant} and id = any(${`{${enrolmentIds.join(',')}}`}::integer[])) as w (kind, ref)
      join resources r on r.tenant = ${tenant} and r.kind = w.kind and r.ref_id = w.ref
      join claims c on c.tenant = r.tenant and c.resource_id = r.id and c.occupies
                   and c.during && tstzrange(to_timestamp(${from / 1000}), to_timestamp(${to / 1000}))
      join lessons l on l.tenant = c.tenant and l.id = c.lesson_id
                    and (l.status <> 'held' or l.hold_until > now())
      join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
      left join bookings b on w.kind = 'student' and b.tenant = l.tenant and b.lesson_id = l.id and b.student_id = w.ref
                          and b.status = 'booked'
     order by c.during`)
  return rows
}
