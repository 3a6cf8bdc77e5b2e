import { courses } from '@dsms/contract/curriculum/courses/calls'
import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { makeCourse, makeLicence } from './courses.testing.ts'
import { askFor } from './opened.testing.ts'

const { calls } = courses
let owner: TestPerson
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const get = async (id: number) => (await callAs(owner.token, calls.get, { params: { id }, query: {} })).body
const update = async (id: number, changes: Record<string, unknown>) =>
  send(owner.token, calls.update, { params: { id }, body: { version: (await get(id)).version, ...changes } })
const status = (id: number, to: string) =>
  send(owner.token, calls.changeStatus, { params: { id }, body: { status: to } })
const create = async (body: Record<string, unknown>) => {
  const { name } = await makeRecord('courses', owner)
  return send(owner.token, calls.create, { body: { name: { ar: `${name} 2`, en: '' }, ...body } })
}

describe('what a course takes', () => {
  it('is told by the requirements that hold today, with what the course adds', async () => {
    const type = await makeLicence(owner)
    await askFor(owner, type.id, [{ stage: 'road', min_minutes: 9000 }], '2099-01-01', 1)
    const { id } = await makeCourse(owner, { licence_type_id: type.id, extra_minutes: { road: 120, yard: 60 } })
    const course = await get(id)
    expect(course.requirement).toMatchObject({ version: 1, effective_from: '2026-01-01' })
    expect(course.requirement.rows.map(({ stage, min_minutes }) => [stage, min_minutes])).toEqual([
      ['theory', 480],
      ['road', 1200],
    ])
    expect(course.requirement.stages.map(({ stage, minutes }) => [stage, minutes])).toEqual([
      ['theory', 480],
      ['yard', 60],
      ['road', 1320],
    ])
    expect(course.planned_minutes).toBe(1860)
  })

  it('follows a version that begins', async () => {
    const type = await makeLicence(owner)
    const { id } = await makeCourse(owner, { licence_type_id: type.id })
    expect((await get(id)).planned_minutes).toBe(1680)
    await askFor(owner, type.id, [{ stage: 'road', min_minutes: 1800 }], '2026-01-02', 1)
    expect(await get(id)).toMatchObject({ planned_minutes: 1800, requirement: { version: 2 } })
  })

  it('is nothing before anything is said, and takes nothing away from the minimum', async () => {
    const { id } = await makeRecord('courses', owner)
    expect(await get(id)).toMatchObject({ planned_minutes: 0, requirement: { version: 0, rows: [], stages: [] } })
    expect(refusal(await update(id, { extra_minutes: { road: -60 } }))).toEqual(
      wrongFields({ 'extra_minutes.road': 'too_small' }),
    )
  })
})

describe('a course', () => {
  it('opens once its licence type asks for something', async () => {
    const { id, licence_type_id } = await makeRecord('courses', owner)
    expect(refusal(await status(id, 'active'))).toMatchObject({ status: 409, code: 'requirement_needed' })
    await askFor(owner, Number(licence_type_id))
    // nobody could be enrolled in it
    expect(refusal(await status(id, 'active'))).toMatchObject({ status: 409, code: 'licence_not_active' })
    const type = { params: { id: Number(licence_type_id) }, body: { status: 'active' } }
    expect((await send(owner.token, licenceTypes.calls.changeStatus, type)).status).toBe(200)
    expect((await status(id, 'active')).status).toBe(200)
  })

  it('has a gearbox that its licence type has', async () => {
    const type = await makeRecord('licenceTypes', owner, { gearbox: 'automatic' })
    expect(refusal(await create({ licence_type_id: type.id }))).toEqual(wrongFields({ gearbox: 'invalid_choice' }))
    expect((await create({ licence_type_id: type.id, gearbox: 'automatic' })).status).toBe(201)
  })

  it('stays with its licence type once it was open', async () => {
    const { id } = await makeCourse(owner)
    const other = await makeLicence(owner)
    expect(refusal(await update(id, { licence_type_id: other.id }))).toEqual(
      wrongFields({ licence_type_id: 'course_in_use' }),
    )
    const draft = await makeRecord('courses', owner)
    expect((await update(draft.id, { licence_type_id: other.id })).status).toBe(200)
  })

  it("names no licence type that is another school's", async () => {
    const theirs = await makeRecord('licenceTypes', await makeSchoolAdmin())
    expect(refusal(await create({ licence_type_id: theirs.id }))).toEqual(
      wrongFields({ licence_type_id: 'unknown_choice' }),
    )
  })

  it('counts who learns in it, and is not put away before them', async () => {
    const { id } = await makeCourse(owner)
    const student = await makePerson({ schoolId: owner.schoolId, kind: 'student', firstName: 'Huda', lastName: 'N' })
    const enrolment = await makeRecord('enrolments', owner, {
      student_id: student.id,
      course_id: id,
      branch_id: await mainBranch(owner),
    })
    expect(await get(id)).toMatchObject({ live_enrolments: 1 })
    const archive = () => send(owner.token, calls.archive, { params: { id } })
    const refused = await archive()
    expect(refusal(refused)).toMatchObject({ status: 409, code: 'record_in_use' })
    expect(refused.body).toMatchObject({ params: { count: 1, names: 'Huda N' } })
    await send(owner.token, enrolments.calls.changeStatus, {
      params: { id: enrolment.id },
      body: { status: 'cancelled', reason: 'moved away' },
    })
    expect(await get(id)).toMatchObject({ live_enrolments: 0 })
    expect((await archive()).status).toBe(200)
  })

  it('keeps its licence type active while it is open', async () => {
    const { id, licence_type_id, name } = await makeCourse(owner)
    const end = () =>
      send(
        owner.token,
        licenceTypes.calls.changeStatus,
        { params: { id: licence_type_id }, body: { status: 'inactive' } },
        { 'accept-language': 'ar' },
      )
    const second = await makeCourse(owner, { licence_type_id, name: { ar: 'يوم الجمعة', en: '' } })
    const refused = await end()
    expect(refusal(refused)).toMatchObject({ status: 409, code: 'licence_has_courses' })
    const { count, names } = (refused.body as { params: { count: number; names: string } }).params
    expect(count).toBe(2)
    // with the comma of the reader's language
    expect(names.split('، ').sort()).toEqual([name, 'يوم الجمعة'].map(String).sort())
    for (const course of [id, second.id]) expect((await status(course, 'retired')).status).toBe(200)
    expect((await end()).status).toBe(200)
    expect(refusal(await status(id, 'active'))).toMatchObject({ status: 409, code: 'licence_not_active' })
  })

  it('takes nobody whose licence type is not active', async () => {
    const { id, licence_type_id } = await makeCourse(owner)
    const student = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
    // as courses stood that were open before their licence type kept them company
    await query(sql`update licence_types set status = 'inactive' where id = ${licence_type_id}`)
    const reply = await send(owner.token, enrolments.calls.create, {
      body: { student_id: student.id, course_id: id, branch_id: await mainBranch(owner) },
    })
    expect(refusal(reply)).toEqual(wrongFields({ course_id: 'licence_not_active' }))
  })

  it('keeps its licence type from being put away', async () => {
    const { licence_type_id } = await makeRecord('courses', owner)
    const reply = await send(owner.token, licenceTypes.calls.archive, { params: { id: licence_type_id } })
    expect(refusal(reply)).toMatchObject({ status: 409, code: 'record_in_use' })
  })
})

describe('the list', () => {
  it('is narrowed by licence type, gearbox, experience and language, and sorted by price', async () => {
    const type = await makeLicence(owner)
    const make = async (changes: Record<string, unknown>) =>
      (await makeCourse(owner, { licence_type_id: type.id, ...changes })).id
    const [dear, cheap] = [
      await make({ price_minor: 900, gearbox: 'manual', language: 'en' }),
      await make({ price_minor: 100, prior_experience: 'over_5_years' }),
    ]
    const find = async (wishes: Record<string, unknown>) =>
      (await callAs(owner.token, calls.list, { query: { licence_type_id: type.id, ...wishes } })).body.rows.map(
        ({ id }) => id,
      )
    expect(await find({ sort: 'price_minor' })).toEqual([cheap, dear])
    expect(await find({ gearbox: 'manual' })).toEqual([dear])
    expect(await find({ language: 'en' })).toEqual([dear])
    expect(await find({ prior_experience: 'over_5_years' })).toEqual([cheap])
  })
})

it('is listed with how many learn in each in one round trip', async () => {
  const { metrics } = await testApp()
  const watch = vi.spyOn(metrics, 'observeTraffic')
  await callAs(owner.token, calls.list, { query: {} })
  // entering the transaction, the list with its count, and the commit
  expect(watch.mock.calls.at(-1)?.[1]?.roundTrips).toBeLessThanOrEqual(3)
  watch.mockRestore()
})
