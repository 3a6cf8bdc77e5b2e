import { saveComponentModes } from '@dsms/contract/curriculum/components/calls'
import { bookSeat } from '@dsms/contract/schedule/classes/calls'
import { listLessonsToReplan } from '@dsms/contract/schedule/lessons/calls'
import { confirmHolidayDate, holidays } from '@dsms/contract/school/holidays/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { lessonsOf, makeLessonSchool, setStatus } from '../lessons/lessons.testing.ts'
import { conflictsOf, seriesOf } from './series.testing.ts'

type World = Awaited<ReturnType<typeof makeLessonSchool>>
type Changes = Record<string, unknown>

describe('a series of lessons', () => {
  let school: World
  let type_id: number
  let trainer_id: number
  const lessons = lessonsOf(() => school.owner)
  const series = seriesOf(() => school.owner)
  /** Twelve Mondays at nine in Riyadh, from 4 March 2030. */
  const wish = (rule: Changes = {}, more: Changes = {}) => ({
    rule: { weekdays: [1], first_day: '2030-03-04', time: '09:00', minutes: 60, count: 12, ...rule },
    lesson: { type_id, branch_id: school.branch_id, trainer_id, enrolment_ids: [], ...more },
  })
  const inTheWay = async (day: string) =>
    (
      await lessons.create({
        type_id,
        branch_id: school.branch_id,
        trainer_id,
        start: `${day}T06:30:00Z`,
        end: `${day}T07:30:00Z`,
      })
    ).body.lesson
  const zone = (name: string) => query(sql`update schools set time_zone = ${name} where id = ${school.owner.schoolId}`)

  beforeAll(async () => {
    school = await makeLessonSchool()
    await zone('Asia/Riyadh')
    type_id = await school.type({ step_minutes: 30 })
  })
  beforeEach(async () => {
    trainer_id = await school.trainer()
  })

  it('holds the sessions of a training component one after the other, and tells who is taken at its times', async () => {
    const component = await makeRecord('trainingComponents', school.owner)
    const { body } = await send(school.owner.token, saveComponentModes, {
      params: { id: component.id },
      body: {
        version: component.version,
        modes: [{ name: { ar: 'حضوري' }, sessions: [{ name: { ar: 'العلامات' } }, { name: { ar: 'الأولوية' } }] }],
      },
    })
    const mode_id = (body as { modes: { id: number }[] }).modes[0]?.id
    const { rule, lesson } = wish({ count: 3 }, { mode_id, course_id: school.course, is_public: true })
    await inTheWay('2030-03-11')
    expect((await series.taken({ rule })).body).toEqual({
      days: 3,
      taken: [{ kind: 'trainer', id: trainer_id, days: 1 }],
    })
    const decisions = [{ day: '2030-03-11', action: 'skip' }]
    const made = await series.create({ rule, lesson, decisions })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body.series).toMatchObject({ course: { id: school.course }, mode: { id: mode_id }, is_public: true })
    expect(made.body.series.lessons.map(({ session }) => session?.name)).toEqual(['العلامات', 'الأولوية'])
    // sessions that are taken away leave the lessons as they are
    const none = { version: (body as { version: number }).version, modes: [], removes_sessions: true }
    expect(
      (await send(school.owner.token, saveComponentModes, { params: { id: component.id }, body: none })).status,
    ).toBe(200)
    const left = (await series.get(made.body.series.id)).body
    expect([left.mode, left.course?.id, left.lessons.map(({ session }) => session)]).toEqual([
      null,
      school.course,
      [null, null],
    ])
    const unknown = await series.create({ rule, lesson: { ...lesson, mode_id: 999_999 } })
    expect(unknown.body).toMatchObject({ fields: { 'lesson.mode_id': { code: 'unknown_choice' } } })
  })

  it('is planned, read and listed', async () => {
    const enrolment = await school.enrolment()
    const made = await series.create({ ...wish({ count: 3 }, { enrolment_ids: [enrolment] }), name: 'صباح الاثنين' })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body.series).toMatchObject({
      name: 'صباح الاثنين',
      weekdays: [1],
      time: '09:00',
      trainer: { id: trainer_id },
      lessons_total: 3,
      lessons_to_come: 3,
    })
    const read = (await series.get(made.body.series.id)).body
    expect(read.lessons.map(({ start, bookings }) => [start, bookings.length])).toEqual([
      ['2030-03-04T06:00:00.000Z', 1],
      ['2030-03-11T06:00:00.000Z', 1],
      ['2030-03-18T06:00:00.000Z', 1],
    ])
    expect(read.lessons.every(({ series_id }) => series_id === read.id)).toBe(true)
    const { body } = await series.list({ trainer_id })
    expect(body).toMatchObject({
      total: 1,
      time_zone: 'Asia/Riyadh',
      rows: [{ id: read.id, next_at: '2030-03-04T06:00:00.000Z' }],
    })
  })

  it('Annex A 13: nine stays nine when clocks change; the missing hour is refused, the doubled one said', async () => {
    await zone('Europe/Berlin')
    const sundays = await series.check(wish({ weekdays: [7], first_day: '2030-03-24', count: 2 }))
    expect(sundays.body.occurrences.map(({ start }) => start)).toEqual([
      '2030-03-24T08:00:00.000Z',
      '2030-03-31T07:00:00.000Z',
    ])
    const early = (first_day: string) => series.check(wish({ weekdays: [7], first_day, time: '02:30', count: 1 }))
    const missing = await early('2030-03-31')
    expect(missing.body.occurrences[0]).toMatchObject({ state: 'conflict', exists: false })
    expect(conflictsOf(missing)[0]?.[1]).toContain('time_skipped')
    const doubled = await early('2030-10-27')
    expect(doubled.body.occurrences[0]).toMatchObject({ state: 'ok', twice: true, start: '2030-10-27T00:30:00.000Z' })
    const made = await series.create(wish({ weekdays: [7], first_day: '2030-03-31', time: '02:30', count: 1 }))
    expect(made).toMatchObject({ status: 409, body: { code: 'series_unresolved', params: { count: 1 } } })
    await zone('Asia/Riyadh')
  })

  it('Annex A 14: a holiday published over it names the lessons on it and no other, and again when it is moved', async () => {
    await series.create(wish({ weekdays: [1, 2, 3], count: 12 }))
    const affected = async () => {
      const asked = { from: '2030-03-01T00:00:00Z', to: '2030-04-20T00:00:00Z', trainer_id }
      const { body } = await callAs(school.owner.token, listLessonsToReplan, { query: asked })
      return body.lessons.map(({ lesson, violations }) => [
        lesson.start.slice(0, 10),
        violations.map((one) => one.code),
      ])
    }
    expect(await affected()).toEqual([])
    const { id } = await makeRecord('holidays', school.owner, {
      starts_on: '2030-03-12',
      ends_on: '2030-03-12',
      recurrence: 'yearly_hijri',
    })
    await send(school.owner.token, holidays.calls.changeStatus, { params: { id }, body: { status: 'published' } })
    expect(await affected()).toEqual([['2030-03-12', ['holiday']]])
    const moved = { year: 1451, starts_on: '2030-03-13', ends_on: '2030-03-13' }
    const reply = await send(school.owner.token, confirmHolidayDate, { params: { id }, body: moved })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(await affected()).toEqual([['2030-03-13', ['holiday']]])
    // one that is planned now leaves the day out, and has as many lessons
    trainer_id = await school.trainer()
    const later = await series.check(wish({ weekdays: [3], count: 2 }))
    expect(later.body.occurrences.map(({ day, state }) => [day, state])).toEqual([
      ['2030-03-06', 'ok'],
      ['2030-03-13', 'holiday'],
      ['2030-03-20', 'ok'],
    ])
    const on = await series.check(wish({ weekdays: [3], count: 2, skip_holidays: false }))
    expect(conflictsOf(on)).toEqual([['2030-03-13', ['holiday']]])
    await send(school.owner.token, holidays.calls.changeStatus, { params: { id }, body: { status: 'draft' } })
  })

  describe('Annex A 15: of twelve with two conflicts', () => {
    beforeEach(async () => {
      await inTheWay('2030-03-18')
      await inTheWay('2030-04-08')
    })
    const conflicts = [
      ['2030-03-18', ['trainer_busy']],
      ['2030-04-08', ['trainer_busy']],
    ]

    it('nothing is kept until all is decided', async () => {
      const checked = await series.check(wish())
      expect(conflictsOf(checked)).toEqual(conflicts)
      const refused = await series.create(wish())
      expect(refused).toMatchObject({ status: 409, body: { code: 'series_unresolved', params: { count: 2 } } })
      expect(conflictsOf(refused)).toEqual(conflicts)
      const half = await series.create({ ...wish(), decisions: [{ day: '2030-03-18', action: 'skip' }] })
      expect(conflictsOf(half)).toEqual([conflicts[1]])
      expect((await series.list({ trainer_id })).body.total).toBe(0)
    })

    it('one is left out and one takes what was suggested', async () => {
      const [first, second] = (await series.check(wish())).body.occurrences.filter(({ state }) => state === 'conflict')
      // 9:30 to 10:30 is taken: from 10:30 by the step of half an hour, or until 9:30, which is as far away
      expect(first?.suggestion).toMatchObject({ start: '2030-03-18T05:30:00.000Z', trainer_id })
      const decisions = [
        { day: first?.day, action: 'skip' },
        { day: second?.day, action: 'take', start: second?.suggestion?.start, end: second?.suggestion?.end },
      ]
      const made = await series.create({ ...wish(), decisions })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      expect(made.body.series).toMatchObject({ lessons_total: 11 })
      const days = made.body.series.lessons.map(({ start }) => start)
      expect(days).not.toContain('2030-03-18T06:00:00.000Z')
      expect(days).toContain('2030-04-08T05:30:00.000Z')
    })

    it('one is given by somebody else, and nobody passes what is hard', async () => {
      const other = await school.trainer()
      const override = { day: '2030-03-18', action: 'override', reason: 'لا بأس' }
      const taken = {
        day: '2030-04-08',
        action: 'take',
        start: '2030-04-08T06:00:00Z',
        end: '2030-04-08T07:00:00Z',
        trainer_id: other,
      }
      const refused = await series.create({ ...wish(), decisions: [override, taken] })
      expect(conflictsOf(refused)).toEqual([conflicts[0]])
      const made = await series.create({ ...wish(), decisions: [{ day: '2030-03-18', action: 'skip' }, taken] })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      expect(made.body.series.lessons.filter(({ trainer }) => trainer?.id === other)).toHaveLength(1)
    })
  })

  it('Annex A 15: a change of one and those that follow keeps what was taught, and is all or nothing', async () => {
    const made = (await series.create(wish({ count: 5 }))).body.series
    const [first, second, third, fourth, fifth] = made.lessons
    await setStatus(first?.id ?? 0, 'completed')
    await query(sql`update lessons set starts_at = starts_at - interval '10 years', ends_at = ends_at - interval '10 years'
                     where id = ${second?.id}`)
    const blocked = await lessons.create({
      type_id,
      branch_id: school.branch_id,
      trainer_id,
      start: '2030-03-25T11:00:00Z',
      end: '2030-03-25T12:00:00Z',
    })
    const body = { scope: 'all', changes: { time: '14:00' }, version: made.version }
    const refused = await series.update(made.id, body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'series_unresolved' } })
    expect(refused.body.occurrences.map(({ lesson_id, state }) => [lesson_id, state])).toEqual([
      [third?.id, 'ok'],
      [fourth?.id, 'conflict'],
      [fifth?.id, 'ok'],
    ])
    expect(refused.body.occurrences[1]?.violations[0]?.lesson_id).toBe(blocked.body.lesson.id)
    const changed = await series.update(made.id, {
      ...body,
      decisions: [{ lesson_id: fourth?.id, action: 'skip' }],
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(changed.body.changed).toEqual([third?.id, fifth?.id])
    expect([...changed.body.kept].sort()).toEqual([first?.id, second?.id, fourth?.id].sort())
    const after = changed.body.series
    const startOf = (id: number | undefined) => after.lessons.find((one) => one.id === id)?.start
    expect([first, third, fourth, fifth].map((one) => startOf(one?.id))).toEqual([
      '2030-03-04T06:00:00.000Z',
      '2030-03-18T11:00:00.000Z',
      '2030-03-25T06:00:00.000Z',
      '2030-04-01T11:00:00.000Z',
    ])
    const stale = await series.update(made.id, { ...body, changes: { time: '15:00' } })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } })
    const other = await school.trainer()
    const following = await series.update(made.id, {
      scope: 'following',
      lesson_id: fourth?.id,
      changes: { trainer_id: other },
      version: after.version,
    })
    expect(following.body.changed).toEqual([fourth?.id, fifth?.id])
  })

  it('is cancelled from one lesson on, and what has begun stays', async () => {
    const made = (await series.create(wish({ count: 4 }))).body.series
    const [first, second, third, fourth] = made.lessons
    await setStatus(second?.id ?? 0, 'in_progress')
    const { version } = made
    const some = await series.cancel(made.id, {
      scope: 'following',
      lesson_id: second?.id,
      reason: 'weather',
      note: 'عاصفة',
      version,
    })
    expect(some.body).toMatchObject({ changed: [third?.id, fourth?.id], kept: [second?.id] })
    expect(some.body.series.lessons.map(({ status }) => status)).toEqual([
      'scheduled',
      'in_progress',
      'cancelled',
      'cancelled',
    ])
    const one = await series.cancel(made.id, { scope: 'this', lesson_id: first?.id, reason: 'other', version })
    expect(one.body.changed).toEqual([first?.id])
    // their time is free again
    expect(conflictsOf(await series.check(wish({ first_day: '2030-03-18', count: 2 })))).toEqual([])
  })

  it('that gets more seats gives them to those who wait', async () => {
    const class_id = await school.type({
      kind: 'theory_class',
      stage: 'theory',
      needs_vehicle: 'none',
      max_students: 1,
    })
    const made = (await series.create(wish({ count: 2 }, { type_id: class_id }))).body.series
    const [first] = await lessons.list('2030-03-04T00:00:00Z', '2030-03-05T00:00:00Z', { trainer_id })
    const learners = [await school.enrolment(), await school.enrolment()]
    for (const enrolment_id of learners)
      await send(school.owner.token, bookSeat, { params: { id: Number(first?.id) }, body: { enrolment_id } })
    const seats = async () => (await lessons.get(Number(first?.id))).body.bookings.map(({ status }) => status)
    expect(await seats()).toEqual(['booked', 'waiting'])
    const changed = await series.update(made.id, { scope: 'all', changes: { capacity: 3 }, version: made.version })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(await seats()).toEqual(['booked', 'booked'])
  })

  it('names what is wrong at its field', async () => {
    const fieldsOf = async (rule: Changes, more: Changes = {}) => {
      const { status, body } = await series.create(wish(rule, more))
      return [status, (body as unknown as { fields: Record<string, { code: string }> }).fields]
    }
    expect(await fieldsOf({ count: null })).toEqual([422, { 'rule.until': { code: 'required', params: {} } }])
    expect(await fieldsOf({ until: '2030-03-01' })).toMatchObject([422, { 'rule.until': { code: 'end_before_start' } }])
    expect(await fieldsOf({ weekdays: [1, 2, 3, 4, 5, 6, 7], count: null, until: '2030-09-01' })).toMatchObject([
      422,
      { 'rule.until': { code: 'too_many', params: { max: 100 } } },
    ])
    const theirs = await (await makeLessonSchool()).trainer()
    expect(await fieldsOf({}, { trainer_id: theirs })).toMatchObject([
      422,
      { 'lesson.trainer_id': { code: 'unknown_choice' } },
    ])
    const stray = await series.create({ ...wish(), decisions: [{ day: '2030-03-05', action: 'skip' }] })
    expect(stray.body).toMatchObject({ fields: { 'decisions.0.day': { code: 'unknown_choice' } } })
  })
})
