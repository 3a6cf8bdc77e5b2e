import {
  errorTypes as area,
  readErrorPreset,
  takeErrorPreset,
  undoErrorPreset,
} from '@dsms/contract/curriculum/drivingErrors/calls'
import { eq, inArray, sql } from 'drizzle-orm'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { linkedOrFree, linksDiffer, setLinks } from '../../../kit/areas/links.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { linkedLicences, toLicenceTypes } from '../licences/licenceLinks.ts'
import { licenceTypes } from '../licences/licenceTypes.table.ts'
import { skills } from '../skills/skills.table.ts'
import { errorTypes } from './drivingErrors.table.ts'
import { checkSeverity, checkUnused } from './errorTypes.service.ts'
import { presetWithState, takePreset, undoTaking } from './presets.service.ts'

const key = sql.raw('error_types.id')
const toLicences = toLicenceTypes('error_type_licence_types', 'error_type_id')

export function errorTypeRoutes(app: App) {
  serveArea(app, area, errorTypes, {
    sorts: {
      code: errorTypes.code,
      group: errorTypes.group,
      place: errorTypes.place,
      points: errorTypes.points,
      default_severity: sql`array_position(array['minor', 'serious', 'dangerous'], ${errorTypes.defaultSeverity})`,
    },
    defaultSort: ['place', 'code'],
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
    filters: ({ group, default_severity, skill_id, licence_type_id }) => [
      group.length ? inArray(errorTypes.group, group) : undefined,
      default_severity ? eq(errorTypes.defaultSeverity, default_severity) : undefined,
      skill_id ? eq(errorTypes.skillId, skill_id) : undefined,
      licence_type_id ? linkedOrFree(toLicences, key, licence_type_id) : undefined,
    ],
    beforeWrite: async (actor, input, before) => {
      checkSeverity(input, before)
      const ids = input.licence_type_ids
      const isRelinked =
        before !== undefined && ids !== undefined && (await linksDiffer(actor, toLicences, before.id, ids))
      return isRelinked ? { parts: before.parts + 1 } : {}
    },
    afterWrite: (actor, id, input) =>
      input.licence_type_ids ? setLinks(actor, toLicences, id, input.licence_type_ids) : undefined,
    beforeArchive: (actor, { id }) => checkUnused(actor, id),
    references: {
      skill: byName(skills, { code: skills.code }),
      licence_type: byName(licenceTypes, { code: licenceTypes.code }),
    },
  })
  serve(app, readErrorPreset, ({ actor }) => presetWithState(actor))
  serve(app, takeErrorPreset, async ({ actor }) => ({ ids: await takePreset(actor) }))
  serve(app, undoErrorPreset, async ({ actor, body }) => ({ changed: await undoTaking(actor, body.ids) }))
}
