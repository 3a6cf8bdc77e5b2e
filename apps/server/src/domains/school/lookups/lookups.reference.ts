import { eq, or, sql } from 'drizzle-orm'
import { byName, type Reference } from '../../../kit/areas/area.sheet.ts'
import { lookupValues } from './lookupValues.table.ts'

/** Lookups of a kind, the platform's and the school's own. */
export const lookup = (kind: string): Reference =>
  byName(lookupValues, {
    code: lookupValues.code,
    where: (actor) =>
      sql`${lookupValues.kind} = ${kind} and ${lookupValues.status} = 'active'
          and ${or(eq(lookupValues.tenant, actor.tenant), eq(lookupValues.tenant, 0))}`,
  })
