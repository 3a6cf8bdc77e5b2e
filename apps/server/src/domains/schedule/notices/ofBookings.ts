import { type SQL, sql } from 'drizzle-orm'
import type { Addressee } from '../../students/public.ts'

/** Where somebody reads of a lesson: a guardian among those of the child whose it is. */
export const lessonsPage = ({ id, student_id }: Addressee): string =>
  id === student_id ? '/my/lessons' : `/my/lessons?student=${student_id}`

/** Whether a lesson of `ofBookings` is a class, of which students alone are told. */
export const isClass = sql`(l.capacity > 1 or y.kind = 'theory_class')`

/** Bookings as a source of notices: `k` is the booking, `l` its lesson and `y` the type. The trainer and the keys of trainer and lesson stand in `more`. */
export const ofBookings = (tenant: number, which: SQL): SQL => sql`
  select k.id as key, k.tenant, k.student_id, y.name as type_name, l.starts_at, l.ends_at, l.meeting_point, b.name as branch_name, r.name as room_name,
         json_build_object('trainer', (select c.full_name from people_cards(array[coalesce(l.actual_trainer_id, l.trainer_id)], null) c),
                           'trainer_id', coalesce(l.actual_trainer_id, l.trainer_id), 'lesson', l.id) as more
    from bookings k
    join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
    join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
    join branches b on b.tenant = l.tenant and b.id = l.branch_id
    left join class_rooms r on r.tenant = l.tenant and r.id = l.room_id
   where k.tenant = ${tenant} and ${which}`
