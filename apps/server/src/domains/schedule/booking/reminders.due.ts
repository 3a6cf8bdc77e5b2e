import { quietUntil } from '@dsms/contract/schedule/waiting/ranking'
import { sql } from 'drizzle-orm'
import { type SystemContext, serverIn } from '../../../db/transaction.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { settingsOf } from '../../platform/public.ts'
import type { Told } from '../notices.ts'
import { tellStudents } from './booking.notices.ts'

/** Reminders are looked for so often; a school may ask for them at most so long before. */
const [everyMs, longestHours] = [300_000, 72]
const mostAtOnce = 200

/** Reminds students of lessons to come, once each, and not of those that they booked only just before. */
export function lessonReminders(app: Told): DueWork {
  let next = 0
  return {
    name: 'reminders of lessons',
    next: async () => new Date(next).toISOString(),
    async run(context) {
      if (Date.now() < next) return false
      const { rows } = await context.db.execute<Place>(sql`
        select distinct l.tenant, l.branch_id as branch, z.time_zone as zone from bookings k
          join lessons l on l.tenant = k.tenant and l.id = k.lesson_id and l.status in ('scheduled', 'confirmed')
          join schools z on z.id = l.tenant
         where k.reminded_at is null and k.status = 'booked' and l.starts_at > now()
           and l.starts_at < now() + make_interval(hours => ${longestHours})`)
      let hasMore = false
      for (const place of rows) hasMore = (await remind(app, context, place)) === mostAtOnce || hasMore
      if (!hasMore) next = Date.now() + everyMs
      return hasMore
    },
  }
}

interface Place extends Record<string, unknown> {
  tenant: number
  branch: number
  zone: string
}

/** Reminds those of one branch; answers how many. In quiet hours nobody, they are told when these are over. */
async function remind(app: Told, context: SystemContext, { tenant, branch, zone }: Place): Promise<number> {
  const actor = serverIn(context, { schoolId: tenant, language: app.env.DEFAULT_LANGUAGE })
  const said = await settingsOf(actor, ['notices.reminder', 'notices.quiet_from', 'notices.quiet_until'], branch)
  const now = Date.now()
  const quiet = { from: said['notices.quiet_from'], until: said['notices.quiet_until'] }
  if (quietUntil(now, zone, quiet) > now) return 0
  await context.db.execute(sql`select set_config('app.tenant', ${String(tenant)}, true)`)
  const { rows } = await context.db.execute<{ id: number }>(sql`
    update bookings set reminded_at = now()
     where tenant = ${tenant} and id in (
       select k.id from bookings k join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
        where k.tenant = ${tenant} and k.reminded_at is null and k.status = 'booked' and l.branch_id = ${branch}
          and l.status in ('scheduled', 'confirmed') and l.starts_at > now()
          and l.starts_at < now() + make_interval(hours => ${said['notices.reminder']})
          and k.created_at < l.starts_at - make_interval(hours => ${said['notices.reminder']})
        order by k.id limit ${mostAtOnce} for update of k skip locked)
    returning id`)
  await tellStudents(
    app,
    actor,
    'lesson_reminder',
    rows.map(({ id }) => id),
  )
  return rows.length
}
