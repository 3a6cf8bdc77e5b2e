import * as calls from '@dsms/contract/teaching/lessonRecords/calls'
import * as office from '@dsms/contract/teaching/lessonRecords/office'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { act, makeTeachingSchool, outcomesOf, teachingOf } from './records.testing.ts'

let school: Awaited<ReturnType<typeof makeTeachingSchool>>
let trainer: TestPerson
let colleague: TestPerson
let student: TestPerson & { enrolment: number }
const mine = teachingOf(() => trainer)

beforeAll(async () => {
  school = await makeTeachingSchool()
  trainer = await school.trainerWith()
  colleague = await school.trainerWith()
  student = await school.studentWith()
})

describe('a check before the first lesson', () => {
  it('is kept with who made it and what the odometer shows, by whoever drives the vehicle today alone', async () => {
    const vehicle = await school.vehicle()
    const id = await school.lesson(trainer, student.enrolment, { vehicle })
    await query(sql`update vehicles set odometer_km = 500 where id = ${vehicle}`)
    await query(sql`update lessons set starts_at = now(), ends_at = now() + interval '5 minutes' where id = ${id}`)
    const check = ({ token }: TestPerson, body: object) =>
      send(token, calls.checkMyVehicle, { params: { id: vehicle }, body: body as never })
    expect((await check(colleague, {})).status).toBe(404)
    expect((await check(trainer, { odometer_km: 499 })).body).toMatchObject({
      fields: { odometer_km: { code: 'odometer_falls' } },
    })
    expect((await check(trainer, {})).status).toBe(200)
    expect((await mine.found(id))?.vehicle?.checked_at).toBeTruthy()
    const defect = { text: 'مصباح مكسور', may_drive: true }
    expect((await check(trainer, { odometer_km: 510, failed: ['lights'], defect })).status).toBe(200)
    expect(
      await query(sql`select checked_by, odometer_km, failed, fit from vehicle_checks where vehicle_id = ${vehicle}`),
    ).toEqual([{ checked_by: trainer.id, odometer_km: 510, failed: ['lights'], fit: true }])
    expect(await query(sql`select title from vehicle_defects where vehicle_id = ${vehicle}`)).toEqual([
      { title: 'مصباح مكسور' },
    ])
  })
})

describe('a lesson', () => {
  it('reports what is wrong with the vehicle, which is out of service where it may not be driven', async () => {
    const vehicle = await school.vehicle()
    const id = await school.lesson(trainer, student.enrolment, { vehicle })
    const worn = act({ kind: 'defect', text: 'إطار متآكل', may_drive: true })
    const brakes = act({ kind: 'defect', text: 'الفرامل لا تستجيب', may_drive: false })
    const status = async () =>
      (await query<{ status: string }>(sql`select status from vehicles where id = ${vehicle}`))[0]?.status
    await mine.send(id, [act({ kind: 'start' }), worn])
    const before = await status()
    for (let twice = 0; twice < 2; twice++) await mine.send(id, [brakes])
    expect([before, await status()]).toEqual([before, 'out_of_order'])
    // whoever looks after the fleet hears of it once, and of nothing that may be driven
    expect(
      await query(sql`
        select kind, params ->> 'what' as what from notifications where user_id = ${school.owner.id} and kind like 'vehicle%'`),
    ).toEqual([{ kind: 'vehicle_stopped', what: 'الفرامل لا تستجيب' }])
    expect(before).not.toBe('out_of_order')
    expect(
      await query(sql`select title, severity, status from vehicle_defects where vehicle_id = ${vehicle} order by id`),
    ).toEqual([
      { title: 'إطار متآكل', severity: 'minor', status: 'new' },
      { title: 'الفرامل لا تستجيب', severity: 'unsafe', status: 'new' },
    ])
    expect(
      (await callAs(school.owner.token, office.getLessonRecord, { params: { id }, query: {} })).body.record.defects,
    ).toMatchObject([{ may_drive: true }, { may_drive: false }])
    const without = await school.lesson(trainer, student.enrolment)
    expect(outcomesOf(await mine.send(without, [act({ kind: 'defect', text: 'لا مركبة', may_drive: true })]))).toEqual([
      'refused',
    ])
  })
})
