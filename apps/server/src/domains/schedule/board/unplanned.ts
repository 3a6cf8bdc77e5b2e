import { minutesOf, stagePlan } from '@dsms/contract/curriculum/courses/plan'
import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import type { listUnplanned as unplannedCall } from '@dsms/contract/schedule/board/calls'
import { learningStatuses } from '@dsms/contract/students/enrolments/rules'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { isAmong } from '../../../kit/records/find.ts'
import { learnerOf, licenceTypes, requirementsAt } from '../../curriculum/public.ts'
import { enrolments, students } from '../../students/public.ts'
import { countedMinutes } from '../lessons/deeds/lessons.minutes.ts'

/** So many are looked through, the nearest deadline first, and so many answered. */
const mostRead = 500
const mostShown = 100

/** Who still has training that nobody planned: minutes that are owed and neither taught nor booked. */
export async function listUnplanned(
  { db, tenant, language }: Actor,
  { q, branch_id, licence_type_id, trainer_id }: Given<typeof unplannedCall>['query'],
): Promise<Answer<typeof unplannedCall>> {
  const planned = sql<number>`coalesce((
    select sum(${countedMinutes})::integer
      from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
     where b.tenant = ${enrolments.tenant} and b.enrolment_id = ${enrolments.id} and b.status = 'booked'
       and lesson_stands(l.status)), 0)
    + (select coalesce(sum(d.value::integer), 0)::integer from jsonb_each_text(${enrolments.earlierMinutes}) d)`
  const lastLesson = sql<string | null>`(
    select (max(l.starts_at) at time zone (select z.time_zone from schools z where z.id = ${tenant}))::date::text
      from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
     where b.tenant = ${enrolments.tenant} and b.enrolment_id = ${enrolments.id} and b.status = 'booked' and l.status = 'completed')`
  const rows = await db
    .select({
      enrolment_id: enrolments.id,
      student_id: enrolments.studentId,
      student: sql<string>`text_in(${students.name}, ${language})`,
      licence_type: licenceTypes.code,
      trainer_id: enrolments.trainerId,
      branch_id: enrolments.branchId,
      deadline_on: enrolments.deadlineOn,
      gearbox: enrolments.gearbox,
      prior_experience: enrolments.priorExperience,
      extra: enrolments.extraMinutes,
      asked: requirementsAt(enrolments, enrolments.requirementVersion),
      planned,
      last_lesson_on: lastLesson,
    })
    .from(enrolments)
    .innerJoin(students, and(eq(students.tenant, enrolments.tenant), eq(students.id, enrolments.studentId)))
    .innerJoin(
      licenceTypes,
      and(eq(licenceTypes.tenant, enrolments.tenant), eq(licenceTypes.id, enrolments.licenceTypeId)),
    )
    .where(
      and(
        eq(enrolments.tenant, tenant),
        inArray(enrolments.status, [...learningStatuses]),
        isNull(enrolments.archivedAt),
        q ? isAmong({ tenant }, students, q) : undefined,
        branch_id ? eq(enrolments.branchId, branch_id) : undefined,
        licence_type_id ? eq(enrolments.licenceTypeId, licence_type_id) : undefined,
        trainer_id ? eq(enrolments.trainerId, trainer_id) : undefined,
      ),
    )
    .orderBy(sql`${enrolments.deadlineOn} nulls last`, enrolments.id)
    .limit(mostRead)
  return rows
    .map(({ gearbox, prior_experience, extra, asked, planned: done, ...row }) => ({
      ...row,
      owed_minutes: minutesOf(stagePlan(asked?.rows ?? [], learnerOf({ gearbox, prior_experience }), extra)) - done,
    }))
    .filter(({ owed_minutes }) => owed_minutes > 0)
    .slice(0, mostShown)
}
