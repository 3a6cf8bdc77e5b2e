import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { openDefectStatuses } from '@dsms/contract/resources/maintenance/defects'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { isPicture, readableFiles } from '../../../kernel/files/files.service.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { insert, update } from '../../../kit/records/verbs.ts'
import { vehicleDefects } from './fleet.table.ts'
import { stopVehicle } from './vehicleRules.ts'

interface Report {
  title: string
  mayDrive: boolean
  /** By which photos find it. */
  key?: string
}

const defectRow = z.object({ name: z.string(), plate: z.string().nullable() })

/**
 * Writes down what somebody found wrong who drives a vehicle and need not have a right to the fleet; whoever calls it has seen
 * to it that they drive it. What may not be driven is out of service by that, and those who settle defects are told. Of a vehicle
 * that is gone nothing is written.
 */
export async function reportDefect(
  app: Pick<Services, 'events' | 'mailer'>,
  actor: Actor,
  vehicleId: number,
  { title, mayDrive, key }: Report,
): Promise<void> {
  const rows = await rowsOf(
    actor.db,
    defectRow,
    sql`
      select text_in(name, ${actor.language}) as name, registration_no as plate from vehicles where tenant = ${actor.tenant} and id = ${vehicleId} and status <> 'decommissioned' and archived_at is null
         for update`,
  )
  const [vehicle] = rows
  if (!vehicle) return
  const id = await insert(actor, vehicleDefects, {
    vehicleId,
    title,
    severity: mayDrive ? 'minor' : 'unsafe',
    status: 'new',
    reportKey: key,
  })
  if (mayDrive) return
  await stopVehicle(actor, vehicleId, title)
  await notify(app, actor.db, await peopleWhoMay(actor, 'vehicle_checks_defects_incidents.resolve'), {
    kind: 'vehicle_stopped',
    params: { vehicle: vehicle.name, plate: vehicle.plate ?? '–', what: title, name: actor.name },
    link: `/school/defects/${id}`,
  })
}

const photosRow = z.object({ id: z.int(), photos: z.array(z.number()), status: z.string() })

/**
 * Puts pictures of the actor to a defect that they reported and that is still open, and answers how many it has. Throws `not_found` for
 * a key that is not theirs, and at the field for files that are no pictures, not theirs or too many.
 */
export async function addPhotos(actor: Actor, key: string, fileIds: readonly number[], most: number): Promise<number> {
  const rows = await rowsOf(
    actor.db,
    photosRow,
    sql`
      select id, to_json(photo_ids) as photos, status from vehicle_defects
       where tenant = ${actor.tenant} and report_key = ${key} and created_by = ${actor.id} and archived_at is null for update`,
  )
  const [defect] = rows
  if (!defect || !openDefectStatuses.some((status) => status === defect.status)) throw new AppError('not_found')
  const files = await readableFiles(actor, [...fileIds], 'photo_ids')
  if (!files.every(({ type }) => isPicture(type))) throw fieldError('photo_ids', 'unknown_file')
  const photoIds = [...new Set([...defect.photos, ...fileIds])]
  if (photoIds.length > most) throw fieldError('photo_ids', 'too_many', { max: most })
  await update(actor, vehicleDefects, { id: defect.id, tenant: actor.tenant }, { photoIds })
  return photoIds.length
}
