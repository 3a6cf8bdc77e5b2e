import type { Notification } from '@dsms/contract/kernel/session/me'
import { instant } from '@dsms/contract/kernel/shared'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { objectionDays } from '@dsms/contract/students/contracts/drawn'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import type { SystemContext } from '../../../kernel/session/transaction.ts'
import { clockAt } from '../../../kernel/time/zones.ts'
import { markAsked, ofBookings } from '../../schedule/public.ts'
import { tell as tellOfLesson, whenText } from '../../students/public.ts'

export type NoticeServices = Pick<Services, 'events' | 'mailer' | 'env'>

export interface About {
  booking_id: number
  student_id: number
  name: string
  day: string
  lesson: string
}

const aboutRow = z.object({
  booking_id: z.int(),
  student_id: z.int(),
  name: z.string(),
  lesson: z.string(),
  start: instant,
  zone: z.string(),
})

export async function aboutRecord({ db, tenant, language }: Actor, bookingId: number): Promise<About | undefined> {
  const found = await firstRow(
    db,
    aboutRow,
    sql`
      select b.id as booking_id, b.student_id, (select c.full_name from people_cards(array[b.student_id]) c) as name,
             to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start, z.time_zone as zone,
             text_in(y.name, ${language}) as lesson
        from lesson_records r
        join bookings b on b.tenant = r.tenant and b.id = r.booking_id
        join lessons l on l.tenant = r.tenant and l.id = r.lesson_id
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join schools z on z.id = l.tenant
       where r.tenant = ${tenant} and r.booking_id = ${bookingId}`,
  )
  return found && { ...found, day: clockAt(found.start, found.zone).day }
}

export const tell = (
  app: NoticeServices,
  actor: Actor,
  people: { id: number; schoolId: number | null }[],
  kind: Notification['kind'],
  { name, day, lesson }: About,
  link: string,
) => notify(app, actor.db, people, { kind, params: { name, day, lesson }, link })

/** Tells the student, and who may sign for them, that a lesson was written up and waits for their signature. */
export async function tellFinished(app: NoticeServices, actor: Actor, bookingId: number): Promise<void> {
  const about = await aboutRecord(actor, bookingId)
  if (!about) return
  await tellOfLesson(app, actor, {
    kind: 'lesson_recorded',
    source: ofBookings(actor.tenant, sql`k.id = ${bookingId}`),
    permit: 'sign',
    page: `/my/progress?student=${about.student_id}`,
    shown: ({ day, lesson }) => ({ name: about.name, day, lesson: lesson ?? about.lesson }),
    but: actor.id,
  })
}

/** Tells the student, and who may sign for them, that a lesson was signed on the trainer's device, and until when they may object. */
export async function tellSigned(app: NoticeServices, actor: Actor, bookingId: number): Promise<void> {
  await tellOfLesson(app, actor, {
    kind: 'lesson_signed_beside',
    source: ofBookings(actor.tenant, sql`k.id = ${bookingId}`),
    permit: 'sign',
    page: '/my/progress',
    more: ({ language, zone }) => ({
      until: whenText(language, new Date(Date.now() + objectionDays * dayMs).toISOString(), zone),
    }),
  })
}

/** Tells the office that a lesson was given which it had called off: its minutes count only if somebody sees to it. */
export async function notifyGivenAfterCancellation(
  app: NoticeServices,
  actor: Actor,
  lessonId: number,
  bookingId: number,
): Promise<void> {
  const about = await aboutRecord(actor, bookingId)
  if (!about) return
  const people = await peopleWhoMay(actor, 'session_records.correct')
  await tell(app, actor, people, 'lesson_despite_cancel', about, `/school/teaching/${lessonId}?booking=${bookingId}`)
}

/** Not before this hour on the clock of the school, and looked for so often. */
const [evening, everyMs] = ['19:00', 300_000]

const zoneRow = z.object({ id: z.int(), zone: z.string() })

/** Reminds trainers, once they are done for the day, of lessons of that day that they have not written up; of each once. */
export function recordReminders(app: NoticeServices): DueWork {
  let next = 0
  return {
    name: 'reminders of lesson records',
    next: async () => new Date(next).toISOString(),
    async run(context) {
      if (Date.now() < next) return false
      const schools = await rowsOf(
        context.db,
        zoneRow,
        sql`
          select id, time_zone as zone from schools where to_char(now() at time zone time_zone, 'HH24:MI') >= ${evening} order by id`,
      )
      for (const { id, zone } of schools) await remind(app, context, id, zone)
      next = Date.now() + everyMs
      return false
    },
  }
}

const unfinishedRow = z.object({ trainer: z.int(), lessons: z.int(), seats: z.array(z.int()) })

async function remind(app: NoticeServices, context: SystemContext, tenant: number, zone: string): Promise<void> {
  await context.db.execute(sql`select set_config('app.tenant', ${String(tenant)}, true)`)
  // Looked up by keys: where the planner knows no numbers yet, a join behind the walls takes seconds
  const unfinished = await rowsOf(
    context.db,
    unfinishedRow,
    sql`
      with today as materialized (
        select l.id, l.ends_at, coalesce(l.actual_trainer_id, l.trainer_id) as trainer
          from lessons l
         where l.tenant = ${tenant} and l.starts_at >= date_trunc('day', now() at time zone ${zone}) at time zone ${zone}
           and l.starts_at < (date_trunc('day', now() at time zone ${zone}) + interval '1 day') at time zone ${zone}
           and lesson_is_agreed(l.status)
           and l.type_id <> all(array(select id from lesson_types where tenant = ${tenant} and kind = 'theory_class'))),
      over as materialized (
        select id, trainer from today t
         where trainer is not null and not exists (select from today o where o.trainer = t.trainer and o.ends_at > now())),
      open as materialized (
        select k.id, k.lesson_id
          from bookings k
         where k.tenant = ${tenant} and k.lesson_id = any(array(select id from over)) and k.status = 'booked' and k.record_asked_at is null
           and not exists (select from lesson_records r where r.tenant = k.tenant and r.booking_id = k.id and r.finished_at is not null)
         order by k.id for update skip locked)
      select o.trainer, count(*)::integer as lessons, array_agg(k.id) as seats from open k join over o on o.id = k.lesson_id
       group by o.trainer order by o.trainer`,
  )
  await markAsked(
    context,
    tenant,
    'record_asked_at',
    unfinished.flatMap(({ seats }) => seats),
  )
  for (const { trainer, lessons } of unfinished)
    await notify(app, context.db, [{ id: trainer, schoolId: tenant }], {
      kind: 'records_unfinished',
      params: { howMany: String(lessons) },
      link: '/my/day',
    })
  if (unfinished.length > 0) context.afterCommit(() => void app.mailer.deliver())
}
