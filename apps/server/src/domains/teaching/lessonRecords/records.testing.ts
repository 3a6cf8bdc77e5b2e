import { randomUUID } from 'node:crypto'
import { getLesson } from '@dsms/contract/schedule/lessons/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { type GuardianRight, linkGuardian } from '@dsms/contract/students/guardians/calls'
import type { Act } from '@dsms/contract/teaching/lessonRecords/acts'
import * as calls from '@dsms/contract/teaching/lessonRecords/calls'
import { getLessonRecord } from '@dsms/contract/teaching/lessonRecords/office'
import { sql } from 'drizzle-orm'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { makeLessonSchool } from '../../schedule/lessons/lessons.testing.ts'

type Said = { [Kind in Act['kind']]: Partial<Extract<Act, { kind: Kind }>> & { kind: Kind } }[Act['kind']]

/** An act as a device would send it, of this moment. */
export const act = (said: Said): Act =>
  ({ key: randomUUID(), at: new Date().toISOString(), over: null, ...said }) as Act

/** A school with a trainer and a student who sign in, and lessons of theirs that are just over, whatever the rules say of those. */
export async function makeTeachingSchool() {
  const school = await makeLessonSchool()
  const { schoolId } = school.owner
  const trainerWith = async () => {
    const person = await makePerson({ schoolId, kind: 'trainer' })
    await school.trainer({ person_id: person.id, email: person.email })
    return person
  }
  const studentWith = async () => {
    const person = await makePerson({ schoolId, kind: 'student' })
    await query(sql`update users set birth_date = '2000-01-01' where id = ${person.id}`)
    return { ...person, enrolment: await school.enrolment({ student_id: person.id }) }
  }
  /** Sees how the student gets on, and signs for them. */
  const motherOf = async ({ id }: TestPerson, rights: GuardianRight[] = ['view_progress', 'sign']) => {
    const mother = await makePerson({ schoolId, kind: 'guardian' })
    await callAs(school.owner.token, linkGuardian, {
      params: { id },
      body: { guardian_id: mother.id, relation: 'mother', rights },
    })
    return mother
  }
  const type = await school.type()
  let made = 0
  /** Ten minutes long, each before the one that was made before it, so that nobody is in two at once. */
  const lesson = async (
    trainer: TestPerson,
    enrolment: number,
    { vehicle = null as number | null, status = 'scheduled', of = type } = {},
  ): Promise<number> => {
    const ago = 20 * ++made
    const [row] = await query<{ id: number }>(sql`
      insert into lessons (tenant, type_id, branch_id, trainer_id, vehicle_id, starts_at, ends_at, capacity, status)
      values (${schoolId}, ${of}, ${school.branch_id}, ${trainer.id}, ${vehicle}::integer, now() - make_interval(mins => ${ago}),
              now() - make_interval(mins => ${ago - 10}), 1, ${status}) returning id`)
    const id = Number(row?.id)
    await query(sql`
      insert into bookings (tenant, lesson_id, enrolment_id, student_id) values (${schoolId}, ${id}, ${enrolment}, 0)`)
    return id
  }
  const group = await makeRecord('skills', school.owner)
  const skill = async () => {
    const { id } = await makeRecord('skills', school.owner, { parent_id: group.id })
    await query(sql`update skills set status = 'active' where id = ${id}`)
    return id
  }
  return {
    ...school,
    trainerWith,
    studentWith,
    motherOf,
    lesson,
    skill,
    error: (await makeRecord('errorTypes', school.owner)).id,
  }
}

/** The day of a lesson where its school is. */
export const dayOf = async (id: number): Promise<string> => {
  const [row] = await query<{ day: string }>(sql`
    select (l.starts_at at time zone z.time_zone)::date::text as day from lessons l join schools z on z.id = l.tenant where l.id = ${id}`)
  return String(row?.day)
}

export const teachingOf = (who: () => TestPerson) => ({
  /** A lesson as the trainer finds it in its day; undefined where it is not theirs. */
  found: async (id: number) => {
    const { body } = await callAs(who().token, calls.getTeachingDay, { params: { day: await dayOf(id) } })
    return body.lessons.find((one) => one.id === id)
  },
  send: (id: number, acts: Act[]) =>
    send(who().token, calls.sendLessonActs, { params: { id }, body: { acts } }) as Promise<
      Reply<{ results: { key: string; outcome: string; reason: string | null }[]; lesson: calls.DayLesson }>
    >,
})

/** What became of each act, in short. */
export const outcomesOf = (reply: { body: { results: { outcome: string; reason: string | null }[] } }): string[] =>
  reply.body.results.map(({ outcome, reason }) => reason ?? outcome)

/** What the office reads of a lesson, of its record, and of the minutes of an enrolment. */
export const officeOf = (who: () => TestPerson) => ({
  lesson: async (id: number) => (await callAs(who().token, getLesson, { params: { id }, query: {} })).body,
  record: async (id: number) => (await callAs(who().token, getLessonRecord, { params: { id }, query: {} })).body,
  minutes: async (id: number) =>
    (await callAs(who().token, enrolments.calls.get, { params: { id }, query: {} })).body.done_minutes,
})
