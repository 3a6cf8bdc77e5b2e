import { type Language, languages } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { type Addressee, type Told, tellEach } from '../notices.ts'

const page = '/my/lessons'

/** Tells students of lessons of theirs, and guardians who book for them, on the screen and by mail. */
export async function tellStudents(
  app: Told,
  actor: Actor,
  kind: 'lesson_reminder' | 'lesson_booked',
  bookingIds: readonly number[],
): Promise<void> {
  if (bookingIds.length === 0) return
  await tellEach(app, actor, kind, await addressees(actor, bookingIds, app.env.DEFAULT_LANGUAGE), page)
}

/** People with an account, each with the lesson in the language that they read. */
async function addressees(
  { db, tenant }: Actor,
  bookingIds: readonly number[],
  fallback: Language,
): Promise<Addressee[]> {
  const { rows } = await db.execute<Addressee>(sql`
    select c.id, c.full_name as name, a.email, a.is_verified, a.language, text_in(y.name, a.language) as lesson,
           to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
           to_char(l.starts_at at time zone z.time_zone, 'YYYY-MM-DD') as day,
           to_char(l.starts_at at time zone z.time_zone, 'HH24:MI') as time, z.time_zone as zone,
           concat_ws(' · ', l.meeting_point, text_in(b.name, a.language), text_in(r.name, a.language)) as place
      from bookings k
      join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
      join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
      join branches b on b.tenant = l.tenant and b.id = l.branch_id
      join schools z on z.id = l.tenant
      left join class_rooms r on r.tenant = l.tenant and r.id = l.room_id
     cross join lateral (
       select k.student_id as person
        union select g.guardian_id from student_guardians g
               where g.tenant = k.tenant and g.student_id = k.student_id and 'book' = any (g.rights)) w
     cross join lateral people_cards(array[w.person]) c
     cross join lateral (
       select o.email, o.is_verified, case when o.language = any(${`{${languages.join(',')}}`}::text[]) then o.language
                                          else ${fallback} end as language
         from account_of(w.person) o) a
     where k.tenant = ${tenant} and k.id = any(${`{${bookingIds.join(',')}}`}::integer[])
     order by k.id, c.id`)
  return rows
}
