import { getSchoolToday } from '@dsms/contract/insight/today/calls'
import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { makeLessonSchool } from '../../schedule/lessons/lessons.testing.ts'

describe("a school's day", () => {
  let school: Awaited<ReturnType<typeof makeLessonSchool>>
  let trainer: number
  let type: number
  let vehicle: number
  // whatever the clock says, it is noon where the school is
  const offset = 12 - new Date().getUTCHours()
  const noon = new Date().setUTCMinutes(0, 0, 0)
  const lesson = async (fromNoon: number, status: string, more: { vehicle?: number } = {}) => {
    const [row] = await query<{ id: number }>(sql`
      insert into lessons (tenant, type_id, branch_id, trainer_id, vehicle_id, starts_at, ends_at, capacity, status)
      values (${school.owner.schoolId}, ${type}, ${school.branch_id}, ${trainer}, ${more.vehicle ?? null},
              ${new Date(noon + fromNoon * hourMs).toISOString()}, ${new Date(noon + (fromNoon + 1) * hourMs).toISOString()}, 1, ${status})
      returning id`)
    return Number(row?.id)
  }
  const read = async (token = school.owner.token, query: { whose?: 'mine' } = {}) =>
    (await callAs(token, getSchoolToday, { query })).body

  beforeAll(async () => {
    school = await makeLessonSchool()
    const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
    await query(sql`update schools set time_zone = ${zone} where id = ${school.owner.schoolId}`)
    trainer = await school.trainer()
    type = await school.type()
    vehicle = await school.vehicle()
  })

  it('counts its lessons, and names absences and vehicles that are down', async () => {
    await lesson(-3, 'completed')
    await lesson(-2, 'cancelled')
    await lesson(2, 'confirmed', { vehicle })
    await lesson(5, 'scheduled')
    await lesson(30, 'scheduled')
    await query(sql`update vehicles set status = 'in_maintenance' where id = ${vehicle}`)
    await query(sql`
      insert into leave_requests (tenant, trainer_id, kind, first_day, last_day, status)
      select ${school.owner.schoolId}, ${trainer}, 'sick', t, t + 1, 'approved'
        from (select (now() at time zone time_zone)::date as t from schools where id = ${school.owner.schoolId}) z`)
    const enrolment = await school.enrolment()
    await query(sql`
      insert into waitlist_entries (tenant, enrolment_id, student_id, type_ids, notice_hours)
      values (${school.owner.schoolId}, ${enrolment}, 0, array[${type}::integer], 12)`)
    const body = await read()
    expect(body.waiting).toEqual({ total: 1, offered: 0, free: 0 })
    expect(body.lessons).toEqual({ total: 3, taught: 1, running: 0, to_come: 2, cancelled: 1 })
    expect(body.absences).toMatchObject([{ trainer_id: trainer, kind: 'sick', lessons: 2 }])
    expect(body.vehicles_down).toMatchObject([{ id: vehicle, status: 'in_maintenance', lessons: 1 }])
  })

  it('tells what waits, the nearest deadline first, so many of a kind', async () => {
    const wished = []
    for (let day = 0; day < 6; day++) wished.push(await lesson(6 + day * 24, 'requested'))
    const over = await lesson(-26, 'confirmed')
    await query(sql`
      insert into leave_requests (tenant, trainer_id, kind, first_day, last_day, status)
      values (${school.owner.schoolId}, ${trainer}, 'vacation', current_date + 40, current_date + 41, 'pending')`)
    const { actions, action_totals, today } = await read()
    const at = (kind: string) => actions.find((one) => one.kind === kind)
    expect(at('lesson_unfinished')?.record).toEqual({ id: over, version: 1 })
    expect(at('lesson_requested')).toMatchObject({ record: { id: wished[0] }, start: expect.any(String), wanted: null })
    expect(at('leave_pending')).toMatchObject({ record: { version: 1 }, days: { last: expect.any(String) } })
    expect(action_totals).toMatchObject({ lesson_requested: 6, lesson_unfinished: 1, leave_pending: 1 })
    expect(actions.filter(({ kind }) => kind === 'lesson_requested')).toHaveLength(5)
    expect(at('lesson_unfinished')?.link).toContain(`lesson=${over}`)
    expect(at('lesson_requested')).toMatchObject({
      deadline: today,
      link: `/school/schedule?date=${today}&lesson=${wished[0]}`,
    })
    const days = actions.flatMap(({ deadline }) => deadline ?? [])
    expect(days).toEqual([...days].sort())
  })

  it('tells what is one’s own alone, where that is wished', async () => {
    await query(sql`
      insert into leads (tenant, name, phone, source, status, owner_id, follow_up_on)
      select ${school.owner.schoolId}, jsonb_build_object('ar', 'مهتم'), '+96650123456' || n, 'walk_in', 'new',
             case when n = 1 then ${school.owner.id}::integer end, current_date - 2
        from generate_series(1, 7) n`)
    const all = await read()
    expect([
      all.actions.filter(({ kind }) => kind === 'lead_follow_up').length,
      all.action_totals.lead_follow_up,
    ]).toEqual([5, 7])
    const mine = await read(school.owner.token, { whose: 'mine' })
    expect(mine.actions).toMatchObject([{ kind: 'lead_follow_up', owner: expect.any(String) }])
    expect(mine.action_totals).toEqual({ lead_follow_up: 1 })
    // whoever may only read has no button
    const reader = await makePerson({
      schoolId: school.owner.schoolId,
      permissions: ['dashboard.view', 'leads.view'],
    })
    expect([mine, await read(reader.token)].map(({ actions }) => actions[0]?.record !== null)).toEqual([true, false])
  })

  it('names students without a lesson for two weeks and none to come', async () => {
    const [lost, watched, planned, fresh] = [21, 14, 30, 13].map((days) => ({ days, enrolment: 0 }))
    for (const one of [lost, watched, planned, fresh])
      if (one) {
        one.enrolment = await school.enrolment()
        await query(sql`update enrolments set start_on = (select (now() at time zone time_zone)::date - ${one.days}::integer
                          from schools where id = ${school.owner.schoolId}) where id = ${one.enrolment}`)
      }
    await query(sql`
      insert into bookings (tenant, lesson_id, enrolment_id, student_id)
      values (${school.owner.schoolId}, ${await lesson(54, 'scheduled')}, ${planned?.enrolment}, 0)`)
    const { at_risk } = await read()
    expect(at_risk?.map(({ days, level }) => [days, level])).toEqual([
      [21, 'high'],
      [14, 'watch'],
    ])
  })

  it('keeps from people what they may not see', async () => {
    const person = await makePerson({
      schoolId: school.owner.schoolId,
      permissions: ['dashboard.view', 'vehicles.view'],
    })
    expect(await read(person.token)).toMatchObject({
      lessons: null,
      strip: null,
      unconfirmed: null,
      absences: null,
      at_risk: null,
      actions: [],
      vehicles_down: [{ id: vehicle }],
    })
    const stranger = await makeLessonSchool()
    expect(await read(stranger.owner.token)).toMatchObject({ lessons: { total: 0 }, vehicles_down: [], at_risk: [] })
  })
})
