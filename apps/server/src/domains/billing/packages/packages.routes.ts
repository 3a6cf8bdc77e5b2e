import { packages as area } from '@dsms/contract/billing/packages/calls'
import { and, eq, sql } from 'drizzle-orm'
import { tenantCurrency } from '../../../kernel/money/money.ts'
import type { App } from '../../../kernel/services.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { courses } from '../../curriculum/public.ts'
import { packages } from './packages.table.ts'

const sold = sql<number>`(
  select count(*)::integer from sales s
   where s.tenant = packages.tenant and s.package_id = packages.id and s.status = 'active')`

export function packageRoutes(app: App) {
  serveArea(app, area, packages, {
    sorts: { price_minor: packages.priceMinor, course: courses.name },
    rows: ({ db, language }, page) =>
      paged(
        db
          .select({
            ...wireColumns(packages, language),
            course: nameSql(courses.name, language),
            currency: tenantCurrency.as('currency'),
            sold: sold.as('sold'),
          })
          .from(packages)
          .leftJoin(courses, and(eq(courses.tenant, packages.tenant), eq(courses.id, packages.courseId)))
          .$dynamic(),
        page,
      ),
    filters: ({ course_id, visibility }) => [
      course_id ? eq(packages.courseId, course_id) : undefined,
      visibility ? eq(packages.visibility, visibility) : undefined,
    ],
    references: { course: byName(courses) },
  })
}
