import { courses } from '@dsms/contract/curriculum/courses/calls'
import { enrolments, listEnrolmentPeople } from '@dsms/contract/students/enrolments/calls'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { makeCourse, makeLicence } from '../../curriculum/courses/courses.testing.ts'
import { enrolmentsOf } from './enrolments.testing.ts'
import { makeLearner } from './learners.testing.ts'

let owner: TestPerson
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const { make, create, get, update, change, walk, list } = enrolmentsOf(() => owner)

describe('one at a time for each licence type', () => {
  it('is taken once of two that come at the same moment, also by different courses', async () => {
    const type = await makeLicence(owner)
    const both = [
      await makeCourse(owner, { licence_type_id: type.id }),
      await makeCourse(owner, { licence_type_id: type.id }),
    ]
    const student_id = await makeLearner(owner)
    const bodies = await Promise.all(
      both.map(async ({ id }) => ({ student_id, course_id: id, branch_id: await mainBranch(owner) })),
    )
    const replies = await Promise.all(bodies.map((body) => send(owner.token, enrolments.calls.create, { body })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(refusal(replies.find(({ status }) => status === 422) as never)).toEqual(
      wrongFields({ course_id: 'already_enrolled' }),
    )
  })

  it('is free again once the first is over, and is looked at when one comes back from the archive', async () => {
    const first = await make()
    const same = { student_id: first.student_id, course_id: first.course_id }
    expect(refusal(await create(same))).toEqual(wrongFields({ course_id: 'already_enrolled' }))
    expect((await create({ student_id: first.student_id })).status).toBe(201)
    await send(owner.token, enrolments.calls.archive, { params: { id: first.id } })
    const second = (await create(same)).body as { id: number }
    const restore = () => send(owner.token, enrolments.calls.restore, { params: { id: first.id }, body: {} })
    expect(refusal(await restore())).toEqual(wrongFields({ course_id: 'already_enrolled' }))
    await change(second.id, 'cancelled', 'moved away')
    expect((await restore()).status).toBe(200)
  })
})

describe('the list of students', () => {
  it('tells what each learns and from whom, and is narrowed by both while it lasts', async () => {
    const trainer = await makePerson({
      schoolId: owner.schoolId,
      kind: 'trainer',
      firstName: 'Huda',
      lastName: 'Saleh',
    })
    const type = await makeLicence(owner)
    const course = await makeCourse(owner, { licence_type_id: type.id })
    const { id, student_id } = await make({ course_id: course.id, trainer_id: trainer.id })
    await make()
    const listed = async (narrow: object) => {
      const { body } = await callAs(owner.token, students.calls.list, {
        query: { page: 1, perPage: 25, ids: [], ...narrow },
      })
      return body.rows
    }
    for (const narrow of [{ licence_type_id: type.id }, { trainer_id: trainer.id }])
      expect(await listed(narrow)).toMatchObject([
        { id: student_id, licence_types: [type.code], trainers: ['Huda Saleh'] },
      ])
    await change(id, 'cancelled', 'moved away')
    expect(await listed({ trainer_id: trainer.id })).toEqual([])
    expect(await listed({ ids: [student_id] })).toMatchObject([{ licence_types: [], trainers: [] }])
  })
})

describe('the input', () => {
  it('takes gearbox, experience and first day from the course and the calendar unless they are said', async () => {
    const course = await makeCourse(owner, { gearbox: 'manual', prior_experience: 'over_5_years' })
    const made = await make({ course_id: course.id })
    expect(made).toMatchObject({ gearbox: 'manual', prior_experience: 'over_5_years', level: 'beginner' })
    expect(made.start_on).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(refusal(await update(made.id, { gearbox: 'automatic' }))).toEqual(wrongFields({ gearbox: 'invalid_choice' }))
  })

  it('names students and trainers of the school, each of their own kind', async () => {
    const stranger = await makeSchoolAdmin()
    const trainer = await makePerson({ schoolId: owner.schoolId, kind: 'trainer' })
    const theirs = await makeLearner(stranger)
    for (const student_id of [theirs, trainer.id, owner.id])
      expect(refusal(await create({ student_id }))).toEqual(wrongFields({ student_id: 'unknown_choice' }))
    for (const trainer_id of [theirs, owner.id, await makeLearner(owner)])
      expect(refusal(await create({ trainer_id }))).toEqual(wrongFields({ trainer_id: 'unknown_choice' }))
    const { id } = await make({ trainer_id: trainer.id })
    await expect(query(sql`update enrolments set trainer_id = ${owner.id} where id = ${id}`)).rejects.toMatchObject({
      cause: { constraint: 'enrolments__trainer_id' },
    })
    const course = await makeCourse(stranger)
    expect(refusal(await create({ course_id: course.id }))).toEqual(wrongFields({ course_id: 'unknown_choice' }))
  })

  it('takes nobody into a course or licence type that is closed', async () => {
    const course = await makeCourse(owner)
    const { id } = await make({ course_id: course.id })
    await send(owner.token, courses.calls.changeStatus, { params: { id: course.id }, body: { status: 'retired' } })
    expect(refusal(await create({ course_id: course.id }))).toEqual(wrongFields({ course_id: 'course_closed' }))
    // who is in it goes on
    expect((await update(id, { level: 'expert' })).status).toBe(200)
  })

  it('has its days in their order', async () => {
    const days = { start_on: '2026-03-01', target_on: '2026-02-28' }
    expect(refusal(await create(days))).toEqual(wrongFields({ target_on: 'end_before_start' }))
    expect(refusal(await create({ start_on: '2026-03-01', deadline_on: '2026-02-28' }))).toEqual(
      wrongFields({ deadline_on: 'end_before_start' }),
    )
    const permit = { learner_permit_issued_on: '2026-03-01', learner_permit_expires_on: '2026-03-01' }
    expect(refusal(await create(permit))).toEqual(wrongFields({ learner_permit_expires_on: 'end_before_start' }))
  })

  it('gives more time by whom that is left to', async () => {
    const { id } = await make({ deadline_on: '2099-01-01' })
    const clerk = await makePerson({
      schoolId: owner.schoolId,
      permissions: ['enrolments.view', 'enrolments.edit'],
    })
    expect(refusal(await update(id, { deadline_on: '2099-06-01' }, clerk))).toMatchObject({ code: 'forbidden' })
    expect((await update(id, { deadline_on: '2098-06-01' }, clerk)).status).toBe(200)
    expect((await update(id, { deadline_on: '2099-06-01' })).status).toBe(200)
  })
})

describe('status', () => {
  it('goes its way to the licence, with a reason where it waits or ends early', async () => {
    const { id } = await make()
    expect(refusal(await change(id, 'active')).code).toBe('illegal_transition')
    await walk(id, 'awaiting_documents', 'awaiting_payment', 'active')
    expect(refusal(await change(id, 'on_hold'))).toEqual(wrongFields({ reason: 'reason_required' }))
    expect((await change(id, 'on_hold', 'abroad')).body).toMatchObject({ status_reason: 'abroad' })
    expect((await change(id, 'active')).body).toMatchObject({ status_reason: null })
    await walk(id, 'training_complete', 'exam_phase', 'passed', 'closed')
    expect(refusal(await change(id, 'cancelled', 'late')).code).toBe('illegal_transition')
    expect(refusal(await update(id, { notes: 'late' }))).toMatchObject({ status: 409, code: 'enrolment_over' })
  })

  it('is not put away while the training is under way', async () => {
    const { id } = await make()
    await walk(id, 'awaiting_documents', 'awaiting_payment', 'active')
    const archive = () => send(owner.token, enrolments.calls.archive, { params: { id } })
    expect(refusal(await archive())).toMatchObject({ status: 409, code: 'enrolment_live' })
    await change(id, 'cancelled', 'moved away')
    expect((await archive()).status).toBe(200)
  })
})

describe('the list', () => {
  it('is found by the student’s name and phone, and by the number of the file', async () => {
    const { id, student_id } = await make({ official_file_no: `F-${process.pid}-77` })
    await query(sql`update users set first_name = 'Sumayya', phone = '+966551230987' where id = ${student_id}`)
    for (const q of ['sumayya', '551230987', `f-${process.pid}-77`])
      expect((await list({ q })).rows.map((row) => row.id)).toEqual([id])
  })

  it('is narrowed by what is agreed upon and by how near the deadline is', async () => {
    const trainer = await makePerson({ schoolId: owner.schoolId, kind: 'trainer' })
    const [{ day }] = (await query<{ day: string }>(
      sql`select ((now() at time zone 'Asia/Riyadh')::date + 5)::text as day`,
    )) as [{ day: string }]
    const { id, course_id, licence_type_id, student_id } = await make({ trainer_id: trainer.id, deadline_on: day })
    for (const wish of [{ trainer_id: trainer.id }, { course_id }, { licence_type_id }, { student_id }])
      expect((await list(wish)).rows).toMatchObject([{ id, days_left: 5 }])
    expect((await list({ trainer_id: trainer.id, deadline_within: 5 })).total).toBe(1)
    expect((await list({ trainer_id: trainer.id, deadline_within: 4 })).total).toBe(0)
    await change(id, 'cancelled', 'moved away')
    expect((await list({ trainer_id: trainer.id, deadline_within: 5 })).total).toBe(0)
    expect((await list({ trainer_id: trainer.id })).rows).toMatchObject([{ days_left: null }])
  })
})

it('finds people to choose from, of one kind and one school', async () => {
  const student = await makeLearner(owner)
  await query(sql`update users set last_name = 'Alqahtani' where id = ${student}`)
  const find = async (token: string, kind: 'student' | 'trainer') =>
    (await callAs(token, listEnrolmentPeople, { query: { kind, q: 'alqahtani' } })).body.map(({ id }) => id)
  expect(await find(owner.token, 'student')).toEqual([student])
  expect(await find(owner.token, 'trainer')).toEqual([])
  expect(await find((await makeSchoolAdmin()).token, 'student')).toEqual([])
})

it('is nobody’s of another school', async () => {
  const { id } = await make()
  const stranger = await makeSchoolAdmin()
  expect((await send(stranger.token, enrolments.calls.get, { params: { id }, query: {} })).status).toBe(404)
  expect(refusal(await update(id, { notes: 'mine' }, stranger)).status).toBe(404)
})

it('is listed in one round trip, and read in one', async () => {
  const { id } = await make()
  const { metrics } = await testApp()
  const watch = vi.spyOn(metrics, 'observeTraffic')
  await list()
  await get(id)
  // entering the transaction, the work, and the commit
  for (const [, traffic] of watch.mock.calls) expect(traffic.roundTrips).toBeLessThanOrEqual(3)
  expect(watch).toHaveBeenCalledTimes(2)
  watch.mockRestore()
})
