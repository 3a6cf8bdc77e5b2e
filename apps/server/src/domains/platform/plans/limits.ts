import { AppError } from '@dsms/contract/kernel/errors'
import type { CountedLimit } from '@dsms/contract/platform/plans/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { takeTurn } from '../../../db/locks.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { ownPlanId } from './plans.data.ts'

/** What a plan limits and areas count. */
export type Limited = CountedLimit

/** Who adds to a school, and who gives it a smaller plan, come one after the other. */
export const lockLimits = (db: Db, schoolId: number) => takeTurn(db, 'limits', schoolId)

/** An invitation holds a place, so that nobody who accepts one is turned away. The same as in `school_usage`. */
const trainers = (tenant: number) =>
  sql`select count(*) from users where tenant = ${tenant} and kind = 'trainer' and status in ('invited', 'active')`

const activeStudents = (tenant: number) => sql`select students_in_training(${tenant})`

const counts: Record<Limited, (tenant: number) => SQL> = {
  branches: (tenant) => sql`select count(*) from branches where tenant = ${tenant} and archived_at is null`,
  vehicles: (tenant) =>
    sql`select count(*) from ${sql.identifier('vehicles')} where tenant = ${tenant} and archived_at is null`,
  trainers,
  active_students: activeStudents,
  storage_mb: (tenant) => sql`select coalesce(sum(n), 0) from stored_mb(array[${tenant}::integer])`,
}

/**
 * Throws `plan_limit` when the school's plan is full. What exists is never hidden or taken away: only
 * adding is refused. Two who add at once are counted one after the other.
 */
export async function checkLimit(actor: Actor, what: Limited): Promise<void> {
  const { left, refusal } = await placesLeft(actor, what)
  if (left <= 0) throw refusal()
}

const limitRow = z.object({
  plan: z.record(z.string(), z.string()),
  most: z.number().nullable(),
  used: z.number(),
})

/** How many more of these the plan allows, and what whoever comes after them is told. Two who ask wait for each other. */
export async function placesLeft(actor: Actor, what: Limited): Promise<{ left: number; refusal: () => AppError }> {
  const refusal = (params = {}) => new AppError('plan_limit', params)
  if (actor.tenant === 0) return { left: Infinity, refusal }
  // two statements, so that the second sees what the one before in the queue has added
  const [, rows] = await together([
    () => lockLimits(actor.db, actor.tenant),
    () =>
      rowsOf(
        actor.db,
        limitRow,
        sql`
        select p.name as plan, (p.limits ->> ${what})::integer as most, (${counts[what](actor.tenant)})::float8 as used
          from subscription_plans p
         where p.id = ${ownPlanId(actor)}`,
      ),
  ])
  const [found] = rows
  if (!found || found.most === null) return { left: Infinity, refusal }
  const { most, used, plan } = found
  return { left: most - used, refusal: () => refusal({ what, most, plan: nameIn(plan, actor.language) }) }
}

/** Trainers and students take places of the plan; other staff do not. */
export async function checkPersonLimit(actor: Actor, kind: string): Promise<void> {
  if (kind === 'trainer') await checkLimit(actor, 'trainers')
  if (kind === 'student') await checkLimit(actor, 'active_students')
}
