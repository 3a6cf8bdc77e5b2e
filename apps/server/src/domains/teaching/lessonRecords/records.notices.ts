import type { Notification } from '@dsms/contract/kernel/session/me'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { peopleAround } from '../../people/public.ts'

export type Told = Pick<Services, 'events' | 'mailer'>

interface About extends Record<string, unknown> {
  student_id: number
  name: string
  day: string
  lesson: string
}

async function aboutRecord({ db, tenant, language }: Actor, bookingId: number): Promise<About | undefined> {
  const { rows } = await db.execute<About>(sql`
    select b.student_id, (select c.full_name from people_cards(array[b.student_id]) c) as name,
           to_char(l.starts_at at time zone z.time_zone, 'YYYY-MM-DD') as day, text_in(y.name, ${language}) as lesson
      from lesson_records r
      join bookings b on b.tenant = r.tenant and b.id = r.booking_id
      join lessons l on l.tenant = r.tenant and l.id = r.lesson_id
      join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
      join schools z on z.id = l.tenant
     where r.tenant = ${tenant} and r.booking_id = ${bookingId}`)
  return rows[0]
}

const tell = (
  app: Told,
  actor: Actor,
  people: { id: number; schoolId: number | null }[],
  kind: Notification['kind'],
  { name, day, lesson }: About,
  link: string,
) => notify(app, actor.db, people, { kind, params: { name, day, lesson }, link })

/** Tells the student, and who may sign for them, that a lesson was written up and waits for their signature. */
export async function tellFinished(app: Told, actor: Actor, bookingId: number): Promise<void> {
  const about = await aboutRecord(actor, bookingId)
  if (!about) return
  const people = await peopleAround(actor, about.student_id, 'sign')
  await tell(app, actor, people, 'lesson_recorded', about, '/my/progress')
}

/** Tells the office that a lesson was given which it had called off: its minutes count only if somebody sees to it. */
export async function tellDespite(app: Told, actor: Actor, lessonId: number, bookingId: number): Promise<void> {
  const about = await aboutRecord(actor, bookingId)
  if (!about) return
  const people = await peopleWhoMay(actor, 'session_records.correct')
  await tell(app, actor, people, 'lesson_despite_cancel', about, `/school/teaching/${lessonId}?booking=${bookingId}`)
}
