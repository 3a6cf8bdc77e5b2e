import { languages } from '@dsms/contract/kernel/shared'
import { graceDays } from '@dsms/contract/platform/subscriptions/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { adminsOf } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { lockLimits } from '../plans/limits.ts'
import { tooMuch, usageFor } from './subscriptions.data.ts'
import { changeSubscription } from './subscriptions.store.ts'

/** Days before the end of a trial on which a school is reminded. */
const reminders = [14, 7, 1] as const

/** The same before an overdue subscription is suspended. */
const overdueReminders = [7, 1] as const

/** The reminder whose turn it is with so many days left: the nearest that was not sent yet. */
export function reminderDue(
  daysLeft: number,
  reminded: number | null,
  days: readonly number[] = reminders,
): number | undefined {
  const now = days.findLast((one) => daysLeft <= one)
  return now !== undefined && daysLeft > 0 && (reminded === null || now < reminded) ? now : undefined
}

/** The first moment of a day where the school is. */
const hourOf = (day: ReturnType<typeof sql>) => sql`((${day})::timestamp at time zone c.time_zone)`

const pieceRow = z.object({
  id: z.int(),
  school_id: z.int(),
  status: z.enum(['trialing', 'active', 'past_due']),
  name: z.record(z.string(), z.string()),
  plan_price: z.number(),
  days_left: z.number(),
  reminded_days: z.number().nullable(),
  is_over: z.boolean(),
  grace_left: z.number().nullable(),
  cancel_at_period_end: z.boolean(),
  next_plan_id: z.int().nullable(),
  next_limits: z.record(z.string(), z.number().nullable()).nullable(),
  locale: z.enum(languages),
})
type Piece = z.infer<typeof pieceRow>

/** The next reminder of a trial: on the day that so many are left. */
const nextReminder = sql`case when s.reminded_days is null then 14 when s.reminded_days > 7 then 7
                              when s.reminded_days > 1 then 1 end`

const graceEnd = sql`s.overdue_since + ${graceDays}::integer`
/** The day of the next reminder of an overdue one, and after the last of them the day on which it is suspended. */
const nextOverdue = sql`${graceEnd} - case when s.reminded_days is null then 7 when s.reminded_days > 1 then 1 else 0 end`

const isDue = sql`
  (s.status = 'past_due' and ${nextOverdue} <= school_today(s.school_id)
   or s.status in ('trialing', 'active', 'past_due') and s.period_end <= school_today(s.school_id)
   or s.status = 'trialing' and s.trial_end - ${nextReminder} <= school_today(s.school_id))`

const atRow = z.object({ at: z.string().nullable() })

/** Trials end, periods begin again, and schools are told in time. */
export const subscriptionWork = (services: Services): DueWork => ({
  name: 'subscriptions',
  async next(db) {
    const rows = await rowsOf(
      db,
      atRow,
      sql`
        select min(least(${hourOf(sql`s.period_end`)},
                         case when s.status = 'trialing' then ${hourOf(sql`s.trial_end - ${nextReminder}`)} end,
                         case when s.status = 'past_due' then ${hourOf(nextOverdue)} end)) as at
          from subscriptions s join schools c on c.id = s.school_id
         where s.status in ('trialing', 'active', 'past_due')`,
    )
    const at = rows[0]?.at
    return at ? new Date(at).toISOString() : null
  },
  async run({ db }) {
    const rows = await rowsOf(
      db,
      pieceRow,
      sql`
        select s.id, s.school_id, s.status, p.name, s.price_month as plan_price, s.period_end - school_today(s.school_id) as days_left,
               s.reminded_days, s.period_end <= school_today(s.school_id) as is_over,
               ${graceEnd} - school_today(s.school_id) as grace_left, s.cancel_at_period_end, s.next_plan_id,
               n.limits as next_limits, c.default_locale as locale
          from subscriptions s join schools c on c.id = s.school_id join subscription_plans p on p.id = s.plan_id
          left join subscription_plans n on n.id = s.next_plan_id
         where ${isDue}
         order by s.period_end, s.id limit 1 for update of s skip locked`,
    )
    const [piece] = rows
    if (!piece) return false
    const { grace_left } = piece
    if (grace_left !== null && grace_left <= 0) await suspend(services, db, piece)
    else if (grace_left !== null && reminderDue(grace_left, piece.reminded_days, overdueReminders))
      await warn(services, db, piece, grace_left)
    else if (!piece.is_over) await remind(services, db, piece)
    else if (piece.cancel_at_period_end)
      await changeSubscription(db, piece.id, () => ({
        ...{ status: 'cancelled', cancelAtPeriodEnd: false, nextPlanId: null, nextCycle: null },
      }))
    else if (piece.status === 'trialing') await endTrial(services, db, piece)
    else await renew(db, piece)
    return true
  },
})

const paramsOf = ({ name, locale, days_left }: Piece) => ({ plan: nameIn(name, locale), days: String(days_left) })

async function remind(services: Services, db: Db, piece: Piece) {
  const days = reminderDue(piece.days_left, piece.reminded_days)
  await db.execute(sql`update subscriptions set reminded_days = ${days ?? 0} where id = ${piece.id}`)
  if (days === undefined || piece.plan_price === 0) return
  await notify(services, db, await adminsOf(db, piece.school_id), {
    kind: 'trial_ending',
    params: paramsOf(piece),
    link: '/school/plan',
  })
}

/** Says that an overdue subscription will be suspended, while there is still time to pay. */
async function warn(services: Services, db: Db, piece: Piece, daysLeft: number) {
  const days = reminderDue(daysLeft, piece.reminded_days, overdueReminders)
  await db.execute(sql`update subscriptions set reminded_days = ${days ?? 0} where id = ${piece.id}`)
  await notify(services, db, await adminsOf(db, piece.school_id), {
    kind: 'plan_overdue',
    params: { ...paramsOf(piece), days: String(daysLeft) },
    link: '/school/plan',
  })
}

/** What was not paid in the days of grace is suspended: the school reads and exports until it is. */
async function suspend(services: Services, db: Db, piece: Piece) {
  await changeSubscription(db, piece.id, () => ({ status: 'suspended', remindedDays: null }))
  await services.events.publish(db, { tenant: piece.school_id }, { type: 'ability' })
  await notify(services, db, await adminsOf(db, piece.school_id), {
    kind: 'plan_suspended',
    params: { plan: nameIn(piece.name, piece.locale) },
    link: '/school/plan',
  })
}

/** After the trial something has to be paid, unless the plan costs nothing. The first period begins where the trial ended. */
async function endTrial(services: Services, db: Db, piece: Piece) {
  const isFree = piece.plan_price === 0
  await changeSubscription(db, piece.id, ({ trialEnd, periodEnd }) => {
    const start = trialEnd ?? periodEnd
    return { status: isFree ? 'active' : 'past_due', periodStart: start, periodEnd: start, remindedDays: null }
  })
  if (isFree) return
  await notify(services, db, await adminsOf(db, piece.school_id), {
    kind: 'trial_ended',
    params: paramsOf(piece),
    link: '/school/plan',
  })
}

/** The next period, with the plan that was put down for it. Who uses more than that allows by now keeps the present one. */
async function renew(db: Db, piece: Piece) {
  const changes = piece.next_plan_id !== null && (await fits(db, piece))
  await changeSubscription(db, piece.id, ({ periodEnd, planId, nextPlanId, cycle, nextCycle }) => ({
    periodStart: periodEnd,
    ...(changes && {
      planId: nextPlanId ?? planId,
      cycle: nextCycle ?? cycle,
      nextPlanId: null,
      nextCycle: null,
    }),
  }))
}

async function fits(db: Db, { school_id, next_limits }: Piece): Promise<boolean> {
  await lockLimits(db, school_id)
  return tooMuch(await usageFor(db, school_id, next_limits ?? {})).length === 0
}
