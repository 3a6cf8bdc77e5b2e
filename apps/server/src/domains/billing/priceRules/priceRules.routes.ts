import { priceRules as area, previewLessonPrice } from '@dsms/contract/billing/priceRules/calls'
import { and, eq } from 'drizzle-orm'
import { shownName } from '../../../db/people.ts'
import { branches } from '../../../db/tables/branches.ts'
import { users } from '../../../db/tables/users.ts'
import { serve } from '../../../kernel/http/serve.ts'
import { tenantCurrency } from '../../../kernel/money/money.ts'
import type { App } from '../../../kernel/services.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { lessonTypes } from '../../schedule/public.ts'
import { previewPrice } from './priceRules.service.ts'
import { priceRules } from './priceRules.table.ts'

export function priceRuleRoutes(app: App) {
  serveArea(app, area, priceRules, {
    sorts: { lesson_type: lessonTypes.name, branch: branches.name, price_minor: priceRules.priceMinor },
    defaultSort: ['lesson_type', 'name'],
    rows: ({ db, language }, page) =>
      paged(
        db
          .select({
            ...wireColumns(priceRules, language),
            lesson_type: nameSql(lessonTypes.name, language),
            branch: nameSql(branches.name, language),
            trainer: shownName(users),
            currency: tenantCurrency.as('currency'),
            minutes: lessonTypes.defaultMinutes,
            usual_minor: lessonTypes.priceMinor,
          })
          .from(priceRules)
          .innerJoin(
            lessonTypes,
            and(eq(lessonTypes.tenant, priceRules.tenant), eq(lessonTypes.id, priceRules.lessonTypeId)),
          )
          .leftJoin(branches, and(eq(branches.tenant, priceRules.tenant), eq(branches.id, priceRules.branchId)))
          .leftJoin(users, and(eq(users.tenant, priceRules.tenant), eq(users.id, priceRules.trainerId)))
          .$dynamic(),
        page,
      ),
    filters: ({ lesson_type_id, branch_id }) => [
      lesson_type_id ? eq(priceRules.lessonTypeId, lesson_type_id) : undefined,
      branch_id ? eq(priceRules.branchId, branch_id) : undefined,
    ],
    references: { lesson_type: byName(lessonTypes), branch: byName(branches) },
  })

  serve(app, previewLessonPrice, ({ actor, query }) => previewPrice(actor, query))
}
