import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { makeCourse, makeLicence } from '../../curriculum/courses/courses.testing.ts'
import { askFor } from '../../curriculum/courses/opened.testing.ts'
import { enrolmentsOf } from './enrolments.testing.ts'
import { makeLearner } from './learners.testing.ts'

let owner: TestPerson
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const { make, create, get, update, change, walk } = enrolmentsOf(() => owner)

describe('age', () => {
  it('is asked for on the first day, and names the day from which it is possible', async () => {
    const type = await makeLicence(owner, { min_training_age_months: 210, min_age_months: 216 })
    const course = await makeCourse(owner, { licence_type_id: type.id })
    const student_id = await makeLearner(owner, '2010-03-31')
    const on = (start_on: string) => create({ student_id, course_id: course.id, start_on })
    const reply = await on('2027-09-29')
    expect(refusal(reply)).toEqual(wrongFields({ start_on: 'too_young' }))
    expect(reply.body).toMatchObject({ fields: { start_on: { params: { day: '2027-10-01' } } } })
    const made = (await on('2027-10-01')).body as { id: number }
    expect(await get(made.id)).toMatchObject({
      possible_from: { theory: '2027-10-01', practice: '2027-10-01', exam: '2028-03-31' },
    })
    expect(refusal(await update(made.id, { start_on: '2027-09-30' }))).toEqual(wrongFields({ start_on: 'too_young' }))
  })

  it('is not asked of whom nobody knows the birthday, until it is known', async () => {
    const student_id = await makeLearner(owner, null)
    const { id } = await make({ student_id })
    expect(await get(id)).toMatchObject({ possible_from: null })
    await walk(id, 'awaiting_documents', 'awaiting_payment')
    await query(sql`update users set birth_date = current_date - 3650 where id = ${student_id}`)
    expect(refusal(await change(id, 'active'))).toEqual(wrongFields({ status: 'too_young' }))
    await query(sql`update users set birth_date = '2000-01-01' where id = ${student_id}`)
    expect((await change(id, 'active')).status).toBe(200)
  })

  it('of the licence is asked for when exams begin', async () => {
    const type = await makeLicence(owner, { min_training_age_months: 200, min_age_months: 300 })
    const course = await makeCourse(owner, { licence_type_id: type.id })
    const student_id = await makeLearner(owner)
    await query(sql`update users set birth_date = current_date - 7300 where id = ${student_id}`)
    const { id } = await make({ student_id, course_id: course.id })
    await walk(id, 'awaiting_documents', 'awaiting_payment', 'active', 'training_complete')
    expect(refusal(await change(id, 'exam_phase'))).toEqual(wrongFields({ status: 'too_young' }))
  })
})

describe('requirements', () => {
  it('are those of the first day, whatever is published later', async () => {
    const type = await makeLicence(owner)
    const course = await makeCourse(owner, { licence_type_id: type.id, extra_minutes: { road: 60 } })
    const { id } = await make({ course_id: course.id, start_on: '2026-02-01' })
    const before = await get(id)
    expect(before).toMatchObject({ requirement_version: 1, owed_minutes: 1740, done_minutes: 0 })
    expect(before.stages).toMatchObject([
      { stage: 'theory', minutes: 480, done: 0 },
      { stage: 'road', minutes: 1260, done: 0 },
    ])
    await askFor(owner, type.id, [{ stage: 'road', min_minutes: 3000 }], '2026-01-15', 1)
    await update(id, { notes: 'called', level: 'intermediate' })
    const after = await get(id)
    expect([after.requirement_version, after.stages]).toEqual([1, before.stages])
    const later = await make({ course_id: course.id, start_on: '2026-02-01' })
    expect(await get(later.id)).toMatchObject({ requirement_version: 2, owed_minutes: 3060 })
    // who began before the first version is held to it all the same
    const early = await make({ course_id: course.id, start_on: '2025-06-01' })
    expect(await get(early.id)).toMatchObject({ requirement_version: 1 })
  })

  it('are chosen anew with another licence type, which only who has not begun can take', async () => {
    const { id } = await make()
    const other = await makeCourse(owner)
    expect((await update(id, { course_id: other.id })).body).toMatchObject({ licence_type_id: other.licence_type_id })
    await walk(id, 'awaiting_documents', 'awaiting_payment', 'active')
    const third = await makeCourse(owner)
    expect(refusal(await update(id, { course_id: third.id }))).toEqual(wrongFields({ course_id: 'enrolment_begun' }))
    const someone = await makeLearner(owner)
    expect(refusal(await update(id, { student_id: someone }))).toEqual(wrongFields({ student_id: 'enrolment_begun' }))
    const beside = await makeCourse(owner, { licence_type_id: other.licence_type_id, extra_minutes: { yard: 30 } })
    expect((await update(id, { course_id: beside.id })).body).toMatchObject({
      course_id: beside.id,
      owed_minutes: 1710,
    })
  })
})

describe('minutes done before this school', () => {
  it('are the desk’s until the training begins, and then of those who correct what was taught', async () => {
    const { id } = await make({ earlier_minutes: { road: 60 } })
    const { schoolId } = owner as TestPerson & { schoolId: number }
    const permissions = ['enrolments.view', 'enrolments.edit', 'students.view'] as const
    const desk = await makePerson({ schoolId, permissions: [...permissions] })
    const corrects = await makePerson({ schoolId, permissions: [...permissions, 'session_records.correct'] })
    expect((await update(id, { earlier_minutes: { road: 90 } }, desk)).status).toBe(200)
    await walk(id, 'awaiting_documents', 'awaiting_payment', 'active')
    const reply = await update(id, { earlier_minutes: { road: 600 } }, desk)
    expect(refusal(reply)).toEqual({ status: 403, code: 'forbidden' })
    expect(reply.body).toMatchObject({ params: { permission: 'session_records.correct' } })
    expect((await update(id, { earlier_minutes: { road: 90 }, notes: 'called' }, desk)).status).toBe(200)
    expect((await get(id)).earlier_minutes).toEqual({ road: 90 })
    expect((await update(id, { earlier_minutes: { road: 120, yard: 30 } }, corrects)).status).toBe(200)
    expect((await get(id)).earlier_minutes).toEqual({ road: 120, yard: 30 })
    expect((await update(id, { notes: 'again' }, desk)).body).toMatchObject({
      earlier_minutes: { road: 120, yard: 30 },
    })
  })
})
