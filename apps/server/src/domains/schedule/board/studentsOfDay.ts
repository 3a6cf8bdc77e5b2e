import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { zoneHere } from '../../../kernel/time/today.ts'

/** A statement that selects who has a seat in a lesson that begins on a day of the school and was not called off. */
export const seatedOn = ({ tenant }: Actor, day: string): SQL => sql`
  select b.student_id
    from (select ${day}::date::timestamp at time zone ${zoneHere} as begins,
                 (${day}::date + 1)::timestamp at time zone ${zoneHere} as ends) d
    join lessons l on l.tenant = ${tenant} and l.starts_at >= d.begins and l.starts_at < d.ends and l.archived_at is null
     and lesson_stands(l.status)
    join bookings b on b.tenant = l.tenant and b.lesson_id = l.id and b.status = 'booked'`
