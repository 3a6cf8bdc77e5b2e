import { getSchoolToday } from '@dsms/contract/insight/today/calls'
import { listNotifications } from '@dsms/contract/kernel/session/me'
import * as office from '@dsms/contract/teaching/lessonRecords/office'
import * as my from '@dsms/contract/teaching/progress/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { mailTo, query, refusal } from '../../../testing/reads.ts'
import { act, makeTeachingSchool, outcomesOf, teachingOf } from '../lessonRecords/records.testing.ts'

let school: Awaited<ReturnType<typeof makeTeachingSchool>>
let trainer: TestPerson
let student: TestPerson & { enrolment: number }
let mother: TestPerson
let stranger: TestPerson
const mine = teachingOf(() => trainer)
const drawing = 'M 1 1 L 20 20 L 40 8'

beforeAll(async () => {
  school = await makeTeachingSchool()
  trainer = await school.trainerWith()
  student = await school.studentWith()
  stranger = await school.studentWith()
  mother = await school.motherOf(student)
})

const signed = (signature: string | null, name = 'Somebody Else') =>
  act({ kind: 'sign', role: 'student', name, signature })
const given = async (signature: string | null, name?: string) => {
  const id = await school.lesson(trainer, student.enrolment)
  const reply = await mine.send(id, [act({ kind: 'start' }), act({ kind: 'finish' }), signed(signature, name)])
  return { id, outcomes: outcomesOf(reply) }
}
const record = async (id: number) =>
  (await callAs(school.owner.token, office.getLessonRecord, { params: { id }, query: {} })).body
const lessonOf = async (who: TestPerson, id: number) =>
  (await callAs(who.token, my.getMyProgress, { params: { id: student.id } })).body.lessons.find((one) => one.id === id)
const object = (who: TestPerson, id: number, reason = 'هذا ليس توقيعي') =>
  send(who.token, my.objectToMyLesson, { params: { id }, body: { reason } })
const answer = (id: number) =>
  send(school.owner.token, office.answerLessonObjection, { params: { id }, body: { answer: 'نعيد الدرس' } })
const told = async ({ token }: TestPerson, kind: string) =>
  (await callAs(token, listNotifications, { query: {} })).body.rows.filter((one) => one.kind === kind)
const waiting = async () =>
  (await callAs(school.owner.token, getSchoolToday, { query: {} })).body.actions.filter(
    ({ kind }) => kind === 'lesson_objected',
  )

describe('the signature of a student on the trainer’s device', () => {
  it.each([[null], [''], ['M 5 5'], ['M 5 5 L 5 5']])(
    'is none without a drawing (%j): it is kept as set aside',
    async (nothing) => {
      const { id, outcomes } = await given(nothing)
      expect(outcomes).toEqual(['applied', 'applied', 'set_aside'])
      expect(await record(id)).toMatchObject({ status: 'finished', set_aside: 1, record: { signatures: [] } })
      expect(await lessonOf(student, id)).toMatchObject({ may_sign: true, object_until: null })
      expect(await query(sql`select outcome from lesson_acts where lesson_id = ${id} and kind = 'sign'`)).toEqual([
        { outcome: 'set_aside' },
      ])
    },
  )

  it('is under their own name, with the clock of the server beside that of the device', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    const early = { at: new Date(Date.now() - 300_000).toISOString() }
    await mine.send(id, [
      act({ kind: 'start', ...early }),
      act({ kind: 'finish', ...early }),
      act({ kind: 'sign', role: 'trainer', name: 'Somebody Else', signature: null }),
      { ...signed(drawing), ...early },
    ])
    const {
      trainer: giver,
      record: { signatures },
    } = await record(id)
    expect(signatures).toMatchObject([
      { role: 'trainer', name: giver?.name, witness: null },
      { role: 'student', name: `Test ${student.username}`, witness: giver?.name, signed_at: early.at },
    ])
    expect(Date.parse(signatures[1]?.received_at ?? '')).toBeGreaterThan(Date.parse(early.at) + 290_000)
  })

  it('is told to the student and to who signs for them, on the screen and by mail', async () => {
    await given(drawing)
    for (const who of [student, mother]) {
      expect(await told(who, 'lesson_signed_beside')).not.toEqual([])
      expect(await mailTo(who.email)).toContain('/my/progress')
    }
    expect(await told(trainer, 'lesson_signed_beside')).toEqual([])
  })
})

describe('an objection', () => {
  it('is made once by the student or who signs for them, is seen by the office and answered once', async () => {
    const { id } = await given(drawing)
    expect((await object(stranger, id)).status).toBe(404)
    expect((await object(trainer, id)).status).toBe(404)
    expect(await lessonOf(mother, id)).toMatchObject({ object_until: expect.any(String), objection: null })
    expect((await answer(id)).status, 'nothing was said yet').toBe(404)
    expect((await object(mother, id)).status).toBe(200)
    expect((await object(student, id, 'said later')).status).toBe(200)
    const said = { reason: 'هذا ليس توقيعي', by: `Test ${mother.username}`, answer: null }
    expect(await lessonOf(student, id)).toMatchObject({ object_until: null, objection: said })
    expect(await record(id)).toMatchObject({ is_objected: true, may_answer: true, objection: said, status: 'finished' })
    const { rows } = (
      await callAs(school.owner.token, office.listLessonRecords, { query: { view: 'to_decide', perPage: '100' } })
    ).body
    expect(rows).toContainEqual(expect.objectContaining({ id, is_objected: true }))
    expect(await waiting()).toMatchObject([{ link: expect.stringContaining(`/school/teaching/${id}?booking=`) }])
    expect((await answer(id)).body).toMatchObject({ is_objected: false, objection: { answer: 'نعيد الدرس' } })
    expect((await answer(id)).status).toBe(404)
    expect(await waiting()).toEqual([])
    expect(await told(mother, 'lesson_objection_answered')).toHaveLength(1)
  })

  it('may also be made while nobody has signed for the student, and whoever gave the lesson hears and reads it', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    await mine.send(id, [act({ kind: 'start' })])
    expect(refusal(await object(student, id))).toEqual({ status: 409, code: 'lesson_not_begun' })
    await mine.send(id, [act({ kind: 'finish' })])
    expect(await lessonOf(student, id)).toMatchObject({ may_sign: true, may_object: true, object_until: null })
    const before = (await told(trainer, 'lesson_objected')).length
    expect((await object(student, id, 'انتهى الدرس بعد نصف ساعة')).status).toBe(200)
    expect(await lessonOf(student, id)).toMatchObject({ may_object: false, objection: { answer: null } })
    expect((await mine.found(id))?.objection).toMatchObject({ reason: 'انتهى الدرس بعد نصف ساعة', answer: null })
    const heard = await told(trainer, 'lesson_objected')
    expect(heard).toHaveLength(before + 1)
    expect(heard[0]?.link).toContain(`/my/day/${id}?day=`)
    expect((await waiting()).map(({ link }) => link)).toContainEqual(expect.stringContaining(`/school/teaching/${id}?`))
    expect((await answer(id)).status).toBe(200)
    expect((await mine.found(id))?.objection).toMatchObject({ answer: 'نعيد الدرس' })
  })

  it('comes too late after three days of the server’s clock, whatever the device says', async () => {
    const { id } = await given(drawing)
    const at = (days: number) =>
      query(sql`update record_signatures set received_at = now() - make_interval(days => ${days}), signed_at = now()
                 where record_id = (select id from lesson_records where lesson_id = ${id})`)
    await expect(at(3), 'a signature is never changed').rejects.toThrow()
    const old = await school.lesson(trainer, student.enrolment)
    await mine.send(old, [act({ kind: 'start' }), act({ kind: 'finish' })])
    await query(sql`
      insert into record_signatures (tenant, record_id, role, person_id, name, how, witnessed_by, signature, received_at)
      select tenant, id, 'student', ${student.id}, 'x', 'beside', ${trainer.id}, ${drawing}, now() - interval '3 days 1 minute'
        from lesson_records where lesson_id = ${old}`)
    expect(await lessonOf(student, old)).toMatchObject({ object_until: null, may_sign: false })
    expect(refusal(await object(student, old))).toEqual({ status: 409, code: 'nothing_to_object' })
  })

  it('is none against what somebody signed by their own account, which is under their own name', async () => {
    const id = await school.lesson(trainer, student.enrolment)
    await mine.send(id, [act({ kind: 'start' }), act({ kind: 'finish' })])
    const body = { name: 'Somebody Else', signature: null }
    expect((await send(mother.token, my.signMyLesson, { params: { id }, body })).status).toBe(200)
    expect((await record(id)).record.signatures).toMatchObject([
      { role: 'guardian', name: `Test ${mother.username}`, witness: null },
    ])
    expect(refusal(await object(mother, id))).toEqual({ status: 409, code: 'nothing_to_object' })
  })
})
