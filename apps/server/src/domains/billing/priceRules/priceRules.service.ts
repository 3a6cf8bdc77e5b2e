import type { previewLessonPrice as previewCall } from '@dsms/contract/billing/priceRules/calls'
import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { pricedBy, ruleFor, seatPrice } from '@dsms/contract/schedule/policies/price'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { currencyOf } from '../../../kernel/money/money.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { lessonTypes } from '../../schedule/public.ts'
import { rulesInUse } from './priceRules.data.ts'
import { priceRules } from './priceRules.table.ts'

/** What a lesson would cost, and by which rule. Throws `unknown_choice` for a type that is not there. */
export async function previewPrice(
  actor: Actor,
  { lesson_type_id, branch_id, trainer_id, day, time, minutes }: Input<typeof previewCall>['query'],
): Promise<Answer<typeof previewCall>> {
  const { db, tenant, language } = actor
  const [types, rules, names, currency] = await together([
    () =>
      db
        .select({ price_minor: lessonTypes.priceMinor, default_minutes: lessonTypes.defaultMinutes })
        .from(lessonTypes)
        .where(and(eq(lessonTypes.tenant, tenant), eq(lessonTypes.id, lesson_type_id), isNull(lessonTypes.archivedAt))),
    () => rulesInUse(actor),
    () =>
      db
        .select({ id: priceRules.id, name: nameSql(priceRules.name, language) })
        .from(priceRules)
        .where(and(eq(priceRules.tenant, tenant), eq(priceRules.lessonTypeId, lesson_type_id))),
    () => currencyOf(actor),
  ])
  const [type] = types
  if (!type) throw fieldError('lesson_type_id', 'unknown_choice')
  const lesson = {
    type_id: lesson_type_id,
    branch_id: branch_id ?? 0,
    trainer_id: trainer_id ?? null,
    from: `${day}T${time}`,
  }
  const length = minutes ?? type.default_minutes
  const rule = ruleFor(rules, lesson)
  return {
    price_minor: seatPrice(pricedBy(type, rules, lesson), length),
    currency,
    minutes: length,
    usual_minor: seatPrice(type, length),
    rule: names.find(({ id }) => id === rule?.id) ?? null,
  }
}
