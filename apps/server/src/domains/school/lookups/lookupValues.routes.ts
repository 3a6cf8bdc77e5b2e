import { lookupValues as area, listLookupChoices, moveLookupValue } from '@dsms/contract/school/lookups/calls'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import type { AreaRules } from '../../../kit/areas/area.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { swapPlaces } from '../../../kit/records/places.ts'
import { checkSame, checkUnused, lastPlace, usesOf } from './lookupValues.service.ts'
import { lookupValues } from './lookupValues.table.ts'

const reads = (actor: Actor) => inArray(lookupValues.tenant, [0, actor.tenant])

const rules: AreaRules<typeof area, typeof lookupValues> = {
  area,
  table: lookupValues,
  sorts: { kind: lookupValues.kind, code: lookupValues.code, place: lookupValues.place },
  defaultSort: 'kind,place,name',
  reads,
  rows: ({ db, language }, page) =>
    paged(
      db
        .select({
          ...wireColumns(lookupValues, language),
          is_shared: sql<boolean>`${lookupValues.tenant} = 0`,
          uses: usesOf(sql`${lookupValues.id}`),
        })
        .from(lookupValues)
        .$dynamic(),
      page,
    ),
  narrow: ({ kind }) => [kind ? eq(lookupValues.kind, kind) : undefined],
  values: async (actor, input, before) => {
    if (before) await checkSame(actor, input, before)
    return before || input.place ? {} : { place: lastPlace(actor, input.kind as string) }
  },
  archiving: (actor, { id }) => checkUnused(actor, id),
}

export function lookupValueRoutes(app: App) {
  const life = serveArea(app, rules)
  serve(app, moveLookupValue, async ({ actor, params, body }) => {
    const { kind } = await life.lock(actor, params.id)
    await swapPlaces(actor, 'lookup_values', params.id, sql`kind = ${kind}`, body.direction)
    return {}
  })
  serve(app, listLookupChoices, ({ actor, query }) =>
    actor.db
      .select({ id: lookupValues.id, code: lookupValues.code, name: nameSql(lookupValues.name, actor.language) })
      .from(lookupValues)
      .where(
        and(
          reads(actor),
          eq(lookupValues.kind, query.kind),
          eq(lookupValues.status, 'active'),
          isNull(lookupValues.archivedAt),
        ),
      )
      .orderBy(asc(lookupValues.place), nameSql(lookupValues.name, actor.language))
      .limit(500),
  )
}
