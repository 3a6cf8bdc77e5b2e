import { AppError } from '@dsms/contract/kernel/errors'
import * as c from '@dsms/contract/resources/vehicles/entries'
import { and, asc, eq } from 'drizzle-orm'
import { shownName } from '../../../db/people.ts'
import { users } from '../../../db/tables/users.ts'
import { answerFile } from '../../../kernel/files/files.answer.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { vehicleFile } from './entries.data.ts'
import { addDocument, archiveDocument, documentsOf } from './parts/documents.service.ts'
import { holdVehicle } from './parts/holds.service.ts'
import { insurancesOf, renewInsurance } from './parts/insurances.service.ts'
import { addReading, readingsOf } from './parts/odometer.service.ts'
import { timelineOf } from './parts/timeline.ts'
import { checkVehicle } from './vehicles.lock.ts'

const firstPage = { page: 1, perPage: 50 }

/** Records about a vehicle: insurances, papers, readings, holds, and all of it in one line of time. */
export function vehicleEntryRoutes(app: App) {
  serve(app, c.listVehicleInsurances, ({ actor, params }) => insurancesOf(actor, params.id))
  serve(app, c.renewVehicleInsurance, async ({ actor, params, body }) => {
    await renewInsurance(actor, params.id, body)
    return insurancesOf(actor, params.id)
  })

  serve(app, c.listVehicleDocuments, ({ actor, params }) => documentsOf(actor, params.id))
  serve(app, c.addVehicleDocument, async ({ actor, params, body }) => {
    await addDocument(actor, params.id, body)
    return documentsOf(actor, params.id)
  })
  serve(app, c.archiveVehicleDocument, async ({ actor, params }) => {
    await archiveDocument(actor, params.id, params.document_id)
    return documentsOf(actor, params.id)
  })

  serve(app, c.listVehicleReadings, ({ actor, params, query }) => readingsOf(actor, params.id, query))
  serve(app, c.addVehicleReading, async ({ actor, params, body }) => {
    await addReading(actor, params.id, body)
    return readingsOf(actor, params.id, firstPage)
  })

  serve(app, c.holdVehicle, async ({ actor, params, body }) => {
    await holdVehicle(actor, params.id, body)
    return { hold: body.hold }
  })

  serve(app, c.vehicleTimeline, ({ actor, params, query }) => timelineOf(actor, params.id, query))

  serve(app, c.listVehicleTrainers, ({ actor }) =>
    actor.db
      .select({ id: users.id, name: shownName() })
      .from(users)
      .where(and(eq(users.tenant, actor.tenant), eq(users.kind, 'trainer'), eq(users.status, 'active')))
      .orderBy(asc(users.fullName))
      .limit(500),
  )

  serve(app, c.readVehicleFile, async ({ actor, params, query, request }) => {
    await checkVehicle(actor, params.id)
    const file = await vehicleFile(actor, params.id, params.file_id)
    if (!file) throw new AppError('not_found')
    return (reply) => answerFile(app.files, request, reply, file, query.download)
  })
}
