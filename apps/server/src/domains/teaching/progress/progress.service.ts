import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { hasStudentSigned } from '@dsms/contract/teaching/lessonRecords/rules'
import type { Progress, rateMySkill, signMyLesson } from '@dsms/contract/teaching/progress/calls'
import { practise } from '@dsms/contract/teaching/progress/rules'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { firstRow } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { zoneOf } from '../../schedule/public.ts'
import { allMinutes, ownStudent, ownStudents, progressOf, readPlan, students } from '../../students/public.ts'
import { enrolmentsOf, keepOwnLevel, lessonsOf, levelsOf, skillsOf } from './progress.data.ts'

/**
 * How far a student is whom the caller looks after. A guardian needs the right to see it; who may sign alone is told of the
 * lessons that are signed, when and by whom they were given and what was counted, and nothing of how far the student is.
 */
export async function readProgress(actor: Actor, studentId: number): Promise<Progress> {
  const { is_self, rights } = await ownStudent(actor, studentId)
  const maySign = is_self || rights.includes('sign')
  if (rights.includes('view_progress')) return progressFor(actor, studentId, maySign)
  if (!maySign) throw new AppError('forbidden', { permission: 'view_progress' })
  return toSign(await progressFor(actor, studentId, maySign))
}

const toSign = ({ time_zone, lessons }: Progress): Progress => ({
  time_zone,
  courses: [],
  levels: [],
  skills: [],
  practise: [],
  lessons: lessons
    .filter(
      ({ may_sign, object_until, objection, signed_by }) =>
        may_sign || object_until || objection || signed_by.includes('guardian'),
    )
    .map((lesson) => ({ ...lesson, shared_note: null, ratings: [], errors: [], focus: [], exam: null })),
})

/** The same for those who work at the school; nothing of it is to be signed there. */
export async function readStudentProgress(actor: Actor, studentId: number): Promise<Progress> {
  const found = await actor.db.$count(students, and(eq(students.tenant, actor.tenant), eq(students.id, studentId)))
  if (found === 0) throw new AppError('not_found')
  return progressFor(actor, studentId, false)
}

/** The first things to practise, by name, as the whole of the progress tells them. */
export async function practiceOf(actor: Actor, studentId: number): Promise<string[]> {
  const now = Date.now()
  const [skills, [latest]] = await together([
    () => skillsOf(actor, studentId, now),
    () => lessonsOf(actor, studentId, now, 1),
  ])
  return practise(skills, latest?.focus ?? [])
    .slice(0, 2)
    .map(({ name }) => name)
}

async function progressFor(actor: Actor, studentId: number, maySign: boolean): Promise<Progress> {
  const now = Date.now()
  const [time_zone, courses, levels, skills, lessons] = await together([
    () => zoneOf(actor),
    () => coursesOf(actor, studentId),
    () => levelsOf(actor),
    () => skillsOf(actor, studentId, now),
    () => lessonsOf(actor, studentId, now),
  ])
  return {
    time_zone,
    courses,
    levels,
    skills,
    practise: practise(skills, lessons[0]?.focus ?? []),
    lessons: lessons.map((lesson) => {
      const isUnsigned = !hasStudentSigned({ signatures: lesson.signed_by.map((role) => ({ role })) })
      return {
        ...lesson,
        may_sign: maySign && isUnsigned,
        may_object: maySign && lesson.objection === null && (isUnsigned || lesson.object_until !== null),
        object_until: maySign ? lesson.object_until : null,
      }
    }),
  }
}

async function coursesOf(actor: Actor, studentId: number): Promise<Progress['courses']> {
  const found = await enrolmentsOf(actor, studentId)
  const all = await together(
    found.map(({ id, course }) => async () => {
      const [plan, taught] = await together([() => readPlan(actor, id), () => allMinutes(actor, id)])
      const stages = plan ? progressOf(plan, taught).stages : []
      return {
        enrolment_id: id,
        course,
        stages: stages.map(({ stage, minutes, done, earlier }) => ({ stage, owed: minutes, done, earlier })),
      }
    }),
  )
  return all
}

/** Keeps where a student sees themselves; a guardian has no say in that. */
export async function rateSkill(
  actor: Actor,
  { id, skill_id }: Input<typeof rateMySkill>['params'],
  { level }: Input<typeof rateMySkill>['body'],
): Promise<Progress> {
  const own = await ownStudent(actor, id)
  if (!own.is_self) throw new AppError('not_to_rate')
  if (!(await keepOwnLevel(actor, id, skill_id, level))) throw new AppError('not_found')
  return readProgress(actor, id)
}

/** Signs as the student, or as a guardian who may. Whose lesson it is not, for them it is not there. */
export async function signLesson(
  actor: Actor,
  lessonId: number,
  { student_id, signature }: Input<typeof signMyLesson>['body'],
): Promise<Progress> {
  const { db, tenant } = actor
  const { record, own } = await lockMine(actor, lessonId, student_id)
  if (!record.is_finished) throw new AppError('lesson_not_begun')
  await db.execute(sql`
    insert into record_signatures (tenant, record_id, role, person_id, name, how, signature)
    select ${tenant}, ${record.id}, ${own.is_self ? 'student' : 'guardian'}, ${actor.id}, ${actor.name}, 'account', ${signature}
     where not exists (select from record_signatures g where g.tenant = ${tenant} and g.record_id = ${record.id}
                          and g.role in ('student', 'guardian'))`)
  return readProgress(actor, record.student_id)
}

const mineRow = z.object({
  id: z.int(),
  booking_id: z.int(),
  student_id: z.int(),
  is_finished: z.boolean(),
})

/** The record of a lesson of somebody for whom the caller may sign, and holds it. */
export async function lockMine(actor: Actor, lessonId: number, studentId: number | undefined) {
  const { db, tenant } = actor
  const mine = (await ownStudents(actor)).filter(({ id }) => studentId === undefined || id === studentId)
  const record = await firstRow(
    db,
    mineRow,
    sql`
      select r.id, r.booking_id, b.student_id, r.finished_at is not null as is_finished
        from lesson_records r join bookings b on b.tenant = r.tenant and b.id = r.booking_id
       where r.tenant = ${tenant} and r.lesson_id = ${lessonId} and b.student_id = any(${idList(mine.map(({ id }) => id))})
       order by r.id limit 1 for update of r`,
  )
  const own = mine.find(({ id }) => id === record?.student_id)
  if (!record || !own) throw new AppError('not_found')
  if (!own.is_self && !own.rights.includes('sign')) throw new AppError('not_to_sign')
  return { record, own }
}
