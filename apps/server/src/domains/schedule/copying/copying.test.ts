import * as calls from '@dsms/contract/schedule/copying/calls'
import { holidays } from '@dsms/contract/school/holidays/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { type Reply, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { lessonsOf, makeLessonSchool, setStatus } from '../lessons/lessons.testing.ts'

type World = Awaited<ReturnType<typeof makeLessonSchool>>
type Changes = Record<string, unknown>

interface CopyAnswer {
  code?: string
  fields?: Record<string, { code: string; params?: Changes }>
  left_out: { lessons: number; students: number }
  lessons: calls.CopiedLesson[]
  occurrences: calls.CopiedLesson[]
  created: number[]
}

describe('copies of lessons', () => {
  let school: World
  let type_id: number
  let class_id: number
  let trainer_id: number
  const lessons = lessonsOf(() => school.owner)
  const act = (call: Parameters<typeof send>[1], body: Changes) =>
    send(school.owner.token, call, { body: { trainer_id, ...body } }) as Promise<Reply<CopyAnswer>>
  const check = (body: Changes) => act(calls.checkLessonCopies, body)
  const create = (body: Changes) => act(calls.createLessonCopies, body)
  const zone = (name: string) => query(sql`update schools set time_zone = ${name} where id = ${school.owner.schoolId}`)
  /** A lesson by the clock in Riyadh, three hours ahead. */
  const lesson = async (day: string, from: string, to: string, more: Changes = {}) => {
    const at = (time: string) => new Date(`${day}T${time}:00+03:00`).toISOString()
    const body = { type_id, branch_id: school.branch_id, trainer_id, start: at(from), end: at(to), ...more }
    const made = await lessons.create(body)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.lesson
  }
  const startsOn = async (day: string) =>
    (await lessons.list(`${day}T00:00:00+03:00`, `${day}T23:59:00+03:00`, { trainer_id })).map(({ start }) =>
      start.slice(11, 16),
    )
  const codes = ({ violations }: calls.CopiedLesson) => violations.map(({ code }) => code)

  beforeAll(async () => {
    school = await makeLessonSchool()
    await zone('Asia/Riyadh')
    type_id = await school.type({ step_minutes: 30 })
    class_id = await school.type({ kind: 'theory_class', stage: 'theory', needs_vehicle: 'none', max_students: 12 })
  })
  beforeEach(async () => {
    trainer_id = await school.trainer()
  })

  it('stand a week later with students and places, planned and unmarked', async () => {
    const enrolment = await school.enrolment()
    const vehicle_id = await school.vehicle()
    const first = await lesson('2030-03-04', '09:00', '10:00', {
      vehicle_id,
      enrolment_ids: [enrolment],
      meeting_point: 'الفرع',
      notes: 'الوقوف',
    })
    await lesson('2030-03-06', '11:00', '12:00')
    const gone = await lesson('2030-03-05', '09:00', '10:00')
    await lessons.cancel(gone.id, { version: gone.version })
    await setStatus(first.id, 'completed')
    await query(sql`update bookings set attendance = 'present' where lesson_id = ${first.id}`)
    const week = { from: '2030-03-03', to: '2030-03-09', target: '2030-03-10' }
    const checked = await check(week)
    expect(checked.status, JSON.stringify(checked.body)).toBe(200)
    expect(checked.body.lessons.map(({ lesson_id, day, state }) => [lesson_id, day, state])).toMatchObject([
      [first.id, '2030-03-11', 'ok'],
      [expect.any(Number), '2030-03-13', 'ok'],
    ])
    expect(await startsOn('2030-03-11')).toEqual([])
    const made = await create(week)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body.created).toHaveLength(2)
    const copy = (await lessons.get(made.body.created[0] ?? 0)).body
    expect(copy).toMatchObject({
      status: 'scheduled',
      source: 'staff',
      start: '2030-03-11T06:00:00.000Z',
      end: '2030-03-11T07:00:00.000Z',
      trainer: { id: trainer_id },
      vehicle: { id: vehicle_id },
      meeting_point: 'الفرع',
      notes: null,
      series_id: null,
      bookings: [{ enrolment_id: enrolment, status: 'booked', attendance: null }],
    })
    // they take their time: the same again finds it taken
    expect((await check(week)).body.lessons.map(codes)).toEqual([
      expect.arrayContaining(['trainer_busy', 'student_busy', 'vehicle_busy']),
      ['trainer_busy'],
    ])
  })

  it('keep their time by the clock when clocks change, and the missing hour is refused', async () => {
    await zone('Europe/Berlin')
    await lesson('2030-03-24', '10:00', '11:00')
    await lesson('2030-03-24', '04:30', '05:00')
    const { body } = await check({ from: '2030-03-24', to: '2030-03-24', target: '2030-03-31' })
    await zone('Asia/Riyadh')
    // 02:30 does not come on that day; eight in Berlin is an hour earlier by UTC
    expect(body.lessons.map(({ start, state, exists }) => [start, state, exists])).toEqual([
      ['2030-03-31T01:30:00.000Z', 'conflict', false],
      ['2030-03-31T06:00:00.000Z', 'ok', true],
    ])
    expect(body.lessons.map(codes)[0]).toContain('time_skipped')
  })

  describe('of two lessons of which one is in the way', () => {
    let second: number
    const day = { from: '2030-04-02', to: '2030-04-02', target: '2030-04-03' }
    beforeEach(async () => {
      await lesson('2030-04-02', '09:00', '10:00')
      second = (await lesson('2030-04-02', '11:00', '12:00')).id
      await lesson('2030-04-03', '11:30', '12:30')
    })

    it('nothing is kept until it is decided on, and then all', async () => {
      const refused = await create(day)
      expect(refused).toMatchObject({ status: 409, body: { code: 'series_unresolved', params: { count: 1 } } })
      const conflict = refused.body.occurrences.find(({ state }) => state === 'conflict')
      expect([conflict?.lesson_id, conflict && codes(conflict)]).toEqual([second, ['trainer_busy']])
      expect(await startsOn('2030-04-03')).toEqual(['08:30'])
      const left = await create({ ...day, decisions: [{ lesson_id: second, action: 'skip' }] })
      expect(left.body.created).toHaveLength(1)
      expect(await startsOn('2030-04-03')).toEqual(['06:00', '08:30'])
    })

    it('takes what was suggested', async () => {
      const suggestion = (await check(day)).body.lessons.find(({ lesson_id }) => lesson_id === second)?.suggestion
      expect(suggestion).toMatchObject({ start: '2030-04-03T07:30:00.000Z', trainer_id })
      const decision = { lesson_id: second, action: 'take', start: suggestion?.start, end: suggestion?.end }
      const made = await create({ ...day, decisions: [decision] })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      expect(await startsOn('2030-04-03')).toEqual(['06:00', '07:30', '08:30'])
    })

    it('takes nobody of another school', async () => {
      const theirs = await (await makeLessonSchool()).trainer()
      const at = { start: '2030-04-03T05:00:00Z', end: '2030-04-03T06:00:00Z' }
      const decision = { lesson_id: second, action: 'take', ...at, trainer_id: theirs }
      expect(await create({ ...day, decisions: [decision] })).toMatchObject({
        status: 422,
        body: { fields: { 'decisions.trainer_id': { code: 'unknown_choice' } } },
      })
    })
  })

  it('are judged each with those before it: the day of a trainer does not grow beyond its limit', async () => {
    await query(sql`update trainers set max_minutes_day = 120 where id = ${trainer_id}`)
    await lesson('2030-05-06', '08:00', '09:00')
    const last = await lesson('2030-05-06', '10:00', '11:00')
    await lesson('2030-05-07', '15:00', '16:00')
    const { body } = await check({ from: '2030-05-06', to: '2030-05-06', target: '2030-05-07' })
    expect(body.lessons.map((one) => [one.state, codes(one)])).toEqual([
      ['ok', []],
      ['conflict', ['trainer_day_limit']],
    ])
    expect(body.lessons[1]?.lesson_id).toBe(last.id)
  })

  it('leave holidays out, or tell of them', async () => {
    await lesson('2030-05-13', '09:00', '10:00')
    const { id } = await makeRecord('holidays', school.owner, {
      starts_on: '2030-05-20',
      ends_on: '2030-05-20',
      recurrence: 'none',
    })
    await send(school.owner.token, holidays.calls.changeStatus, { params: { id }, body: { status: 'published' } })
    const week = { from: '2030-05-12', to: '2030-05-18', target: '2030-05-19' }
    const [left] = (await check(week)).body.lessons
    expect(left).toMatchObject({ day: '2030-05-20', state: 'holiday', holiday: expect.any(String) })
    expect(await create(week)).toMatchObject({ status: 422, body: { fields: { decisions: { code: 'too_few' } } } })
    const [told] = (await check({ ...week, skip_holidays: false })).body.lessons
    expect([told?.state, told && codes(told)]).toEqual(['conflict', ['holiday']])
  })

  it('without students are those of classes alone, and of a class whoever has finished is left out', async () => {
    const [one, other] = [await school.enrolment(), await school.enrolment()]
    await lesson('2030-06-03', '09:00', '10:00', { enrolment_ids: [one] })
    await lesson('2030-06-03', '11:00', '13:00', { type_id: class_id, enrolment_ids: [one, other] })
    const day = { from: '2030-06-03', to: '2030-06-03', target: '2030-06-04' }
    const bare = (await check({ ...day, with_students: false })).body
    expect(bare.left_out).toEqual({ lessons: 1, students: 0 })
    expect(bare.lessons.map(({ start, students }) => [start, students])).toEqual([['2030-06-04T08:00:00.000Z', []]])
    await query(sql`update enrolments set status = 'cancelled' where id = ${one}`)
    const { body } = await check(day)
    expect(body.left_out).toEqual({ lessons: 0, students: 1 })
    expect(body.lessons.map((found) => [found.state, found.students.length, codes(found)])).toEqual([
      ['conflict', 1, ['student_status']],
      ['ok', 1, []],
    ])
  })

  it('of what was put away since are told as conflicts', async () => {
    const vehicle_id = await school.vehicle()
    const source = await lesson('2030-06-10', '09:00', '10:00', { vehicle_id })
    await query(sql`update vehicles set archived_at = now() where id = ${vehicle_id}`)
    const day = { from: '2030-06-10', to: '2030-06-10', target: '2030-06-11' }
    expect((await check(day)).body.lessons.map((one) => [one.state, codes(one)])).toEqual([
      ['conflict', ['vehicle_status']],
    ])
    const override = { lesson_id: source.id, action: 'override', reason: 'لا بأس' }
    expect((await create({ ...day, decisions: [override] })).status).toBe(409)
  })

  it('are of the branch that was chosen, and its settings hold', async () => {
    const branch = (await makeRecord('branches', school.owner)).id
    await query(
      sql`insert into trainer_branches (tenant, trainer_id, branch_id) values (${school.owner.schoolId}, ${trainer_id}, ${branch})`,
    )
    await lesson('2030-07-01', '09:00', '10:00')
    const theirs = await lesson('2030-07-01', '11:00', '12:00', { branch_id: branch })
    const day = { from: '2030-07-01', to: '2030-07-01', target: '2030-07-02' }
    expect((await check({ ...day, branch_id: branch })).body.lessons.map(({ lesson_id }) => lesson_id)).toEqual([
      theirs.id,
    ])
    await query(sql`
      insert into setting_values (tenant, branch_id, key, value)
      values (${school.owner.schoolId}, ${branch}, 'calendar.break_minutes', '120')`)
    const both = (await check(day)).body.lessons
    expect(both.map((one) => [one.state, codes(one)])).toEqual([
      ['ok', []],
      ['conflict', ['buffer_too_short']],
    ])
  })

  it('are at most five hundred at once', async () => {
    await query(sql`
      insert into lessons (tenant, type_id, branch_id, trainer_id, starts_at, ends_at, capacity, status)
      select ${school.owner.schoolId}, ${type_id}, ${school.branch_id}, ${trainer_id}, t, t + interval '15 minutes', 1, 'scheduled'
        from generate_series('2030-08-04T00:00Z'::timestamptz, '2030-08-10T20:00Z', interval '19 minutes') as t`)
    const reply = await check({ from: '2030-08-04', to: '2030-08-10', target: '2030-08-11' })
    expect(reply).toMatchObject({
      status: 422,
      body: { fields: { to: { code: 'too_many_copies', params: { max: 500 } } } },
    })
    const some = await check({ from: '2030-08-04', to: '2030-08-09', target: '2030-08-11' })
    expect(some.body.lessons.length).toBeGreaterThan(400)
  })

  it('are taken back as a whole by who made them, unless one was changed since', async () => {
    const vehicle_id = await school.vehicle()
    for (const time of ['09:00', '11:00'])
      await lesson('2030-04-08', time, `${Number(time.slice(0, 2)) + 1}:00`, {
        vehicle_id,
        enrolment_ids: [await school.enrolment()],
      })
    const day = { from: '2030-04-08', to: '2030-04-08', target: '2030-04-15' }
    const undo = (lesson_ids: number[]) =>
      send(school.owner.token, calls.undoLessonCopies, { body: { lesson_ids } }) as Promise<Reply<{ code?: string }>>
    const first = (await create(day)).body.created
    expect(await undo([...first, 999_999])).toMatchObject({ status: 404 })
    expect(await undo(first)).toMatchObject({ status: 200 })
    expect(await undo(first)).toMatchObject({ status: 409, body: { code: 'lesson_settled' } })

    const second = (await create(day)).body.created
    expect(second, 'their time is free again').toHaveLength(2)
    await lessons.update(Number(second[0]), { version: 1, notes: 'x' })
    expect(await undo(second)).toMatchObject({ status: 409, body: { code: 'lesson_settled' } })
    expect(await startsOn('2030-04-15')).toEqual(['06:00', '08:00', '06:00', '08:00'].sort())
  })

  it('name what is wrong at its field', async () => {
    const fieldsOf = async (body: Changes) => {
      const reply = await create(body)
      return [reply.status, Object.entries(reply.body.fields ?? {}).map(([path, { code }]) => `${path}: ${code}`)]
    }
    const day = { from: '2030-09-02', to: '2030-09-02', target: '2030-09-09' }
    expect(await fieldsOf({ ...day, target: day.from })).toEqual([422, ['target: same_day']])
    expect(await fieldsOf({ ...day, to: '2030-09-01' })).toEqual([422, ['to: end_before_start']])
    expect(await fieldsOf({ ...day, to: '2030-09-09' })).toEqual([422, ['to: too_long_span']])
    expect(await fieldsOf(day)).toEqual([422, ['from: too_few']])
    const stray = { lesson_id: 2_000_000_000, action: 'skip' }
    expect(await fieldsOf({ ...day, decisions: [stray] })).toEqual([422, ['decisions.0.lesson_id: unknown_choice']])
  })
})
