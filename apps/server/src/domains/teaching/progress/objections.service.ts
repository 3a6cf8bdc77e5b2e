import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { answerLessonObjection, LessonRecord } from '@dsms/contract/teaching/lessonRecords/office'
import type { objectToMyLesson, Progress } from '@dsms/contract/teaching/progress/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { answerObjection, keepObjection } from '../../students/public.ts'
import { readLessonRecord } from '../lessonRecords/office.service.ts'
import { type About as AboutRecord, aboutRecord, type NoticeServices, tell } from '../lessonRecords/records.notices.ts'
import { recordObjections } from './objections.table.ts'
import { objectUntil } from './progress.data.ts'
import { lockMine, readProgress } from './progress.service.ts'

/**
 * Keeps that the lesson was not as it was written up, or that the student did not sign on the trainer's device, and tells office
 * and trainer. What was signed stays, with the objection beside it. Throws `nothing_to_object` where the student or who signs for
 * them has signed by their own account, or beside the trainer too long ago; `lesson_not_begun` where nothing was finished yet.
 */
export async function objectToLesson(
  app: NoticeServices,
  actor: Actor,
  lessonId: number,
  { student_id, reason }: Input<typeof objectToMyLesson>['body'],
): Promise<Progress> {
  const { record } = await lockMine(actor, lessonId, student_id)
  if (!record.is_finished) throw new AppError('lesson_not_begun')
  const mayStill = sql`not exists (select from record_signatures g
    where g.tenant = ${actor.tenant} and g.record_id = ${record.id} and g.role in ('student', 'guardian')
      and not (g.how = 'beside' and ${objectUntil} > now()))`
  if (await keepObjection(actor, recordObjections.recordId, record.id, { reason, mayStill })) {
    const about = await aboutRecord(actor, record.booking_id)
    const link = `/school/teaching/${lessonId}?booking=${record.booking_id}`
    if (about) {
      await tell(app, actor, await peopleWhoMay(actor, 'session_records.correct'), 'lesson_objected', about, link)
      await tellTrainer(app, actor, lessonId, about)
    }
  }
  return readProgress(actor, record.student_id)
}

const trainerRow = z.object({ id: z.int().nullable() })

/** Tells the trainer who gave the lesson; the notice leads to it. */
async function tellTrainer(app: NoticeServices, actor: Actor, lessonId: number, about: AboutRecord): Promise<void> {
  const row = await firstRow(
    actor.db,
    trainerRow,
    sql`
      select coalesce(l.actual_trainer_id, l.trainer_id) as id from lessons l where l.tenant = ${actor.tenant} and l.id = ${lessonId}`,
  )
  const trainer = row?.id
  const link = `/my/day/${lessonId}?day=${about.day}&booking=${about.booking_id}`
  if (trainer) await tell(app, actor, [{ id: trainer, schoolId: actor.schoolId }], 'lesson_objected', about, link)
}

/** Answers an objection, once; whoever made it hears of it. One that is not there, or answered, is not found. */
export async function answerObjectionToLesson(
  app: NoticeServices,
  actor: Actor,
  lessonId: number,
  { booking_id: bookingId, answer }: Input<typeof answerLessonObjection>['body'],
): Promise<LessonRecord> {
  const which = { lessonId, bookingId }
  const { booking_id } = await readLessonRecord(actor, which)
  const record = sql`(select r.id from lesson_records r where r.tenant = ${actor.tenant} and r.booking_id = ${booking_id})`
  const said = await answerObjection(actor, recordObjections.recordId, record, answer)
  const about = await aboutRecord(actor, booking_id)
  const people = [{ id: said, schoolId: actor.schoolId }]
  if (about) await tell(app, actor, people, 'lesson_objection_answered', about, '/my/progress')
  return readLessonRecord(actor, which)
}
