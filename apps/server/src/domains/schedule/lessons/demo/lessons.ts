import type { LessonStatus } from '@dsms/contract/schedule/lessons/statuses'
import type { Draft } from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import { chunks } from '../../../../db/chunks.ts'
import type { Db } from '../../../../db/client.ts'
import { random } from '../../../../kernel/demo/random.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'
import { bookings, lessons } from '../lessons.table.ts'
import { planLessons } from './plan.ts'
import { type DemoSchool, readSchool } from './school.ts'
import { statesOf } from './states.ts'

const dayMs = 86_400_000
const at = (instant: number): string => new Date(instant).toISOString()

/** Four weeks of lessons behind the school and three ahead, in every status, with the time that they take. */
export async function seedLessons(db: Db, world: DemoWorld): Promise<void> {
  const school = await readSchool(db, world)
  if (!school) return
  const planned = planLessons(school).toSorted((one, other) => one.start - other.start)
  const states = statesOf(planned, school)
  const rows = planned.map((draft, nth) => ({
    tenant: world.schoolId,
    ...columnsOf(draft, school),
    createdAt: at(Math.min(draft.start - (2 + (nth % 9)) * dayMs, school.now - (1 + (nth % 50)) * 1_800_000)),
    ...(states[nth] as (typeof states)[number]),
  }))
  const ids: number[] = []
  for (const some of chunks(rows, 1000))
    for (const { id } of await db.insert(lessons).values(some).returning({ id: lessons.id })) ids.push(id)
  const booked = planned.flatMap((draft, nth) =>
    bookingsOf(draft, ids[nth] as number, rows[nth] as (typeof rows)[number]).map((row) => ({
      ...row,
      tenant: world.schoolId,
    })),
  )
  for (const some of chunks(booked, 1000)) await db.insert(bookings).values(some)
  await claimAll(db, world.schoolId)
}

const columnsOf = (draft: Draft, { types }: DemoSchool) => ({
  typeId: draft.type_id,
  branchId: draft.branch_id,
  startsAt: at(draft.start),
  endsAt: at(draft.end),
  trainerId: draft.trainer_id ?? null,
  vehicleId: draft.vehicle_id ?? null,
  roomId: draft.room_id ?? null,
  simulatorId: draft.simulator_id ?? null,
  circuitId: draft.circuit_id ?? null,
  zoneId: draft.zone_id ?? null,
  capacity: types.find(({ id }) => id === draft.type_id)?.seats ?? 1,
})

/** Most were there in time. Of a class somebody is away now and then, and of one that is ahead somebody has stepped back. */
function bookingsOf(
  { enrolment_ids, start }: Draft,
  lessonId: number,
  { status, createdAt }: { status: LessonStatus; createdAt: string },
) {
  const choose = random(lessonId)
  const isClass = enrolment_ids.length > 1
  return enrolment_ids.map((enrolmentId, nth) => {
    const row = { lessonId, enrolmentId, studentId: 0, createdAt }
    if (status === 'no_show') return { ...row, attendance: 'absent' }
    if (status === 'completed') {
      if (choose.chance(0.1)) return { ...row, attendance: 'late', lateMinutes: choose.between(5, 20) }
      const isAway = isClass && choose.chance(0.12)
      return { ...row, attendance: isAway ? choose.oneOf(['absent', 'absent', 'excused']) : 'present' }
    }
    const stepsBack = isClass && nth === 0 && (status === 'scheduled' || status === 'confirmed')
    return stepsBack
      ? {
          ...row,
          status: 'cancelled',
          cancelReason: 'student_other',
          cancelledAt: at(Math.min(start, Date.parse(createdAt) + dayMs / 4)),
        }
      : row
  })
}

/** Claims of all lessons of a school at once, after everybody and everything that they take. */
async function claimAll(db: Db, schoolId: number) {
  await db.execute(sql`
    select lock_resources(${schoolId}, array_agg(kind), array_agg(ref))
      from (select distinct t.kind, t.ref from lessons l cross join lateral takes_of_lesson(l.tenant, l.id) t
             where l.tenant = ${schoolId}) taken
    having count(*) > 0`)
  await db.execute(sql`
    select count(claim_lesson(tenant, id)::text) from (select tenant, id from lessons where tenant = ${schoolId} order by id) l`)
}
