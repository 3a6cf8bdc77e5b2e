import { markingSchemes as area, copyMarkingScheme } from '@dsms/contract/curriculum/drivingErrors/markingSchemes'
import { eq, sql } from 'drizzle-orm'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { linkedCodes, linkedIds, linkedOrFree, linksDiffer, setLinks } from '../../../kit/areas/links.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { linkedLicences } from '../licences/licenceLinks.ts'
import { licenceTypes } from '../licences/licenceTypes.table.ts'
import { markingSchemes } from './drivingErrors.table.ts'
import { checkChange, checkManoeuvres, copyScheme, editionsOf, toErrors, toLicences } from './markingSchemes.service.ts'

const key = sql.raw('marking_schemes.id')

export function markingSchemeRoutes(app: App) {
  const { lock } = serveArea(app, area, markingSchemes, {
    sorts: {
      exam_kind: markingSchemes.examKind,
      effective_from: markingSchemes.effectiveFrom,
      edition: markingSchemes.edition,
      max_minor: markingSchemes.maxMinor,
    },
    defaultSort: ['name', '-edition'],
    rows: ({ db, language }, page) =>
      paged(
        db
          .select({
            ...wireColumns(markingSchemes, language),
            ...linkedLicences(toLicences, key),
            eliminatory: linkedCodes(toErrors, key, 'error_types'),
            eliminatory_ids: linkedIds(toErrors, key),
          })
          .from(markingSchemes)
          .$dynamic(),
        page,
      ),
    filters: ({ exam_kind, licence_type_id }) => [
      exam_kind ? eq(markingSchemes.examKind, exam_kind) : undefined,
      licence_type_id ? linkedOrFree(toLicences, key, licence_type_id) : undefined,
    ],
    more: async (actor, row) => ({ editions: await editionsOf(actor, row.series_id) }),
    beforeWrite: async (actor, input, before) => {
      if (before) checkChange(before)
      checkManoeuvres(input, before)
      const { licence_type_ids, eliminatory_ids } = input
      const isRelinked =
        before !== undefined &&
        ((licence_type_ids !== undefined && (await linksDiffer(actor, toLicences, before.id, licence_type_ids))) ||
          (eliminatory_ids !== undefined && (await linksDiffer(actor, toErrors, before.id, eliminatory_ids))))
      return isRelinked ? { parts: before.parts + 1 } : {}
    },
    afterWrite: async (actor, id, input) => {
      if (input.licence_type_ids) await setLinks(actor, toLicences, id, input.licence_type_ids)
      if (input.eliminatory_ids) await setLinks(actor, toErrors, id, input.eliminatory_ids)
    },
    beforeArchive: (_, scheme) => {
      if (scheme.status === 'published') checkChange(scheme)
    },
    references: { licence_type: byName(licenceTypes, { code: licenceTypes.code }) },
  })
  serve(app, copyMarkingScheme, async ({ actor, params }) => ({
    id: await copyScheme(actor, await lock(actor, params.id)),
  }))
}
