import type { PriceRule } from '@dsms/contract/schedule/policies/price'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { priceRules as r } from './priceRules.table.ts'

/** Rules in use of the school; see `priceRulesOf`. */
export const rulesInUse = ({ db, tenant }: Pick<Actor, 'db' | 'tenant'>): Promise<PriceRule[]> =>
  db
    .select({
      id: r.id,
      lesson_type_id: r.lessonTypeId,
      branch_id: r.branchId,
      trainer_id: r.trainerId,
      weekdays: r.weekdays,
      from_time: r.fromTime,
      to_time: r.toTime,
      from_on: r.fromOn,
      until_on: r.untilOn,
      price_minor: r.priceMinor,
    })
    .from(r)
    .where(and(eq(r.tenant, tenant), eq(r.status, 'active'), isNull(r.archivedAt)))
