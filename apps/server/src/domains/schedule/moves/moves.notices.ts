import { type Language, languages } from '@dsms/contract/kernel/shared'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Told } from '../notices.ts'

const officePage = '/school/schedule/moves'
const ownPage = '/my/lessons'

interface When extends Record<string, unknown> {
  tenant: number
  person: number | null
  student: string
  lesson: string
  day: string
  time: string
}

/** Tells those who plan, and of a call-off the one who would have taught, what a student did about a lesson. */
export async function tellOffice(
  app: Told,
  actor: Actor,
  kind: 'lesson_called_off' | 'move_asked',
  bookingId: number,
  trainerId: number | null,
): Promise<void> {
  const [found] = await whenOf(actor.db, sql`b.id = ${bookingId}`, app.env.DEFAULT_LANGUAGE, sql`false`)
  if (!found) return
  const planners = await peopleWhoMay(actor, 'schedules.edit')
  const trainer = trainerId === null ? [] : [{ id: trainerId, schoolId: actor.schoolId }]
  const people = [...planners, ...trainer.filter(({ id }) => planners.every((one) => one.id !== id))]
  const { student, lesson, day, time } = found
  await notify(app, actor.db, people, {
    kind,
    params: { student, lesson, day, time },
    link: kind === 'move_asked' ? officePage : '/school/schedule',
  })
}

/** Tells who asked for another time what became of it, each in their language. */
export async function tellAsker(
  app: Told,
  db: Db,
  kind: 'move_accepted' | 'move_declined' | 'move_lapsed',
  ids: readonly number[],
): Promise<void> {
  const rows = await whenOf(db, sql`m.id = any(${`{${ids.join(',')}}`}::integer[])`, app.env.DEFAULT_LANGUAGE)
  for (const { person, tenant, lesson, day, time } of rows)
    if (person !== null)
      await notify(app, db, [{ id: person, schoolId: tenant }], { kind, params: { lesson, day, time }, link: ownPage })
}

/** What a notice says of bookings, or of requests: the lesson in the language of who asked, else in the one given. */
async function whenOf(db: Db, which: SQL, fallback: Language, hasRequest = sql`true`): Promise<When[]> {
  const { rows } = await db.execute<When>(sql`
    select b.tenant, m.created_by as person, coalesce(text_in(s.name, ${fallback}), '') as student,
           text_in(y.name, coalesce(a.language, ${fallback})) as lesson,
           to_char(coalesce(m.starts_at, l.starts_at) at time zone z.time_zone, 'YYYY-MM-DD') as day,
           to_char(coalesce(m.starts_at, l.starts_at) at time zone z.time_zone, 'HH24:MI') as time
      from bookings b
      join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
      join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
      join schools z on z.id = b.tenant
      left join students s on s.tenant = b.tenant and s.id = b.student_id
      left join move_requests m on ${hasRequest} and m.tenant = b.tenant and m.booking_id = b.id
      left join lateral (
        select o.language from account_of(m.created_by) o
         where o.language = any(${`{${languages.join(',')}}`}::text[])) a on true
     where ${which} order by m.id desc nulls last`)
  return rows
}
