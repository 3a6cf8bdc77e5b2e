import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { minutesBetween } from '@dsms/contract/schedule/lessons/minutes'
import type {
  correctLessonRecord as correctCall,
  LessonRecord,
  listLessonRecords as listCall,
} from '@dsms/contract/teaching/lessonRecords/office'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { checkVersion, lock, update } from '../../../kit/records/verbs.ts'
import { correctCounted, zoneOf } from '../../schedule/public.ts'
import { conditionOf, readAround, selectRecords } from './office.data.ts'
import { readRecord, type StoredRecord, stateOf } from './records.data.ts'
import { lessonRecords, recordCorrections } from './records.table.ts'

export async function listRecords(
  actor: Actor,
  { view, trainer_id, page, perPage }: Input<typeof listCall>['query'],
): Promise<Answer<typeof listCall>> {
  const [time_zone, found] = await together([
    () => zoneOf(actor),
    () => selectRecords(actor, conditionOf(view, trainer_id), { limit: perPage, offset: (page - 1) * perPage }),
  ])
  return { ...found, time_zone }
}

/** Whose record is meant: of a lesson of several students it takes the booking, else there is one. */
export interface Which {
  lessonId: number
  bookingId: number | undefined
}

/** The record of a lesson, begun or not. */
export async function readLessonRecord(actor: Actor, { lessonId, bookingId }: Which): Promise<LessonRecord> {
  const whose = bookingId === undefined ? sql`true` : sql`b.id = ${bookingId}`
  const { rows } = await selectRecords(actor, sql`l.id = ${lessonId} and ${whose}`, { limit: 1, offset: 0 })
  const [row] = rows
  if (!row) throw new AppError('not_found')
  const [stored, around, time_zone] = await together([
    () => readRecord(actor, row.booking_id),
    () => readAround(actor, lessonId, row.booking_id),
    () => zoneOf(actor),
  ])
  const { slots: _, ...record } = stateOf(stored ?? null)
  const isFinished = record.finished_at !== null
  return {
    ...row,
    version: stored?.version ?? 0,
    time_zone,
    record,
    exam: stored?.exam ?? null,
    ...around,
    may_correct: isFinished && holds(actor, 'session_records.correct'),
    may_settle:
      isFinished && row.is_despite_cancel && actor.scope === 'school' && holds(actor, 'session_records.correct'),
    may_sign:
      isFinished &&
      actor.scope === 'school' &&
      holds(actor, 'session_records.sign') &&
      !record.signatures.some(({ role }) => role === 'trainer' || role === 'office'),
    may_answer: row.is_objected && holds(actor, 'session_records.correct'),
  }
}

export async function finished(
  actor: Actor,
  which: Which,
): Promise<StoredRecord & { booking_id: number; counted: number }> {
  const { booking_id, minutes, start, end } = await readLessonRecord(actor, which)
  const stored = await readRecord(actor, booking_id)
  if (!stored?.finished_at) throw new AppError('lesson_not_begun')
  return { ...stored, booking_id, counted: minutes?.counted ?? minutesBetween(Date.parse(start), Date.parse(end)) }
}

/** Puts right what a finished record says, signed and locked ones too. What it said before is kept with the reason. */
export async function correctRecord(
  actor: Actor,
  lessonId: number,
  {
    booking_id: bookingId,
    version,
    reason,
    ratings,
    counted_minutes: minutes,
    school_id: _,
    ...patch
  }: Input<typeof correctCall>['body'],
): Promise<LessonRecord> {
  const { id, booking_id, counted } = await finished(actor, { lessonId, bookingId })
  const row = await lock(actor, lessonRecords, id)
  await checkVersion(actor, lessonRecords, row as { id: number; version: number }, version)
  const { signatures: __, slots: ___, ...before } = (await readRecord(actor, booking_id)) as StoredRecord
  const [start, end] = [patch.km_start ?? before.km_start, patch.km_end ?? before.km_end]
  if (start !== null && end !== null && end < start) throw fieldError('km_end', 'invalid_format')
  await actor.db.insert(recordCorrections).values({ tenant: actor.tenant, recordId: id, reason, before })
  await update(actor, lessonRecords, row, {
    sharedNote: patch.shared_note,
    internalNote: patch.internal_note,
    kmStart: patch.km_start,
    kmEnd: patch.km_end,
    updatedAt: sql`now()`,
  })
  await correctRatings(actor, id, ratings ?? [])
  if (minutes != null && minutes !== counted)
    await correctCounted(actor, { lessonId, bookingId: booking_id }, { minutes, reason })
  return readLessonRecord(actor, { lessonId, bookingId })
}

const ratedRow = z.object({ skill_id: z.int() })

async function correctRatings({ db, tenant }: Actor, recordId: number, ratings: { skill_id: number; level: number }[]) {
  const rated = await rowsOf(
    db,
    ratedRow,
    sql`
      update skill_ratings s set level = x.level, asked = case when s.asked > x.level then s.asked end
        from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb) as x (skill_id integer, level smallint)
       where s.tenant = ${tenant} and s.record_id = ${recordId} and s.skill_id = x.skill_id returning s.skill_id`,
  )
  const known = new Set(rated.map(({ skill_id }) => skill_id))
  const stray = ratings.findIndex(({ skill_id }) => !known.has(skill_id))
  if (stray >= 0) throw fieldError(`ratings.${stray}.skill_id`, 'unknown_choice')
}

/** Signs for the school in the place of whoever gave the lesson. */
export async function signForSchool(actor: Actor, which: Which): Promise<LessonRecord> {
  const stored = await finished(actor, which)
  if (!stored.signatures.some(({ role }) => role === 'trainer'))
    await actor.db.execute(sql`
      insert into record_signatures (tenant, record_id, role, person_id, name, how)
      values (${actor.tenant}, ${stored.id}, 'office', ${actor.id}, ${actor.name}, 'account')
      on conflict on constraint record_signatures_once do nothing`)
  return readLessonRecord(actor, which)
}
