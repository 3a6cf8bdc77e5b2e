import { errorTypes as area, readErrorPreset, takeErrorPreset, undoErrorPreset } from '@dsms/contract/errorTypes'
import { eq, inArray, sql } from 'drizzle-orm'
import { nameSql, paged, wireColumns } from '../areas/area.columns.ts'
import { byName } from '../areas/area.sheet.ts'
import type { AreaRules } from '../areas/area.ts'
import { linkedLicences, linkedOrFree, linksDiffer, setLinks, toLicenceTypes } from '../areas/links.ts'
import { serveArea } from '../areas/serveArea.ts'
import { errorTypes } from '../db/schema/drivingErrors.ts'
import { licenceTypes } from '../db/schema/licenceTypes.ts'
import { skills } from '../db/schema/skills.ts'
import { serve } from '../serve.ts'
import type { App } from '../services.ts'
import { checkSeverity, checkUnused } from './errorTypes.service.ts'
import { presetWithState, takePreset, undoTaking } from './presets.service.ts'

const key = sql.raw('error_types.id')
const toLicences = toLicenceTypes('error_type_licence_types', 'error_type_id')

const rules: AreaRules<typeof area, typeof errorTypes> = {
  area,
  table: errorTypes,
  sorts: {
    code: errorTypes.code,
    group: errorTypes.group,
    place: errorTypes.place,
    points: errorTypes.points,
    default_severity: sql`array_position(array['minor', 'serious', 'dangerous'], ${errorTypes.defaultSeverity})`,
  },
  defaultSort: 'place,code',
  rows: ({ db, language }, page) =>
    paged(
      db
        .select({
          ...wireColumns(errorTypes, language),
          descriptions: errorTypes.description,
          skill: nameSql(skills.name, language),
          ...linkedLicences(toLicences, key),
          // nothing is marked yet: drives and exams come later
          used: sql<number>`0`,
        })
        .from(errorTypes)
        .leftJoin(skills, eq(skills.id, errorTypes.skillId))
        .$dynamic(),
      page,
    ),
  narrow: ({ group, default_severity, skill_id, licence_type_id }) => [
    group.length ? inArray(errorTypes.group, group) : undefined,
    default_severity ? eq(errorTypes.defaultSeverity, default_severity) : undefined,
    skill_id ? eq(errorTypes.skillId, skill_id) : undefined,
    licence_type_id ? linkedOrFree(toLicences, key, licence_type_id) : undefined,
  ],
  values: async (actor, input, before) => {
    checkSeverity(input, before)
    const ids = input.licence_type_ids
    const isRelinked =
      before !== undefined && ids !== undefined && (await linksDiffer(actor, toLicences, before.id, ids))
    return isRelinked ? { parts: before.parts + 1 } : {}
  },
  saved: (actor, id, input) =>
    input.licence_type_ids ? setLinks(actor, toLicences, id, input.licence_type_ids) : undefined,
  archiving: (actor, { id }) => checkUnused(actor, id),
  references: {
    skill: byName(skills, { code: skills.code }),
    licence_type: byName(licenceTypes, { code: licenceTypes.code }),
  },
}

export function errorTypeRoutes(app: App) {
  serveArea(app, rules)
  serve(app, readErrorPreset, ({ actor }) => presetWithState(actor))
  serve(app, takeErrorPreset, async ({ actor }) => ({ ids: await takePreset(actor) }))
  serve(app, undoErrorPreset, async ({ actor, body }) => ({ changed: await undoTaking(actor, body.ids) }))
}
