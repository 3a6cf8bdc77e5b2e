import { AppError } from '@dsms/contract/errors'
import type { PlanLimit } from '@dsms/contract/plans'
import { sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { nameIn } from '../names.ts'
import { ownPlanId } from '../plans/plans.data.ts'

/** What a plan limits and areas count. */
export type Limited = Extract<PlanLimit, 'branches' | 'vehicles'>

/** Any number that other advisory locks do not use; the second is the school. */
const limitLock = 7_401_160

/**
 * Throws `plan_limit` when the school's plan allows no more of these. What exists is never hidden or taken away: only
 * adding is refused. Two who add at once are counted one after the other.
 */
export async function checkLimit(actor: Actor, what: Limited): Promise<void> {
  if (actor.tenant === 0) return
  // two statements, so that the second sees what the one before in the queue has added
  const [, { rows }] = await Promise.all([
    actor.db.execute(sql`select pg_advisory_xact_lock(${limitLock}, ${actor.tenant})`),
    actor.db.execute<{ plan: Record<string, string>; most: number | null; used: number }>(sql`
      select p.name as plan, (p.limits ->> ${what})::integer as most,
             (select count(*) from ${sql.identifier(what)} where tenant = ${actor.tenant} and archived_at is null) as used
        from subscription_plans p
       where p.id = ${ownPlanId(actor)}`),
  ])
  const [found] = rows
  if (found && found.most !== null && found.used >= found.most)
    throw new AppError('plan_limit', { what, most: found.most, plan: nameIn(found.plan, actor.language) })
}
