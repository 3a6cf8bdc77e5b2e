import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import {
  type addDefectPhotos,
  type checkMyVehicle,
  mostDefectPhotos,
} from '@dsms/contract/teaching/lessonRecords/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { zoneHere } from '../../../kernel/time/today.ts'
import { addPhotos, keepCheck, readOdometer, reportDefect } from '../../resources/public.ts'
import { publishLessonsChanged } from '../../schedule/public.ts'
import { ownTrainer } from '../../trainers/public.ts'
import { isMine } from './day.data.ts'
import type { NoticeServices } from './records.notices.ts'

const odometerRow = z.object({ odometer_km: z.int().nullable() })

/** Keeps how a trainer found a vehicle that they drive today, and passes on what is wrong with it. */
export async function checkOwnVehicle(
  app: NoticeServices,
  actor: Actor,
  vehicleId: number,
  { odometer_km, failed, defect }: Input<typeof checkMyVehicle>['body'],
): Promise<Answer<typeof checkMyVehicle>> {
  await ownTrainer(actor)
  const vehicle = await firstRow(
    actor.db,
    odometerRow,
    sql`
      select v.odometer_km from vehicles v
       where v.tenant = ${actor.tenant} and v.id = ${vehicleId} and exists (
         select from lessons l
          where l.tenant = v.tenant and l.vehicle_id = v.id and ${isMine(actor)}
            and lesson_is_agreed(l.status)
            and (l.starts_at at time zone ${zoneHere})::date = (now() at time zone ${zoneHere})::date)`,
  )
  if (!vehicle) throw new AppError('not_found')
  const known = vehicle.odometer_km ?? 0
  const odometerKm = odometer_km ?? known
  if (odometerKm !== known) await readOdometer(actor, vehicleId, odometerKm)
  const fit = defect?.may_drive !== false
  const { at } = await keepCheck(actor, vehicleId, {
    odometerKm,
    fuelPercent: null,
    failed,
    fit,
    notes: defect?.text ?? null,
    photoIds: [],
  })
  if (defect) await reportDefect(app, actor, vehicleId, { title: defect.text, mayDrive: defect.may_drive })
  await publishLessonsChanged(actor)
  return { checked_at: at }
}

/** Puts photos to what a trainer reported from a lesson; the words went before, the pictures come once there is a network. */
export async function showDefect(
  actor: Actor,
  key: string,
  { photo_ids }: Input<typeof addDefectPhotos>['body'],
): Promise<Answer<typeof addDefectPhotos>> {
  await ownTrainer(actor)
  return { photos: await addPhotos(actor, key, photo_ids, mostDefectPhotos) }
}
