import type { Actor } from '../../../../kernel/actor.ts'
import { followUp } from '../consequences.ts'
import { admit, draftOf } from '../lessons.check.ts'
import { bookedOf } from '../lessons.data.ts'
import { saidPlacesOf } from '../lessons.places.ts'
import { type LessonRow, orRefused } from '../lessons.service.ts'
import { setStudents } from '../store/store.ts'

/** Gives a lesson that stands to students besides those who have it, or throws `lesson_refused`; its row has to be locked. */
export async function seatStudents(actor: Actor, row: LessonRow, enrolmentIds: readonly number[]): Promise<void> {
  const all = [...new Set([...(await bookedOf(actor, row.id)), ...enrolmentIds])]
  const draft = draftOf(
    {
      type_id: row.typeId,
      branch_id: row.branchId,
      start: row.startsAt,
      end: row.endsAt,
      trainer_id: row.trainerId,
      vehicle_id: row.vehicleId,
      room_id: row.roomId,
      simulator_id: row.simulatorId,
      circuit_id: row.circuitId,
      zone_id: row.zoneId,
      enrolment_ids: all,
      capacity: row.capacity,
      ...saidPlacesOf(row),
    },
    row.id,
  )
  await admit(actor, draft, null)
  await orRefused(actor, draft, async () => {
    const seats = await setStudents(actor, row.id, all)
    // they know: it is they who took the hour
    await followUp(null, actor, [{ id: row.id, before: row, ...seats }])
  })
}
