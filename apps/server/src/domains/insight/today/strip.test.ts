import { getSchoolToday } from '@dsms/contract/insight/today/calls'
import { addDays, isoWeekdayOf } from '@dsms/contract/kernel/time/days'
import { hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query, statements } from '../../../testing/reads.ts'
import { makeLessonSchool } from '../../schedule/lessons/lessons.testing.ts'

describe('the strip of a day', () => {
  let school: Awaited<ReturnType<typeof makeLessonSchool>>
  let trainer: number
  let type: number
  let tenant: number
  let today: string
  const read = async (token = school.owner.token) => (await callAs(token, getSchoolToday, { query: {} })).body
  /** An hour of a day where the school is, whose clock is that of UTC. */
  const at = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`)
  const minute = (day: string, time: string) => at(day, time) / minuteMs
  const lesson = async (
    day: string,
    time: string,
    status = 'scheduled',
    more: { trainer?: number | null; type?: number; vehicle?: number } = {},
  ) => {
    const start = at(day, time)
    const [row] = await query<{ id: number }>(sql`
      insert into lessons (tenant, type_id, branch_id, trainer_id, vehicle_id, starts_at, ends_at, capacity, status)
      values (${tenant}, ${more.type ?? type}, ${school.branch_id}, ${more.trainer === undefined ? trainer : more.trainer}, ${more.vehicle ?? null},
              ${new Date(start).toISOString()}, ${new Date(start + hourMs).toISOString()}, 1, ${status})
      returning id`)
    return Number(row?.id)
  }
  const book = (id: number, enrolment: number) =>
    query(
      sql`insert into bookings (tenant, lesson_id, enrolment_id, student_id) values (${tenant}, ${id}, ${enrolment}, 0)`,
    )
  /** The trainer works at these hours of each of the days, and at no other. */
  const works = async (id: number, days: readonly string[], from = '08:00', to = '12:00') => {
    await query(
      sql`insert into availability_weeks (tenant, trainer_id, summary) values (${tenant}, ${id}, 'test') on conflict do nothing`,
    )
    for (const weekday of new Set(days.map(isoWeekdayOf)))
      await query(sql`
        insert into availability_rules (tenant, trainer_id, weekday, starts, ends, valid_from, kind)
        values (${tenant}, ${id}, ${weekday}, ${from}, ${to}, '2020-01-01', 'any')`)
  }
  const laneOf = async (id: number | null, token?: string) =>
    (await read(token)).strip?.lanes.find(({ trainer_id }) => trainer_id === id)

  beforeAll(async () => {
    school = await makeLessonSchool()
    tenant = school.owner.schoolId as number
    await query(sql`update schools set time_zone = 'UTC' where id = ${tenant}`)
    today = new Date().toISOString().slice(0, 10)
    trainer = await school.trainer()
    type = await school.type()
  })

  it('shows of a day on which nobody teaches why, and the next one with its lessons, gaps and other hours', async () => {
    const tomorrow = addDays(today, 1)
    await works(trainer, [tomorrow])
    const first = await lesson(tomorrow, '09:00')
    await book(first, await school.enrolment())
    await lesson(tomorrow, '10:00', 'cancelled')
    const body = await read()
    expect(body).toMatchObject({ today, day: tomorrow, closed: { by: 'nobody', name: null }, lessons: { total: 1 } })
    expect(await laneOf(trainer)).toMatchObject({
      lessons: [
        { id: first, from: minute(tomorrow, '09:00'), status: 'scheduled', student: expect.stringMatching(/./) },
      ],
      gaps: [
        { from: minute(tomorrow, '08:00'), to: minute(tomorrow, '09:00') },
        { from: minute(tomorrow, '10:00'), to: minute(tomorrow, '12:00') },
      ],
      off: expect.arrayContaining([expect.objectContaining({ from: minute(tomorrow, '12:00') })]),
    })
    expect(body.strip).toMatchObject({ types: [{ id: type, colour: expect.stringMatching(/^#/) }] })
    expect(body.unconfirmed).toMatchObject({
      day: tomorrow,
      lessons: 1,
      total: 1,
      rows: [{ id: first, version: 1, has_account: true, student: expect.stringMatching(/./) }],
    })
  })

  it('names the holiday that closes a day', async () => {
    await works(trainer, [today], '00:00', '24:00')
    expect((await read()).closed).toBeNull()
    await query(sql`
      insert into holidays (tenant, name, kind, starts_on, ends_on, status)
      values (${tenant}, '{"ar": "يوم التأسيس", "en": "Founding Day"}', 'public', ${today}, ${today}, 'published')`)
    expect(await read()).toMatchObject({
      day: addDays(today, 1),
      closed: { by: 'holiday', name: expect.stringMatching(/التأسيس|Founding/) },
    })
    // lessons that are given all the same are told on their day
    const given = await lesson(today, '00:00', 'completed')
    expect(await read()).toMatchObject({ day: today, closed: null, lessons: { taught: 1 } })
    await query(sql`delete from lessons where id = ${given}`)
    await query(sql`delete from holidays where tenant = ${tenant}`)
  })

  it('tells first what lost its trainer or its vehicle', async () => {
    const day = addDays(today, 1)
    const needing = await school.type({ needs_vehicle: 'required' })
    const vehicle = await school.vehicle()
    const away = await school.trainer()
    await query(sql`update vehicles set status = 'out_of_order' where id = ${vehicle}`)
    await query(sql`
      insert into leave_requests (tenant, trainer_id, kind, first_day, last_day, status)
      values (${tenant}, ${away}, 'sick', ${day}, ${day}, 'approved')`)
    await query(sql`delete from availability_rules where trainer_id = ${trainer} and weekday = ${isoWeekdayOf(today)}`)
    const lost = [
      await lesson(day, '13:00', 'scheduled', { trainer: null }),
      await lesson(day, '14:00', 'confirmed', { trainer: away }),
      await lesson(day, '15:00', 'scheduled', { type: needing }),
      await lesson(day, '16:00', 'scheduled', { type: needing, vehicle }),
    ]
    const unsafe = await school.vehicle()
    await query(sql`
      insert into vehicle_defects (tenant, vehicle_id, title, vehicle_text, severity, status)
      values (${tenant}, ${unsafe}, 'فرامل', '', 'unsafe', 'new')`)
    lost.push(await lesson(day, '17:00', 'scheduled', { vehicle: unsafe }))
    const { actions, action_totals, strip } = await read()
    const stranded = actions.filter(({ kind }) => kind === 'lesson_stranded')
    expect(stranded.map(({ cause, link }) => [cause, link.endsWith(`lesson=${lost[0]}`)])).toEqual([
      ['no_trainer', true],
      ['trainer_away', false],
      ['no_vehicle', false],
      ['vehicle_down', false],
      ['vehicle_down', false],
    ])
    // of a vehicle the row knows which, so that its lessons can be given others
    expect(stranded.map(({ record }) => record?.id)).toEqual([undefined, undefined, undefined, vehicle, unsafe])
    expect(actions.find(({ kind }) => kind === 'defect_unsafe')?.record?.id).toBe(unsafe)
    expect(action_totals).toMatchObject({ lesson_stranded: 5, defect_unsafe: 1 })
    expect(strip?.lanes[0]).toMatchObject({ trainer_id: null, lessons: [{ id: lost[0] }] })
    await query(sql`delete from lessons where id = any(${`{${lost.join()}}`}::integer[])`)
  })

  it('names nobody to whom the schedule is hidden, and nobody of another school', async () => {
    const person = await makePerson({ schoolId: tenant, permissions: ['dashboard.view', 'students.view'] })
    expect(await read(person.token)).toMatchObject({ strip: null, unconfirmed: null, lessons: null })
    const planner = await makePerson({ schoolId: tenant, permissions: ['dashboard.view', 'schedules.view'] })
    expect((await read(planner.token)).unconfirmed?.rows[0]?.phone).toBeNull()
    const stranger = await makeLessonSchool()
    const other = await read(stranger.owner.token)
    expect([other.strip?.lanes.flatMap(({ lessons }) => lessons), other.unconfirmed?.rows]).toEqual([[], []])
    expect(other.school.id).toBe(stranger.owner.schoolId)
    const foreign = { query: { school_id: tenant } }
    expect((await callAs(stranger.owner.token, getSchoolToday, foreign)).status).toBe(404)
  })

  it('asks the database as often for many trainers as for one', async () => {
    const asked = async () => {
      const before = await statements(getSchoolToday.path)
      await read()
      return (await statements(getSchoolToday.path)) - before
    }
    const once = await asked()
    for (let nth = 0; nth < 4; nth++) await works(await school.trainer(), [addDays(today, 1)])
    expect((await read()).strip?.lanes.length).toBeGreaterThanOrEqual(5)
    expect(await asked()).toBe(once)
    expect(once).toBeLessThanOrEqual(20)
  })
})

it('a day that is over tells what became of it, and the next one is shown', async () => {
  const school = await makeLessonSchool()
  const tenant = school.owner.schoolId as number
  const [trainer, type] = [await school.trainer(), await school.type()]
  const ahead = new Date().getUTCHours() - 12
  // past noon where the school is, whenever this runs
  await query(
    sql`update schools set time_zone = ${`Etc/GMT${ahead < 0 ? '-' : '+'}${Math.abs(ahead)}`} where id = ${tenant}`,
  )
  const lesson = async (hours: number, status: string) => {
    const start = Date.now() + hours * hourMs
    const [row] = await query<{ id: number }>(sql`
      insert into lessons (tenant, type_id, branch_id, trainer_id, starts_at, ends_at, capacity, status)
      values (${tenant}, ${type}, ${school.branch_id}, ${trainer}, ${new Date(start).toISOString()},
              ${new Date(start + hourMs).toISOString()}, 1, ${status}) returning id`)
    return Number(row?.id)
  }
  const opens = async (closes: string) => {
    await query(sql`delete from opening_hours where tenant = ${tenant}`)
    await query(sql`
      insert into opening_hours (tenant, branch_id, weekday, opens, closes)
      select ${tenant}, ${school.branch_id}, weekday, '06:00', ${closes} from generate_series(0, 6) as weekday`)
  }
  const read = async (token = school.owner.token) => (await callAs(token, getSchoolToday, { query: {} })).body
  await query(sql`insert into opening_weeks (tenant, branch_id) values (${tenant}, ${school.branch_id})`)
  await lesson(-4, 'completed')
  await lesson(-3, 'confirmed')
  await lesson(-2, 'cancelled')
  await opens('20:00')
  const { today } = await read()
  // the branch is open still
  expect(await read()).toMatchObject({ day: today, over: null })
  await opens('11:00')
  const next = addDays(today, 1)
  expect(await read()).toMatchObject({ today, day: next, closed: null, over: { taught: 1, to_finish: 1 } })
  // the queue is as always
  expect((await read()).action_totals).toMatchObject({ lesson_unfinished: 1 })
  const clerk = await makePerson({ schoolId: tenant, permissions: ['dashboard.view'] })
  expect((await read(clerk.token)).over).toBeNull()
  // a lesson that is still to come is told on its day, however late
  await lesson(2, 'scheduled')
  expect(await read()).toMatchObject({ day: today, over: null })
})
