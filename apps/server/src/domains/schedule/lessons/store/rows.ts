import { draftPlaces } from '@dsms/contract/schedule/lessons/draft'
import { type NamedThings, thingsOf } from '@dsms/contract/schedule/lessons/things'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { StoredRow } from '../../../../kit/records/verbs.ts'
import { placesOf } from '../lessons.places.ts'
import type { lessons } from '../lessons.table.ts'

export type LessonRow = StoredRow<typeof lessons>

/** Columns of what a lesson takes, of whatever table has them. */
export const thingColumns = (named: NamedThings) => ({
  trainerId: named.trainer_id ?? null,
  vehicleId: named.vehicle_id ?? null,
  roomId: named.room_id ?? null,
  simulatorId: named.simulator_id ?? null,
  circuitId: named.circuit_id ?? null,
  zoneId: named.zone_id ?? null,
})

/** What the row of a lesson names. */
export const thingsOfRow = (row: ReturnType<typeof thingColumns>): NamedThings => ({
  trainer_id: row.trainerId,
  vehicle_id: row.vehicleId,
  room_id: row.roomId,
  simulator_id: row.simulatorId,
  circuit_id: row.circuitId,
  zone_id: row.zoneId,
})

/** A lesson as it stands, with some enrolments, as rules read it. */
export const draftOfRow = (row: LessonRow, enrolmentIds: readonly number[]): LessonDraft => ({
  lesson_id: row.id,
  type_id: row.typeId,
  branch_id: row.branchId,
  start: Date.parse(row.startsAt),
  end: Date.parse(row.endsAt),
  ...thingsOf(thingsOfRow(row)),
  enrolment_ids: enrolmentIds,
  seats: row.capacity,
  ...draftPlaces(placesOf(row)),
})
