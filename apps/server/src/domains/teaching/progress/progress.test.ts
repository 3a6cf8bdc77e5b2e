import { allEndpoints } from '@dsms/contract'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { exportMyData, exportStudentData } from '@dsms/contract/students/personalData/calls'
import { students } from '@dsms/contract/students/students/calls'
import { mergeStudents } from '@dsms/contract/students/students/merges'
import { getStudentStanding } from '@dsms/contract/students/students/standing'
import type { Act } from '@dsms/contract/teaching/lessonRecords/acts'
import * as calls from '@dsms/contract/teaching/lessonRecords/calls'
import * as office from '@dsms/contract/teaching/lessonRecords/office'
import * as my from '@dsms/contract/teaching/progress/calls'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '../../../testing/examples.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { act, dayOf, makeTeachingSchool, teachingOf } from '../lessonRecords/records.testing.ts'

let school: Awaited<ReturnType<typeof makeTeachingSchool>>
let trainer: TestPerson
let colleague: TestPerson
let student: TestPerson & { enrolment: number }
let mother: TestPerson
let skill: number
const mine = teachingOf(() => trainer)

beforeAll(async () => {
  school = await makeTeachingSchool()
  trainer = await school.trainerWith()
  colleague = await school.trainerWith()
  student = await school.studentWith()
  skill = await school.skill()
  mother = await school.motherOf(student)
})

const usual = () => [
  act({ kind: 'start' }),
  act({ kind: 'rate', skill_id: skill, level: 3 }),
  act({ kind: 'note', which: 'shared', text: 'أحسنت عند الدوّار' }),
  act({ kind: 'finish' }),
]
const mapOf = (parts: Record<string, Endpoint['query']>, example: (schema: NonNullable<Endpoint['query']>) => object) =>
  Object.fromEntries(Object.entries(parts).flatMap(([name, schema]) => (schema ? [[name, example(schema)]] : [])))
const record = async (id: number) =>
  (await callAs(school.owner.token, office.getLessonRecord, { params: { id }, query: {} })).body
/** All that a copy of somebody's data says. */
const copyOf = async (who: TestPerson, { path }: Endpoint, id: number): Promise<string> => {
  const { http } = await testApp()
  const url = path.replace(':id', String(id))
  const reply = await http.inject({ url, headers: { authorization: `Bearer ${who.token}` } })
  expect(reply.statusCode).toBe(200)
  return Object.values(unzipSync(reply.rawPayload))
    .map((bytes) => strFromU8(bytes))
    .join('\n')
}

describe('the highest level', () => {
  it('is given after two different conditions, and until then what was meant is kept', async () => {
    const [fresh, learner] = [await school.skill(), await school.studentWith()]
    const drive = { traffic: 'low', light: 'day', weather: 'dry', road: 'urban' } as const
    const rated = async (context: Extract<Act, { kind: 'context' }>['context']) => {
      const id = await school.lesson(trainer, learner.enrolment)
      const five = act({ kind: 'rate', skill_id: fresh, level: 5 })
      await mine.send(id, [act({ kind: 'start' }), act({ kind: 'context', context }), five, act({ kind: 'finish' })])
      return (await record(id)).record.ratings
    }
    expect(await rated(drive)).toMatchObject([{ level: 4, asked: 5, context: drive }])
    expect(await rated(drive)).toMatchObject([{ level: 4, asked: 5 }])
    expect(await rated({ ...drive, weather: 'rain' })).toMatchObject([{ level: 5, asked: null }])
  })
})

describe('where a student sees themselves', () => {
  it('is said by them alone, stands beside what the trainer says, and is told to both where they differ', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    await mine.send(id, usual())
    const rate = ({ token }: TestPerson, level: number, skill_id = skill) =>
      send(token, my.rateMySkill, { params: { id: student.id, skill_id }, body: { level } })
    expect((await rate(mother, 5)).body).toMatchObject({ code: 'not_to_rate' })
    expect((await rate(trainer, 5)).status).toBe(404)
    expect((await rate(student, 5, 2_000_000_000)).status).toBe(404)
    expect((await rate(student, 4)).body).toMatchObject({ skills: [{ level: 3, own_level: 4, gap: null }] })
    expect((await rate(student, 5)).body).toMatchObject({ skills: [{ level: 3, own_level: 5, gap: 'over' }] })
    expect((await mine.found(id))?.skills).toMatchObject([{ skill_id: skill, level: 3, own_level: 5 }])
    // the office reads the same, and has nothing to sign or to object to
    const { body: theirs } = await callAs(student.token, my.getMyProgress, { params: { id: student.id } })
    const { body } = await callAs(school.owner.token, my.getStudentProgress, { params: { id: student.id }, query: {} })
    expect(theirs.lessons.some(({ may_sign }) => may_sign)).toBe(true)
    // and the head of the student's page names the same first things to practise
    const head = await callAs(school.owner.token, getStudentStanding, { params: { id: student.id }, query: {} })
    expect(body.practise.length).toBeGreaterThan(0)
    expect(head.body.progress?.practise).toEqual(body.practise.slice(0, 2).map(({ name }) => name))
    const lessons = theirs.lessons.map((lesson) => ({ ...lesson, may_sign: false, may_object: false }))
    expect(body).toEqual({ ...theirs, lessons })
  })
})

describe('a signature', () => {
  it('is given once for the student, by themselves or by who may sign for them', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    await mine.send(id, usual())
    const body = { name: 'هدى الحربي', signature: null }
    expect((await send(colleague.token, my.signMyLesson, { params: { id }, body })).status).toBe(404)
    for (const { token } of [mother, student])
      expect((await send(token, my.signMyLesson, { params: { id }, body })).status).toBe(200)
    expect((await record(id)).record.signatures).toMatchObject([{ role: 'guardian', name: `Test ${mother.username}` }])
  })
})

describe('a guardian who may sign, and not see how far the student is', () => {
  const read = async (who: TestPerson) =>
    (await callAs(who.token, my.getMyProgress, { params: { id: student.id } })).body

  it('finds the lessons to sign without what the trainers wrote, and signs', async () => {
    const father = await school.motherOf(student, ['sign'])
    const id = await school.lesson(trainer, student.enrolment)
    await mine.send(id, usual())
    const whole = await read(student)
    expect(whole.lessons.find((one) => one.id === id)?.ratings).not.toEqual([])
    const told = await read(father)
    expect(told).toEqual({
      ...{ time_zone: whole.time_zone, courses: [], levels: [], skills: [], practise: [] },
      lessons: whole.lessons
        .filter((one) => told.lessons.some((lesson) => lesson.id === one.id))
        .map((one) => ({ ...one, shared_note: null, ratings: [], errors: [], focus: [], exam: null })),
    })
    expect(told.lessons.find((one) => one.id === id)).toMatchObject({ may_sign: true, signed_by: [] })
    const body = { signature: null }
    const reply = await callAs(father.token, my.signMyLesson, { params: { id }, body })
    expect(reply.body.lessons.find((one) => one.id === id)).toMatchObject({ may_sign: false, signed_by: ['guardian'] })
    expect(reply.body.skills).toEqual([])
  })

  it('is refused without either right', async () => {
    const uncle = await school.motherOf(student, ['book', 'cancel', 'pay'])
    expect((await send(uncle.token, my.getMyProgress, { params: { id: student.id } })).status).toBe(403)
  })
})

describe('what the school notes for itself', () => {
  it('is in no call that a student or guardian may make', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    await mine.send(id, [
      ...usual().slice(0, 1),
      act({ kind: 'note', which: 'internal', text: 'سرّ-المدرسة' }),
      act({ kind: 'finish' }),
    ])
    const reads = Object.values(allEndpoints).filter(
      ({ method, answers, access }) => method === 'GET' && !answers && access === 'session',
    )
    for (const { token } of [student, mother])
      for (const endpoint of reads)
        for (const named of endpoint.params ? [id, student.id, student.enrolment] : [id]) {
          const known = { id: named, lesson_id: id, student_id: student.id }
          const parts = { params: endpoint.params, query: endpoint.query }
          const reply = await send(
            token,
            endpoint,
            mapOf(parts, (schema) => exampleOf(schema, known)),
          )
          expect(JSON.stringify(reply.body) ?? '', endpoint.path).not.toContain('سرّ-المدرسة')
        }
    expect((await record(id)).record.internal_note).toBe('سرّ-المدرسة')
  })
})

describe('a lesson of several students', () => {
  it('has a record for each, ends with the last, and counts for those who came', async () => {
    const [one, other] = [await school.studentWith(), await school.studentWith()]
    const id = await school.lesson(trainer, one.enrolment)
    await query(sql`update lessons set capacity = 2 where id = ${id}`)
    const [second] = await query<{ id: number }>(sql`
      insert into bookings (tenant, lesson_id, enrolment_id, student_id)
      values (${school.owner.schoolId}, ${id}, ${other.enrolment}, 0) returning id`)
    const [first] = await query<{ id: number }>(
      sql`select id from bookings where lesson_id = ${id} order by id limit 1`,
    )
    const sendFor = (booking: { id: number } | undefined, acts: Act[]) =>
      send(trainer.token, calls.sendLessonActs, { params: { id }, body: { booking_id: Number(booking?.id), acts } })
    const status = async () =>
      (await query<{ status: string }>(sql`select status from lessons where id = ${id}`))[0]?.status
    const finish = (is_absent: boolean) => act({ kind: 'finish', is_absent })
    expect((await sendFor({ id: 2_000_000_000 }, [act({ kind: 'start' })])).status).toBe(404)
    expect((await sendFor(first, [...usual().slice(0, 3), finish(false)])).status).toBe(200)
    expect(await status()).toBe('in_progress')
    expect((await sendFor(second, [finish(true)])).status).toBe(200)
    expect(await status()).toBe('completed')
    expect(await query(sql`select attendance from bookings where lesson_id = ${id} order by id`)).toEqual([
      { attendance: 'present' },
      { attendance: 'absent' },
    ])
    const progress = async (who: TestPerson) =>
      (await callAs(who.token, my.getMyProgress, { params: { id: who.id } })).body
    expect((await progress(one)).lessons).toMatchObject([{ id, shared_note: 'أحسنت عند الدوّار' }])
    expect((await progress(other)).lessons).toEqual([])
    // each signs their own
    const body = { name: 'ليان الحربي', signature: null }
    expect((await send(one.token, my.signMyLesson, { params: { id }, body })).status).toBe(200)
    const whole = await callAs(school.owner.token, office.getLessonRecord, {
      params: { id },
      query: { booking_id: String(second?.id) },
    })
    expect(whole.body).toMatchObject({ student: { id: other.id }, record: { is_absent: true, signatures: [] } })
    const { lessons } = (await callAs(trainer.token, calls.getTeachingDay, { params: { day: await dayOf(id) } })).body
    expect(lessons.filter((found) => found.id === id)).toMatchObject([{ is_shared: true }, { is_shared: true }])
  })
})

describe('what was written of a student', () => {
  it('is in the copies of their data, and what the school noted for itself in its own alone', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    await mine.send(id, [...usual().slice(0, 3), act({ kind: 'note', which: 'internal', text: 'سرّ-النسخة' })])
    const [office, own] = [
      await copyOf(school.owner, exportStudentData, student.id),
      await copyOf(student, exportMyData, student.id),
    ]
    for (const text of [office, own]) expect(text).toContain('أحسنت عند الدوّار')
    expect([office.includes('سرّ-النسخة'), own.includes('سرّ-النسخة')]).toEqual([true, false])
  })

  it('goes over when two records of a person become one', async () => {
    const double = await school.studentWith()
    const id = await school.lesson(trainer, double.enrolment)
    await mine.send(id, [...usual().slice(0, 2), act({ kind: 'finish' })])
    await query(sql`update users set account_id = null where id = ${double.id}`)
    await query(
      sql`update enrolments set status = 'cancelled', status_reason = 'double' where id = ${double.enrolment}`,
    )
    const version = async (of: number) =>
      (await callAs(school.owner.token, students.calls.get, { params: { id: of }, query: {} })).body.version
    const body = { other_id: double.id, version: await version(student.id), other_version: await version(double.id) }
    const merged = await send(school.owner.token, mergeStudents, {
      params: { id: student.id },
      body: { ...body, keep: {} },
    })
    expect(merged.status, JSON.stringify(merged.body)).toBe(200)
    const { lessons } = (await callAs(student.token, my.getMyProgress, { params: { id: student.id } })).body
    expect(lessons.map((one) => one.id)).toContain(id)
  })
})
