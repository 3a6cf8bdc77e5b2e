import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import * as calls from '@dsms/contract/schedule/lessons/calls'
import { students } from '@dsms/contract/students/students/calls'
import { mergeStudents } from '@dsms/contract/students/students/merges'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { openBoth } from '../../curriculum/courses/opened.testing.ts'
import { codesOf, lessonsOf, makeLessonSchool } from './lessons.testing.ts'

type World = Awaited<ReturnType<typeof makeLessonSchool>>

/** Pairs of claims that take the same single thing at once, found without the constraint that forbids them. */
const overlaps = (tenant: number) =>
  query(sql`
    select a.id, b.id from claims a join claims b
      on a.tenant = b.tenant and a.claimable_id = b.claimable_id and a.id < b.id and a.slot = 0 and b.slot = 0
     and lower(a.during) < upper(b.during) and lower(b.during) < upper(a.during)
     where a.tenant = ${tenant} and a.occupies and b.occupies`)

describe('lessons that several plan at the same time', () => {
  let school: World
  let type_id: number
  const lessons = lessonsOf(() => school.owner)
  let day = 0
  /** A day of its own for each test, so that no limit of a day is met. */
  const at = (time: string) => `2031-${String(3 + (day % 9)).padStart(2, '0')}-03T${time}:00Z`
  const draft = (changes: Record<string, unknown>) => ({
    type_id,
    branch_id: school.branch_id,
    start: at('09:00'),
    end: at('10:00'),
    ...changes,
  })

  beforeAll(async () => {
    school = await makeLessonSchool()
    type_id = await school.type({ needs_circuit: 'optional', needs_room: 'optional', needs_simulator: 'optional' })
  })

  it.each(['trainer', 'vehicle', 'room', 'simulator', 'student'] as const)(
    'Annex A 1: of two requests for the same %s one is kept and one refused',
    async (kind) => {
      day++
      const shared = {
        trainer: async () => ({ trainer_id: await school.trainer() }),
        vehicle: async () => ({ vehicle_id: await school.vehicle() }),
        room: async () => ({ room_id: (await makeRecord('classRooms', school.owner)).id }),
        simulator: async () => ({ simulator_id: (await makeRecord('simulators', school.owner)).id }),
        student: async () => ({ enrolment_ids: [await school.enrolment()] }),
      }[kind]
      const same = await shared()
      const wishes = []
      for (let nth = 0; nth < 4; nth++) wishes.push(draft({ trainer_id: await school.trainer(), ...same }))
      const replies = await Promise.all(wishes.map((wish) => lessons.create(wish)))
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
      const kept = replies.find(({ status }) => status === 201)?.body.lesson.id
      for (const reply of replies.filter(({ status }) => status === 409))
        expect(reply.body.violations).toContainEqual(
          expect.objectContaining({ code: `${kind}_busy`, severity: 'hard', lesson_id: kept }),
        )
      expect(await overlaps(school.owner.schoolId)).toEqual([])
    },
  )

  it('Annex A 2: lessons may touch; a buffer between them names the lesson before', async () => {
    day++
    const trainer_id = await school.trainer()
    const first = await lessons.create(draft({ trainer_id }))
    const second = draft({ trainer_id, start: at('10:00'), end: at('11:00') })
    expect(codesOf(await lessons.check(second))).toEqual([])
    const buffered = await school.type({ buffer_minutes: 15 })
    const checked = await lessons.check({ ...second, type_id: buffered })
    expect(checked.body.violations).toEqual([
      expect.objectContaining({
        code: 'buffer_too_short',
        severity: 'overridable',
        lesson_id: first.body.lesson.id,
        needed: 15,
        given: 0,
      }),
    ])
    const without = await lessons.create({ ...second, type_id: buffered })
    expect(without.status).toBe(409)
    const passed = await lessons.create({ ...second, type_id: buffered, override_reason: 'المدرّب وافق' })
    expect(passed.body.lesson.overridden).toEqual([
      expect.objectContaining({ code: 'buffer_too_short', reason: 'المدرّب وافق', by: expect.any(String) }),
    ])
  })

  it('Annex A 5: an insurance that ends sooner names the lessons to be planned anew', async () => {
    day++
    const vehicle_id = await school.vehicle()
    const made = await lessons.create(draft({ trainer_id: await school.trainer(), vehicle_id }))
    const asked = { from: at('00:00'), to: at('23:00'), vehicle_id }
    const troubled = async () =>
      ((await callAs(school.owner.token, calls.listLessonsToReplan, { query: asked })).body.lessons ?? []).map(
        ({ lesson, violations }) => [lesson.id, violations.map(({ code }) => code)],
      )
    expect(await troubled()).toEqual([])
    await query(sql`update vehicles set inspection_expires_on = '2031-01-01' where id = ${vehicle_id}`)
    expect(await troubled()).toEqual([[made.body.lesson.id, ['vehicle_paper_expired']]])
    const { version } = (
      await callAs(school.owner.token, vehicles.calls.get, { params: { id: vehicle_id }, query: {} })
    ).body
    await send(school.owner.token, vehicles.calls.update, {
      params: { id: vehicle_id },
      body: { version, inspection_expires_on: '2099-01-01' },
    })
    expect(await troubled()).toEqual([])
  })

  it('Annex A 11: a circuit for four takes no fifth vehicle, counted by the minute', async () => {
    day++
    const { id: circuit_id } = await makeRecord('circuits', school.owner, { max_capacity: 4, legal_capacity: 4 })
    const wish = async (start: string, end: string) =>
      draft({ trainer_id: await school.trainer(), circuit_id, start: at(start), end: at(end) })
    const wishes = []
    for (let nth = 0; nth < 6; nth++) wishes.push(await wish('09:00', '10:00'))
    const replies = await Promise.all(wishes.map((one) => lessons.create(one)))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409])
    // half over: four are there for a part of it
    expect(codesOf(await lessons.check(await wish('09:45', '10:45')))).toEqual(['circuit_full'])
    expect((await lessons.create(await wish('10:00', '11:00'))).status).toBe(201)
  })

  it('Annex A 18: a requested lesson blocks, and declining it frees at once', async () => {
    day++
    const trainer_id = await school.trainer()
    const { lesson } = (await lessons.create(draft({ trainer_id, status: 'requested' }))).body
    const [declined, refused] = await Promise.all([
      lessons.decline(lesson.id, { version: lesson.version }),
      lessons.create(draft({ trainer_id: await school.trainer() })),
    ])
    expect([declined.body.status, refused.status]).toEqual(['declined', 201])
    expect((await lessons.create(draft({ trainer_id }))).status).toBe(201)
  })

  it("Annex A 25: another school's lesson is not there", async () => {
    day++
    const { lesson } = (await lessons.create(draft({ trainer_id: await school.trainer() }))).body
    const stranger = lessonsOf(() => outsider)
    const outsider = await makeSchoolAdmin()
    expect((await stranger.get(lesson.id)).status).toBe(404)
    expect((await stranger.cancel(lesson.id, { version: lesson.version })).status).toBe(404)
  })
})

describe('two records of one person with lessons at the same time', () => {
  let school: World
  let type_id: number
  let other: { id: number; enrolment: number }
  let kept: { id: number; enrolment: number }
  const lessons = lessonsOf(() => school.owner)
  const hour = { start: '2031-03-03T09:00:00Z', end: '2031-03-03T10:00:00Z' }
  const plan = (enrolment: number) =>
    lessons.create({ type_id, branch_id: school.branch_id, enrolment_ids: [enrolment], override_reason: 'x', ...hour })
  const versionOf = async (id: number) =>
    (await callAs(school.owner.token, students.calls.get, { params: { id }, query: {} })).body.version
  const merge = async () =>
    send(school.owner.token, mergeStudents, {
      params: { id: kept.id },
      body: { other_id: other.id, version: await versionOf(kept.id), other_version: await versionOf(other.id) },
    })

  beforeAll(async () => {
    school = await makeLessonSchool()
    type_id = await school.type({ needs_trainer: 'optional' })
  })
  beforeEach(async () => {
    const course = await makeRecord('courses', school.owner)
    await openBoth(school.owner, course.id)
    const make = async (changes: object) => {
      const { id } = await makeRecord('students', school.owner)
      return { id, enrolment: await school.enrolment({ student_id: id, ...changes }) }
    }
    kept = await make({})
    other = await make({ course_id: course.id })
  })

  it('stay two until one of the lessons is moved or cancelled', async () => {
    const [mine, theirs] = [await plan(kept.enrolment), await plan(other.enrolment)]
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect((await merge()).body).toMatchObject({ code: 'merge_lessons', params: { day: '2031-03-03' } })
    const { id, version } = theirs.body.lesson
    expect((await lessons.cancel(id, { version })).status).toBe(200)
    expect((await merge()).status).toBe(200)
  })

  it('are merged once, or planned for, of two who do so at once', async () => {
    expect((await plan(kept.enrolment)).status).toBe(201)
    const [merged, planned] = await Promise.all([merge(), plan(other.enrolment)])
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual([merged.status, planned.status])
  })
})
