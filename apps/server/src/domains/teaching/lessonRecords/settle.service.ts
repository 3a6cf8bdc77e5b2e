import { type TrainingStage, trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { LessonRecord, settleLessonRecord } from '@dsms/contract/teaching/lessonRecords/office'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { checkVersion, lock, update } from '../../../kit/records/verbs.ts'
import { countedMinutes } from '../../schedule/public.ts'
import { finished, readLessonRecord } from './office.service.ts'
import { lessonRecords } from './records.table.ts'

/** Decides about a lesson that was given although it had been called off. The lesson itself stays called off. */
export async function settleRecord(
  actor: Actor,
  lessonId: number,
  { booking_id: bookingId, version, settled }: Input<typeof settleLessonRecord>['body'],
): Promise<LessonRecord> {
  const { id, is_despite_cancel } = await finished(actor, { lessonId, bookingId })
  if (!is_despite_cancel) throw new AppError('lesson_not_begun')
  const row = await lock(actor, lessonRecords, id)
  await checkVersion(actor, lessonRecords, row as { id: number; version: number }, version)
  await update(actor, lessonRecords, row, { settled })
  return readLessonRecord(actor, { lessonId, bookingId })
}

const stageRow = z.object({ stage: z.enum(trainingStages), minutes: z.int() })

/** Minutes of each stage in lessons that had been called off and that the office counts all the same. */
export async function givenDespite(
  { db, tenant }: Actor,
  enrolmentId: number,
): Promise<Partial<Record<TrainingStage, number>>> {
  const found = await rowsOf(
    db,
    stageRow,
    sql`
      select y.stage, sum(${countedMinutes})::integer as minutes
        from bookings b
        join lesson_records r on r.tenant = b.tenant and r.booking_id = b.id and r.settled = 'given'
        join lessons l on l.tenant = b.tenant and l.id = b.lesson_id and l.status in ('cancelled', 'no_show')
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
       where b.tenant = ${tenant} and b.enrolment_id = ${enrolmentId}
       group by y.stage`,
  )
  return Object.fromEntries(found.map(({ stage, minutes }) => [stage, minutes]))
}
