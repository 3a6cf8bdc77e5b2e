import * as calls from '@dsms/contract/schedule/lessons/calls'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { sql } from 'drizzle-orm'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { type Reply, send } from '../../../testing/harness.ts'
import { mainBranch, query } from '../../../testing/reads.ts'
import { openBoth } from '../../curriculum/courses/opened.testing.ts'
import { enrolmentsOf } from '../../students/enrolments/enrolments.testing.ts'
import { makeLearner } from '../../students/enrolments/learners.testing.ts'
import { trainersOf } from '../../trainers/trainers/trainers.testing.ts'

export interface LessonAnswer {
  lesson: calls.Lesson
  violations?: { code: string; lesson_id?: number; severity: string }[]
}

type Changes = Record<string, unknown>

/** A school in which lessons can be given: a lesson type, a trainer who may teach, a vehicle, and students in a course. */
export async function makeLessonSchool(wishes: Parameters<typeof makeSchoolAdmin>[0] = {}) {
  const owner = await makeSchoolAdmin(wishes)
  const branch_id = await mainBranch(owner)
  const course = await makeRecord('courses', owner)
  await openBoth(owner, course.id)
  const licence = Number(course.licence_type_id)
  const trainer = async (changes: Changes = {}) => {
    const { id } = await makeRecord('trainers', owner, {
      licence_type_ids: [licence],
      teaches: ['theory', 'simulator', 'yard', 'road', 'exam_prep'],
      gearboxes: ['manual', 'automatic'],
      ...changes,
    })
    await trainersOf(() => owner).papers(id)
    await trainersOf(() => owner).status(id, { status: 'active' })
    return id
  }
  const vehicle = async (changes: Changes = {}) =>
    (
      await makeRecord('vehicles', owner, {
        licence_type_ids: [licence],
        dual_controls: true,
        gear_type: 'manual',
        ...changes,
      })
    ).id
  const enrolment = async (changes: Changes = {}) => {
    const student_id = await makeLearner(owner)
    const made = await makeRecord('enrolments', owner, { student_id, course_id: course.id, branch_id, ...changes })
    await enrolmentsOf(() => owner).walk(made.id, 'awaiting_documents', 'awaiting_payment', 'active')
    return made.id
  }
  await query(sql`
    insert into student_rules (tenant, needs_birth_date, needs_contact, needs_identity, needs_consent, needs_guardian,
                               needs_documents, needs_contract, documents)
    values (${owner.schoolId}, false, false, false, false, false, false, false, '[]') on conflict do nothing`)
  return { owner, branch_id, licence, course: course.id, trainer, vehicle, enrolment, type: makeType(owner) }
}

/** Adds a lesson type; answers its key. */
const makeType =
  (owner: TestPerson) =>
  async (changes: Changes = {}) =>
    (
      await makeRecord('lessonTypes', owner, {
        kind: 'road',
        stage: 'road',
        needs_vehicle: 'optional',
        min_minutes: 15,
        max_minutes: 480,
        default_minutes: 60,
        ...changes,
      })
    ).id

/** What tests do with lessons, as one of the school's people. */
export const lessonsOf = (who: () => TestPerson) => {
  const act = (call: Parameters<typeof send>[1], id: number, body: Changes) =>
    send(who().token, call, { params: { id }, body }) as Promise<
      Reply<LessonAnswer & calls.Lesson & { told: ToldPerson[] }>
    >
  return {
    create: (body: Changes) => send(who().token, calls.createLesson, { body }) as Promise<Reply<LessonAnswer>>,
    check: (body: Changes) =>
      send(who().token, calls.checkLesson, { body }) as Promise<Reply<Required<Pick<LessonAnswer, 'violations'>>>>,
    get: (id: number) =>
      send(who().token, calls.getLesson, { params: { id }, query: {} }) as Promise<Reply<calls.Lesson>>,
    list: async (from: string, to: string, more: Changes = {}) =>
      (
        (await send(who().token, calls.listLessons, { query: { from, to, ...more } })).body as {
          lessons: calls.Lesson[]
        }
      ).lessons,
    update: (id: number, body: Changes) => act(calls.updateLesson, id, body),
    move: (id: number, body: Changes) => act(calls.moveLesson, id, body),
    cancel: (id: number, body: Changes) => act(calls.cancelLesson, id, { reason: 'other', ...body }),
    confirm: (id: number, body: Changes) => act(calls.confirmLesson, id, body),
    decline: (id: number, body: Changes) => act(calls.declineLesson, id, { note: 'full', ...body }),
    start: (id: number, body: Changes) => act(calls.startLesson, id, body),
    miss: (id: number, body: Changes) => act(calls.missLesson, id, body),
    undo: (id: number, body: Changes) => act(calls.undoLesson, id, body),
    complete: (id: number, body: Changes) => act(calls.completeLesson, id, body),
    correctResults: (id: number, body: Changes) => act(calls.correctResults, id, body),
  }
}

/** Puts a lesson there in time so that it began so many minutes ago and is as long as before; less than nothing is to come. */
export const beganAgo = (id: number, minutes: number) =>
  query(sql`
    update lessons set starts_at = now() - make_interval(mins => ${minutes}),
                       ends_at = now() - make_interval(mins => ${minutes}) + (ends_at - starts_at)
     where id = ${id} returning version`)

/** Has the seats of a lesson given long ago, so that the notice of the school is what counts. */
export const bookedLongAgo = (lessonId: number) =>
  query(sql`
    update bookings set booked_at = booked_at - interval '90 days', set_by_school_at = set_by_school_at - interval '90 days'
     where lesson_id = ${lessonId}`)

/** Gives a lesson another status without asking when that may be. */
export const setStatus = async (id: number, status: string): Promise<number> => {
  const [row] = await query<{ version: number }>(
    sql`update lessons set status = ${status} where id = ${id} returning version`,
  )
  return Number(row?.version)
}

/** Codes of what is against a lesson, in their order. */
export const codesOf = (reply: Reply<{ violations?: { code: string }[] }>): string[] =>
  reply.body.violations?.map(({ code }) => code) ?? []
