import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { answerLessonObjection, LessonRecord } from '@dsms/contract/teaching/lessonRecords/office'
import type { objectToMyLesson, Progress } from '@dsms/contract/teaching/progress/calls'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { readLessonRecord } from '../lessonRecords/office.service.ts'
import { aboutRecord, type Told, tell } from '../lessonRecords/records.notices.ts'
import { objectUntil } from './progress.data.ts'
import { lockMine, readProgress } from './progress.service.ts'

/**
 * Keeps that the student did not sign on the trainer's device, or not this, and tells the office. What was signed stays, with
 * the objection beside it. Throws `nothing_to_object` where nobody signed so, or too long ago.
 */
export async function objectToLesson(
  app: Told,
  actor: Actor,
  lessonId: number,
  { student_id, reason }: Input<typeof objectToMyLesson>['body'],
): Promise<Progress> {
  const { db, tenant } = actor
  const { record } = await lockMine(actor, lessonId, student_id)
  const { rows: before } = await db.execute(
    sql`select from record_objections where tenant = ${tenant} and record_id = ${record.id}`,
  )
  if (before.length === 0) {
    const { rows } = await db.execute(sql`
      insert into record_objections (tenant, record_id, reason)
      select g.tenant, g.record_id, ${reason} from record_signatures g
       where g.tenant = ${tenant} and g.record_id = ${record.id} and g.role = 'student' and g.how = 'beside' and ${objectUntil} > now()
      returning id`)
    if (rows.length === 0) throw new AppError('nothing_to_object')
    const about = await aboutRecord(actor, record.booking_id)
    const link = `/school/teaching/${lessonId}?booking=${record.booking_id}`
    if (about)
      await tell(app, actor, await peopleWhoMay(actor, 'session_records.correct'), 'lesson_objected', about, link)
  }
  return readProgress(actor, record.student_id)
}

/** Answers an objection, once; whoever made it hears of it. One that is not there, or answered, is not found. */
export async function answerObjection(
  app: Told,
  actor: Actor,
  lessonId: number,
  { booking_id: bookingId, answer }: Input<typeof answerLessonObjection>['body'],
): Promise<LessonRecord> {
  const { db, tenant, id } = actor
  const which = { lessonId, bookingId }
  const { booking_id } = await readLessonRecord(actor, which)
  const { rows } = await db.execute<{ person_id: number }>(sql`
    update record_objections o set answer = ${answer}, answered_by = ${id}, answered_at = now()
      from lesson_records r
     where r.tenant = ${tenant} and r.booking_id = ${booking_id} and o.tenant = r.tenant and o.record_id = r.id and o.answer is null
    returning o.person_id`)
  const [said] = rows
  if (!said) throw new AppError('not_found')
  const about = await aboutRecord(actor, booking_id)
  const people = [{ id: said.person_id, schoolId: actor.schoolId }]
  if (about) await tell(app, actor, people, 'lesson_objection_answered', about, '/my/progress')
  return readLessonRecord(actor, which)
}
