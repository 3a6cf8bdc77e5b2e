import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import { openStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { isHoldExpired } from '../lessons/lessons.service.ts'
import { lessons } from '../lessons/lessons.table.ts'
import type { LessonRow } from '../lessons/store/rows.ts'
import type { OfferedHour } from './offers.rank.ts'
import { at } from './waiting.data.ts'

const freedRow = z.object({
  lesson_id: z.int(),
  type_id: z.int(),
  trainer_id: z.int().nullable(),
  vehicle_id: z.int().nullable(),
  start: z.string(),
  end: z.string(),
  is_moved: z.boolean(),
  zone: z.string(),
  now: z.number(),
  has_student: z.boolean(),
  is_trainer_taken: z.boolean(),
})
type Freed = z.infer<typeof freedRow>

/**
 * The hour as it could be given now; undefined where its lesson went elsewhere, began, or has a student again, and where the
 * trainer gives another lesson meanwhile.
 */
export async function hourOf(actor: Actor, slotId: number): Promise<OfferedHour | undefined> {
  const { db, tenant } = actor
  const rows = await rowsOf(
    db,
    freedRow,
    sql`
      select f.lesson_id, f.type_id, f.trainer_id, f.vehicle_id, ${at(sql`f.starts_at`)} as start, ${at(sql`f.ends_at`)} as "end", f.is_moved,
             z.time_zone as zone, (extract(epoch from now()) * 1000)::float8 as now,
             exists (select from bookings b where b.tenant = f.tenant and b.lesson_id = f.lesson_id and b.status = 'booked') as has_student,
             exists (select from claimables r
                       join claims c on c.tenant = r.tenant and c.claimable_id = r.id and c.occupies
                                    and c.during && tstzrange(f.starts_at, f.ends_at) and (f.is_moved or c.lesson_id <> f.lesson_id)
                       join lessons l on l.tenant = c.tenant and l.id = c.lesson_id and l.status <> 'held'
                      where r.tenant = f.tenant and r.kind = 'trainer' and r.ref_id = f.trainer_id) as is_trainer_taken
        from freed_slots f join schools z on z.id = f.tenant
       where f.tenant = ${tenant} and f.id = ${slotId}`,
  )
  const [freed] = rows
  if (!freed || freed.is_trainer_taken) return undefined
  const [found] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.tenant, tenant), eq(lessons.id, freed.lesson_id)))
  const lesson = found && lessonOf(found as LessonRow, freed)
  if (!lesson) return undefined
  return {
    id: slotId,
    lesson,
    isMoved: freed.is_moved,
    zone: freed.zone,
    now: freed.now,
    start: Date.parse(freed.start),
    end: Date.parse(freed.end),
    trainer_id: freed.trainer_id,
    branch_id: lesson.branchId,
  }
}

/** The lesson that can be given: the one that stands or was cancelled, or one like that which went elsewhere. */
function lessonOf(row: LessonRow, freed: Freed): LessonRow | undefined {
  // where the one before was met is nobody else's business
  const nowhere = { meetingPoint: null, meetingLat: null, meetingLng: null, endPoint: null, endLat: null, endLng: null }
  if (freed.is_moved)
    return {
      ...row,
      ...nowhere,
      status: 'cancelled',
      typeId: freed.type_id,
      trainerId: freed.trainer_id,
      vehicleId: freed.vehicle_id,
      startsAt: freed.start,
      endsAt: freed.end,
    }
  if (Date.parse(row.startsAt) !== Date.parse(freed.start) || isHoldExpired(row)) return undefined
  if (row.status === 'cancelled') return { ...row, ...nowhere }
  const isFree = isOneOf(openStatuses, row.status) && !freed.has_student
  return isFree ? row : undefined
}
