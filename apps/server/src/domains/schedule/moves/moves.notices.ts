import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import { clockAt } from '../../../kernel/time/zones.ts'
import { idsIn, type NoticeServices, type Telling, tell, whenText } from '../../students/public.ts'
import { lessonsPage } from '../notices/ofBookings.ts'

const officePage = '/school/schedule/moves'

const whenRow = z.object({ student: z.string(), lesson: z.string(), start: z.string(), zone: z.string() })

/** Tells those who plan, and of a call-off the one who would have taught, what a student did about a lesson. */
export async function tellOffice(
  app: NoticeServices,
  actor: Actor,
  kind: 'lesson_called_off' | 'move_asked',
  bookingId: number,
  trainerId: number | null,
): Promise<void> {
  const fallback = app.env.DEFAULT_LANGUAGE
  const rows = await rowsOf(
    actor.db,
    whenRow,
    sql`
      select coalesce(text_in(s.name, ${fallback}), '') as student, text_in(y.name, ${fallback}) as lesson,
             to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start, z.time_zone as zone
        from bookings b
        join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join schools z on z.id = b.tenant
        left join students s on s.tenant = b.tenant and s.id = b.student_id
       where b.tenant = ${actor.tenant} and b.id = ${bookingId}`,
  )
  const [found] = rows
  if (!found) return
  const planners = await peopleWhoMay(actor, 'schedules.edit')
  const trainer = trainerId === null ? [] : [{ id: trainerId, schoolId: actor.schoolId }]
  const people = [...planners, ...trainer.filter(({ id }) => planners.every((one) => one.id !== id))]
  const { student, lesson, start, zone } = found
  await notify(app, actor.db, people, {
    kind,
    params: { student, lesson, ...clockAt(start, zone) },
    link: kind === 'move_asked' ? officePage : '/school/schedule',
  })
}

/** Tells students what became of another time that was asked for, and guardians who may cancel for them. */
export const tellAsker = (
  app: NoticeServices,
  context: Telling,
  kind: 'move_accepted' | 'move_declined' | 'move_lapsed',
  ids: readonly number[],
): Promise<ToldPerson[]> =>
  tell(app, context, {
    kind,
    source: sql`
      select m.id as key, m.tenant, m.student_id, y.name as type_name, m.starts_at, null::text as meeting_point, b.name as branch_name,
             null::jsonb as room_name,
             json_build_object('reason', m.status_reason, 'wanted', to_char(m.wanted_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as more
        from move_requests m
        join bookings k on k.tenant = m.tenant and k.id = m.booking_id
        join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join branches b on b.tenant = l.tenant and b.id = l.branch_id
       where ${idsIn('m.id', ids)}`,
    permit: 'cancel',
    page: lessonsPage,
    more: ({ language, zone, more }) => ({
      wanted: whenText(language, String(more?.wanted), zone),
      reason: String(more?.reason ?? ''),
    }),
  })
