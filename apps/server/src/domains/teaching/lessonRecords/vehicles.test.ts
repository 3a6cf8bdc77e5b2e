import { uploadFile } from '@dsms/contract/kernel/files'
import * as calls from '@dsms/contract/teaching/lessonRecords/calls'
import * as office from '@dsms/contract/teaching/lessonRecords/office'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
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

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pictureOf = async ({ token }: TestPerson): Promise<number> => {
  const { http } = await testApp()
  const reply = await http.inject({
    method: 'POST',
    url: `${uploadFile.path}?name=a.png`,
    payload: png,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  })
  return reply.json().id
}

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
    expect((await mine.found(id))?.vehicle).toMatchObject({
      found: { is_fit: true, failed: ['lights'], notes: 'مصباح مكسور' },
      stopped_by: null,
    })
    const brakes = { text: 'الفرامل لا تستجيب', may_drive: false }
    expect((await check(trainer, { odometer_km: 510, failed: ['tyres'], defect: brakes })).status).toBe(200)
    const later = await school.lesson(trainer, student.enrolment, { vehicle })
    await query(
      sql`update lessons set starts_at = '2099-03-02T06:00Z', ends_at = '2099-03-02T07:00Z' where id = ${later}`,
    )
    for (const one of [id, later])
      expect((await mine.found(one))?.vehicle).toMatchObject({ stopped_by: 'الفرامل لا تستجيب' })
    expect((await mine.found(id))?.vehicle?.found).toMatchObject({ is_fit: false, failed: ['tyres'] })
    await query(sql`update vehicle_defects set status = 'rejected', status_reason = 'x' where vehicle_id = ${vehicle}`)
    expect((await mine.found(id))?.vehicle?.stopped_by).toBeNull()
    await query(sql`delete from notifications where user_id = ${school.owner.id}`)
  })
})

describe('a lesson', () => {
  it('takes no kilometres that one lesson cannot have: they are told as refused and can be put right', async () => {
    const id = await school.lesson(trainer, student.enrolment, { vehicle: await school.vehicle() })
    const far = await mine.send(id, [act({ kind: 'start' }), act({ kind: 'km', start: 500, end: 15_000 })])
    expect(outcomesOf(far)).toEqual(['applied', 'refused'])
    const right = await mine.send(id, [act({ kind: 'km', start: 500, end: 1500 }), act({ kind: 'finish' })])
    expect(outcomesOf(right)).toEqual(['applied', 'applied'])
    expect(right.body.lesson.record).toMatchObject({ km_start: 500, km_end: 1500 })
  })

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
    // a photo comes when there is a network again, of their own report alone
    const photo = await pictureOf(trainer)
    const show = ({ token }: TestPerson, ids: number[]) =>
      send(token, calls.addDefectPhotos, { params: { key: brakes.key }, body: { photo_ids: ids } })
    expect((await show(trainer, [photo])).body).toEqual({ photos: 1 })
    expect((await show(colleague, [await pictureOf(colleague)])).status).toBe(404)
    expect((await show(trainer, [await pictureOf(colleague)])).status).toBe(422)
    expect(
      await query(sql`select photo_ids from vehicle_defects where vehicle_id = ${vehicle} and severity = 'unsafe'`),
    ).toEqual([{ photo_ids: [photo] }])
    const without = await school.lesson(trainer, student.enrolment)
    expect(outcomesOf(await mine.send(without, [act({ kind: 'defect', text: 'لا مركبة', may_drive: true })]))).toEqual([
      'refused',
    ])
  })
})
