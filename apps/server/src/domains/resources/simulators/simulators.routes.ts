import {
  calibrationReminders as ahead,
  simulators as area,
  calibrateSimulator,
} from '@dsms/contract/resources/simulators/calls'
import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { branches } from '../../../db/tables/branches.ts'
import { serve } from '../../../kernel/http/serve.ts'
import { currencyOf } from '../../../kernel/money/money.ts'
import type { App } from '../../../kernel/services.ts'
import { todayHere, todayOf } from '../../../kernel/time/today.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { linkedOrFree } from '../../../kit/areas/links.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { licenceTypes, linkedLicences } from '../../curriculum/public.ts'
import { lookup, lookupValues } from '../../school/public.ts'
import { classRooms } from '../classRooms/classRooms.table.ts'
import { calibrationReminders } from './simulators.due.ts'
import { readParts } from './simulators.parts.ts'
import { calibrate, saveParts, simulatorValues, toLicences } from './simulators.service.ts'
import { simulators } from './simulators.table.ts'

const brands = alias(lookupValues, 'brands')
const types = alias(lookupValues, 'types')
const purposes = alias(lookupValues, 'purposes')

/** How the latest calibration stands today, where the school is. */
const calibration: SQL<string> = sql`case
  when ${simulators.calibrationIntervalDays} is null then 'none'
  when ${simulators.calibrationDueOn} is null or ${simulators.calibrationDueOn} < ${todayHere} then 'calibration_due'
  when ${simulators.calibrationDueOn} <= ${todayHere} + ${sql.raw(String(ahead[0]))} then 'expiring'
  else 'valid' end`

export function simulatorRoutes(app: App) {
  const verbs = serveArea(app, area, simulators, {
    sorts: {
      asset_no: simulators.assetNo,
      branch: simulators.branchId,
      hours_meter: simulators.hoursMeter,
      calibration_due_on: simulators.calibrationDueOn,
    },
    rows: ({ db, language }, page) =>
      paged(
        db
          .select({
            ...wireColumns(simulators, language),
            branch: nameSql(branches.name, language),
            class_room: nameSql(classRooms.name, language),
            brand: nameSql(brands.name, language),
            type: nameSql(types.name, language),
            purpose: nameSql(purposes.name, language),
            calibration,
            ...linkedLicences(toLicences, simulators.id),
          })
          .from(simulators)
          .innerJoin(branches, eq(branches.id, simulators.branchId))
          .leftJoin(classRooms, eq(classRooms.id, simulators.classRoomId))
          .leftJoin(brands, eq(brands.id, simulators.brandId))
          .leftJoin(types, eq(types.id, simulators.typeId))
          .leftJoin(purposes, eq(purposes.id, simulators.purposeId))
          .$dynamic(),
        page,
      ),
    filters: (wishes) => [
      wishes.branch_id ? eq(simulators.branchId, wishes.branch_id) : undefined,
      wishes.class_room_id ? eq(simulators.classRoomId, wishes.class_room_id) : undefined,
      wishes.gender_scope ? eq(simulators.genderScope, wishes.gender_scope) : undefined,
      wishes.ownership ? eq(simulators.ownership, wishes.ownership) : undefined,
      wishes.calibration.length ? sql`${calibration} = any (${sql.param(wishes.calibration)}::text[])` : undefined,
      wishes.licence_type_id ? linkedOrFree(toLicences, simulators.id, wishes.licence_type_id) : undefined,
    ],
    more: async (actor, { id }) => {
      const [parts, currency, today] = await together([
        () => readParts(actor, id),
        () => currencyOf(actor),
        () => todayOf(actor),
      ])
      return { ...parts, currency, today }
    },
    beforeWrite: simulatorValues,
    afterWrite: saveParts,
    references: {
      branch: byName(branches),
      class_room: byName(classRooms),
      brand: lookup('vehicle_brand'),
      type: lookup('vehicle_type'),
      purpose: lookup('vehicle_purpose'),
      licence_type: byName(licenceTypes, { code: licenceTypes.code }),
    },
  })

  serve(app, calibrateSimulator, async ({ actor, params, body }) => {
    await calibrate(actor, await verbs.lock(actor, params.id), body)
    return verbs.read(actor, params.id)
  })

  app.due.add(calibrationReminders(app))
}
