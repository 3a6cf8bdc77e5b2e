import { type Language, languages } from '@dsms/contract/kernel/shared'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { type Addressee, type Told, tellEach } from '../notices.ts'

const page = '/my/check-in'

/** Tells those whom the waiting list gave a seat, on the screen and by mail. */
export const tellSeatGiven = (app: Told, actor: Actor, bookingIds: readonly number[]): Promise<void> =>
  bookingIds.length === 0
    ? Promise.resolve()
    : tell(app, actor, 'seat_given', sql`k.id = any(${`{${bookingIds.join(',')}}`}::integer[]) and k.status = 'booked'`)

/** Tells those who had a seat in a class to come, or waited for one, that it was called off. */
export const tellClassCancelled = (app: Told, actor: Actor, lessonIds: readonly number[]): Promise<void> =>
  lessonIds.length === 0
    ? Promise.resolve()
    : tell(
        app,
        actor,
        'class_cancelled',
        sql`k.lesson_id = any(${`{${lessonIds.join(',')}}`}::integer[]) and k.status <> 'cancelled'
            and l.starts_at > now() and (l.capacity > 1 or y.kind = 'theory_class')`,
      )

const tell = async (app: Told, actor: Actor, kind: 'seat_given' | 'class_cancelled', which: SQL): Promise<void> =>
  tellEach(app, actor, kind, await addressees(actor, which, app.env.DEFAULT_LANGUAGE), page)

/** Students with an account, each with the lesson in the language that they read. */
async function addressees({ db, tenant }: Actor, which: SQL, fallback: Language): Promise<Addressee[]> {
  const { rows } = await db.execute<Addressee>(sql`
    select c.id, c.full_name as name, a.email, a.is_verified, a.language, text_in(y.name, a.language) as lesson,
           to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
           to_char(l.starts_at at time zone z.time_zone, 'YYYY-MM-DD') as day,
           to_char(l.starts_at at time zone z.time_zone, 'HH24:MI') as time, z.time_zone as zone,
           concat_ws(' · ', text_in(b.name, a.language), text_in(r.name, a.language)) as place
      from bookings k
      join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
      join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
      join branches b on b.tenant = l.tenant and b.id = l.branch_id
      join schools z on z.id = l.tenant
      left join class_rooms r on r.tenant = l.tenant and r.id = l.room_id
     cross join lateral people_cards(array[k.student_id]) c
     cross join lateral (
       select o.email, o.is_verified, case when o.language = any(${`{${languages.join(',')}}`}::text[]) then o.language
                                          else ${fallback} end as language
         from account_of(k.student_id) o) a
     where k.tenant = ${tenant} and ${which}
     order by k.id`)
  return rows
}
