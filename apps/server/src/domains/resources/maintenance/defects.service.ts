import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { type vehicleDefects as area, openDefectStatuses } from '@dsms/contract/resources/maintenance/defects'
import { and, eq, inArray } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import type { InputOf, StoredRow } from '../../../kit/areas/area.ts'
import { lockVehicle } from '../vehicles/vehicles.lock.ts'
import { checkFiles, lockChosen } from './fleet.data.ts'
import { maintenanceOrders, vehicleDefects } from './fleet.table.ts'
import { stopVehicle } from './vehicleRules.ts'

type Input = Partial<InputOf<typeof area>>
export type DefectRow = StoredRow<typeof vehicleDefects>

const isOpen = ({ status }: DefectRow) => isOneOf(openDefectStatuses, status)
const isUnsafe = (defect: DefectRow) => defect.severity === 'unsafe' && isOpen(defect)

function needsResolve(actor: Actor) {
  const permission = 'vehicle_checks_defects_incidents.resolve'
  if (!holds(actor, permission)) throw new AppError('forbidden', { permission })
}

/** What was settled stays as it is, and a vehicle is not made safe by calling its defect harmless. */
export async function defectValues(actor: Actor, input: Input, before: DefectRow | undefined) {
  if (before && !isOpen(before)) throw new AppError('illegal_transition', { from: before.status, allowed: '–' })
  if (before && input.vehicle_id !== undefined && input.vehicle_id !== before.vehicleId)
    throw fieldError('vehicle_id', 'illegal_transition', { from: before.status, allowed: '–' })
  if (before && isUnsafe(before) && input.severity && input.severity !== 'unsafe') needsResolve(actor)
  if (!before && input.vehicle_id) await lockChosen(actor, input.vehicle_id)
  // whoever brings the vehicle back at the same time is done, so that it goes out of service again
  if (before && input.severity === 'unsafe' && !isUnsafe(before)) await lockVehicle(actor, before.vehicleId)
  await checkFiles(actor, input.photo_ids, before?.photoIds ?? [], 'photo_ids')
  return {}
}

/** An unsafe defect stops its vehicle. */
export async function afterDefectWrite(actor: Actor, _: number, input: Input, before: DefectRow | undefined) {
  const vehicleId = before?.vehicleId ?? input.vehicle_id
  if (vehicleId && (input.severity ?? before?.severity) === 'unsafe')
    await stopVehicle(actor, vehicleId, input.title ?? before?.title ?? '')
}

export function beforeDefectStatus(actor: Actor, defect: DefectRow, { status }: { status: string }) {
  if (status === 'resolved' || (status === 'rejected' && isUnsafe(defect))) needsResolve(actor)
  return undefined
}

export function defectArchiving(_: Actor, defect: DefectRow) {
  if (isUnsafe(defect)) throw new AppError('unsafe_defect_open')
}

/** Throws unless a defect waits for somebody to work on it and nobody is asked yet. */
export async function checkOrderable(actor: Actor, defect: DefectRow) {
  if (!['new', 'accepted'].includes(defect.status))
    throw new AppError('illegal_transition', { from: defect.status, allowed: '–' })
  if (defect.orderId === null) return
  const open = await actor.db.$count(
    maintenanceOrders,
    and(eq(maintenanceOrders.id, defect.orderId), inArray(maintenanceOrders.status, ['planned', 'in_progress'])),
  )
  if (open > 0) throw new AppError('work_order_open')
}

/** The decision about a defect. */
export const orderInput = ({ title, vehicleId, details }: DefectRow) => ({
  title,
  vehicle_id: vehicleId,
  kind: 'repair' as const,
  notes: details,
  items: [],
  file_ids: [],
})

export const linkOrder = (actor: Actor, { id }: DefectRow, orderId: number) =>
  actor.db
    .update(vehicleDefects)
    .set({ orderId, status: 'accepted' })
    .where(and(eq(vehicleDefects.id, id), eq(vehicleDefects.tenant, actor.tenant)))
