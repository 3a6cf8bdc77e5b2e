import { AppError } from '@dsms/contract/kernel/errors'
import { circuits as area, closeForWeather, openAfterWeather } from '@dsms/contract/resources/circuits/calls'
import { eq } from 'drizzle-orm'
import { branches } from '../../../db/tables/branches.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { todayOf, zoneHere } from '../../../kernel/time/today.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { linkedOrFree } from '../../../kit/areas/links.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { licenceTypes, linkedLicences } from '../../curriculum/public.ts'
import { circuitsReopening } from './circuits.due.ts'
import { readLayout } from './circuits.layout.ts'
import { beforeCircuitStatus, circuitValues, saveParts, toLicences } from './circuits.service.ts'
import { circuits } from './circuits.table.ts'

export function circuitRoutes(app: App) {
  const verbs = serveArea(app, area, circuits, {
    sorts: {
      branch: circuits.branchId,
      max_capacity: circuits.maxCapacity,
      legal_capacity: circuits.legalCapacity,
      permit_expires_on: circuits.permitExpiresOn,
    },
    rows: ({ db, language }, page) =>
      paged(
        db
          .select({
            ...wireColumns(circuits, language),
            branch: nameSql(branches.name, language),
            ...linkedLicences(toLicences, circuits.id),
            time_zone: zoneHere,
          })
          .from(circuits)
          .innerJoin(branches, eq(branches.id, circuits.branchId))
          .$dynamic(),
        page,
      ),
    filters: (wishes) => [
      wishes.branch_id ? eq(circuits.branchId, wishes.branch_id) : undefined,
      wishes.function ? eq(circuits.function, wishes.function) : undefined,
      wishes.gender_scope ? eq(circuits.genderScope, wishes.gender_scope) : undefined,
      wishes.licence_type_id ? linkedOrFree(toLicences, circuits.id, wishes.licence_type_id) : undefined,
    ],
    more: async (actor, { id }) => {
      const [layout, today] = await together([() => readLayout(actor, id), () => todayOf(actor)])
      return { layout, today }
    },
    beforeWrite: circuitValues,
    afterWrite: saveParts,
    beforeStatus: beforeCircuitStatus,
    references: { branch: byName(branches), licence_type: byName(licenceTypes, { code: licenceTypes.code }) },
  })

  serve(app, closeForWeather, async ({ actor, params, body }) => {
    await verbs.changeStatus(actor, params.id, { status: 'closed_weather', reason: body.reason })
    return verbs.read(actor, params.id)
  })

  serve(app, openAfterWeather, async ({ actor, params }) => {
    const { status } = await verbs.lock(actor, params.id)
    if (status !== 'closed_weather') {
      const after: Record<string, readonly string[]> = area.statuses
      throw new AppError('illegal_transition', { from: status, allowed: after[status]?.join(', ') ?? '–' })
    }
    await verbs.changeStatus(actor, params.id, { status: 'active' })
    return verbs.read(actor, params.id)
  })

  app.due.add(circuitsReopening())
}
