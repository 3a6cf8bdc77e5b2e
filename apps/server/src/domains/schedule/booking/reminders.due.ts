import { quietUntil } from '@dsms/contract/schedule/waiting/ranking'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idRow, rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { type SystemContext, serverIn } from '../../../kernel/session/transaction.ts'
import { settingsOf } from '../../platform/public.ts'
import type { NoticeServices } from '../../students/public.ts'
import { markAsked } from '../lessons/store/marks.ts'
import { tellStudents } from './booking.notices.ts'

/** Reminders are looked for so often; a school may ask for them at most so long before. */
const [everyMs, longestHours] = [300_000, 72]
const mostAtOnce = 200

/**
 * Reminds students of lessons to come, twice where the school wants it, each once, and not of those that they booked only just
 * before. A lesson that was moved since is reminded of again.
 */
export function lessonReminders(app: NoticeServices): DueWork {
  let next = 0
  return {
    name: 'reminders of lessons',
    next: async () => new Date(next).toISOString(),
    async run(context) {
      if (Date.now() < next) return false
      const rows = await rowsOf(
        context.db,
        placeRow,
        sql`
          select distinct l.tenant, l.branch_id as branch, z.time_zone as zone from lessons l join schools z on z.id = l.tenant
           where lesson_is_planned(l.status) and l.starts_at > now()
             and l.starts_at < now() + make_interval(hours => ${longestHours}::integer)`,
      )
      let hasMore = false
      for (const place of rows) hasMore = (await remind(app, context, place)) === mostAtOnce || hasMore
      if (!hasMore) next = Date.now() + everyMs
      return hasMore
    },
  }
}

const placeRow = z.object({ tenant: z.number(), branch: z.number(), zone: z.string() })
type Place = z.infer<typeof placeRow>

/**
 * Reminds those of one branch; answers how many. In quiet hours they are told when these are over, but for the second time of a
 * lesson that is in quiet hours itself.
 */
async function remind(app: NoticeServices, context: SystemContext, { tenant, branch, zone }: Place): Promise<number> {
  const actor = serverIn(context, { schoolId: tenant, language: app.env.DEFAULT_LANGUAGE })
  const said = await settingsOf(
    actor,
    ['notices.reminder', 'notices.second_reminder', 'notices.quiet_from', 'notices.quiet_until'],
    branch,
  )
  const [first, second] = [said['notices.reminder'], said['notices.second_reminder']]
  const [from, until] = [said['notices.quiet_from'], said['notices.quiet_until']]
  const now = Date.now()
  const isQuiet = quietUntil(now, zone, { from, until }) > now
  const clock = sql`to_char(l.starts_at at time zone ${zone}, 'HH24:MI')`
  const isThen =
    from < until ? sql`${clock} >= ${from} and ${clock} < ${until}` : sql`(${clock} >= ${from} or ${clock} < ${until})`
  await context.db.execute(sql`select set_config('app.tenant', ${String(tenant)}, true)`)
  // the hour from which the reminder that is next holds; who was reminded before it, or booked after it, tells the rest.
  // Looked up by keys: where the planner knows no numbers yet, a join behind the walls takes seconds
  const rows = await rowsOf(
    context.db,
    idRow,
    sql`
      with due as materialized (
        select l.id, r.hour
          from lessons l
         cross join lateral (select ${second}::integer > 0 and now() >= l.starts_at - make_interval(hours => ${second}::integer) as is_second) n
         cross join lateral (
           select l.starts_at - make_interval(hours => case when n.is_second then ${second}::integer else ${first}::integer end) as hour) r
         where l.tenant = ${tenant} and l.branch_id = ${branch} and lesson_is_planned(l.status) and l.starts_at > now()
           and l.starts_at < now() + make_interval(hours => ${longestHours}::integer)
           and now() >= r.hour and (not ${isQuiet}::boolean or n.is_second and ${isThen})),
      waiting as materialized (
        select k.id
          from bookings k
         where k.tenant = ${tenant} and k.lesson_id = any(array(select id from due)) and k.status = 'booked'
           and exists (select from due d where d.id = k.lesson_id and k.booked_at < d.hour and (k.reminded_at is null or k.reminded_at < d.hour))
         order by k.id limit ${mostAtOnce} for update skip locked)
      select id from waiting`,
  )
  const ids = rows.map(({ id }) => id)
  await markAsked(context, tenant, 'reminded_at', ids)
  await tellStudents(app, actor, 'lesson_reminder', ids)
  return rows.length
}
