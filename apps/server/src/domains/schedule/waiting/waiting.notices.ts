import { type Language, languages } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { type Addressee, type Told, tellEach } from '../notices.ts'

const page = '/my/lessons'

interface Offered extends Addressee {
  until: string
}

/** Tells those whom an hour is offered, and guardians who book for them, on the screen and by mail. */
export async function tellOffered(app: Told, actor: Actor, offerIds: readonly number[]): Promise<void> {
  const people = await addressees(actor, offerIds, app.env.DEFAULT_LANGUAGE)
  await tellEach(app, actor, 'slot_offered', people, page, ({ until }) => ({ until }))
}

/** People with an account, each with the hour in the language that they read. */
async function addressees({ db, tenant }: Actor, offerIds: readonly number[], fallback: Language): Promise<Offered[]> {
  const { rows } = await db.execute<Offered>(sql`
    select c.id, c.full_name as name, a.email, a.is_verified, a.language, text_in(h.type_name, a.language) as lesson,
           to_char(h.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
           to_char(h.starts_at at time zone z.time_zone, 'YYYY-MM-DD') as day,
           to_char(h.starts_at at time zone z.time_zone, 'HH24:MI') as time,
           to_char(o.expires_at at time zone z.time_zone, 'HH24:MI') as until, z.time_zone as zone,
           text_in(h.branch_name, a.language) as place
      from slot_offers o
      join schools z on z.id = o.tenant
     cross join lateral offered_hour(o.id) h
     cross join lateral (
       select o.student_id as person
        union select g.guardian_id from student_guardians g
               where g.tenant = o.tenant and g.student_id = o.student_id and 'book' = any (g.rights)) w
     cross join lateral people_cards(array[w.person]) c
     cross join lateral (
       select t.email, t.is_verified, case when t.language = any(${`{${languages.join(',')}}`}::text[]) then t.language
                                          else ${fallback} end as language
         from account_of(w.person) t) a
     where o.tenant = ${tenant} and o.id = any(${`{${offerIds.join(',')}}`}::integer[])
     order by o.id, c.id`)
  return rows
}
