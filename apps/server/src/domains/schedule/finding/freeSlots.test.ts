import { listFreeSlots } from '@dsms/contract/schedule/finding/calls'
import { saveOpeningHours } from '@dsms/contract/school/openingHours/calls'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { callAs } from '../../../testing/harness.ts'
import { query, statements } from '../../../testing/reads.ts'
import { lessonsOf, makeLessonSchool } from '../lessons/lessons.testing.ts'

it('free times leave out whoever is taken, and are offered with the first vehicle that is not', async () => {
  const school = await makeLessonSchool()
  const lessons = lessonsOf(() => school.owner)
  const type_id = await school.type({ needs_vehicle: 'required', step_minutes: 60 })
  const [busy, free] = [await school.trainer(), await school.trainer()]
  const [first, second] = [await school.vehicle(), await school.vehicle()]
  const at = (time: string) => `2030-03-04T${time}:00Z`
  const made = await lessons.create({
    type_id,
    branch_id: school.branch_id,
    start: at('09:00'),
    end: at('10:00'),
    trainer_id: busy,
    vehicle_id: first,
    enrolment_ids: [await school.enrolment()],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const asked = { type_id, branch_id: school.branch_id, from: at('08:00'), to: at('11:00') }
  const { slots } = (await callAs(school.owner.token, listFreeSlots, { query: asked })).body
  const told = slots.map(({ start, trainer_id, vehicle_id }) => [start.slice(11, 16), trainer_id, vehicle_id])
  expect(told).toEqual([
    ['08:00', busy, first],
    ['08:00', free, first],
    ['09:00', free, second],
    ['10:00', busy, first],
    ['10:00', free, first],
  ])
  // the lesson that is to be moved takes nothing
  const query = { ...asked, trainer_id: busy, lesson_id: made.body.lesson.id }
  const moved = (await callAs(school.owner.token, listFreeSlots, { query })).body.slots
  expect(moved.map(({ start, vehicle_id }) => [start.slice(11, 16), vehicle_id])).toEqual([
    ['08:00', first],
    ['09:00', first],
    ['10:00', first],
  ])
  const best = (await callAs(school.owner.token, listFreeSlots, { query: { ...query, limit: 20 } })).body.slots
  expect(best.map(({ start }) => start.slice(11, 16)).toSorted()).toEqual(['08:00', '09:00', '10:00'])
})

const says = (tenant: number, key: string, value: unknown) =>
  query(
    sql`insert into setting_values (tenant, key, value) values (${tenant}, ${key}, ${JSON.stringify(value)}::jsonb)`,
  )

/** A school with a man and a woman, one car, and a student of hers. */
async function phoneSchool() {
  const school = await makeLessonSchool()
  const [man, woman] = [await school.trainer(), await school.trainer()]
  await query(sql`update trainers set gender_id = (select id from genders where code = 'female') where id = ${woman}`)
  await query(sql`update trainers set gender_id = (select id from genders where code = 'male') where id = ${man}`)
  const car = await school.vehicle()
  const type_id = await school.type({ needs_vehicle: 'required', step_minutes: 30 })
  const enrolment_id = await school.enrolment({ trainer_id: woman })
  const ask = async (more: Record<string, unknown> = {}, who = school.owner) =>
    callAs(who.token, listFreeSlots, {
      query: { type_id, branch_id: school.branch_id, from_day: '2030-03-04', limit: 20, enrolment_id, ...more },
    })
  return { ...school, man, woman, car, type_id, enrolment_id, ask }
}

it('the next twenty starts come best first, with trainer, car and reasons, and each can be booked as it is', async () => {
  const school = await phoneSchool()
  const { body } = await school.ask()
  expect(body.slots).toHaveLength(20)
  expect(new Set(body.slots.map(({ trainer_id }) => trainer_id))).toEqual(new Set([school.woman]))
  expect(body.slots.every(({ reasons }) => reasons.includes('own_trainer'))).toBe(true)
  expect(body.slots[0]?.start.slice(0, 10)).toBe('2030-03-04')
  expect(new Set(body.slots.map(({ start }) => start.slice(0, 10))).size).toBeGreaterThan(3)
  expect(body.trainers.map(({ id, gender }) => [id, gender])).toEqual([
    [school.woman, 'female'],
    [school.man, 'male'],
  ])
  expect(body.vehicles.map(({ id }) => id)).toEqual([school.car])
  const { start, end, trainer_id, vehicle_id } = body.slots[0] ?? {}
  const wish = { type_id: school.type_id, branch_id: school.branch_id, enrolment_ids: [school.enrolment_id] }
  const made = await lessonsOf(() => school.owner).create({ ...wish, start, end, trainer_id, vehicle_id })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect((await school.ask()).body.slots.some((slot) => slot.start === start)).toBe(false)
})

it('filters leave out the other trainer, other hours and other vehicles', async () => {
  const school = await phoneSchool()
  await says(school.owner.schoolId, 'training.gender', 'none')
  const of = async (more: Record<string, unknown>) => (await school.ask(more)).body.slots
  const men = await of({ trainer_gender: 'male' })
  expect(new Set(men.map(({ trainer_id }) => trainer_id))).toEqual(new Set([school.man]))
  expect(await of({ trainer_gender: 'male', trainer_id: school.woman })).toEqual([])
  const [zone] = await query<{ zone: string }>(
    sql`select time_zone as zone from schools where id = ${school.owner.schoolId}`,
  )
  const hourOf = (start: string) =>
    Number(
      new Intl.DateTimeFormat('en', { timeZone: zone?.zone, hour: '2-digit', hourCycle: 'h23' }).format(
        Date.parse(start),
      ),
    )
  expect((await of({ part_of_day: 'evening' })).every(({ start }) => hourOf(start) >= 17)).toBe(true)
  await query(sql`update vehicles set status = 'accident' where id = ${school.car}`)
  expect(await of({})).toEqual([])
})

it('never lie before the school opens, although people may plan outside of its hours', async () => {
  const school = await phoneSchool()
  await says(school.owner.schoolId, 'calendar.only_in_hours', false)
  const hours = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }))
  const body = { branch_id: school.branch_id, version: 0, hours }
  expect((await callAs(school.owner.token, saveOpeningHours, { body })).status).toBe(200)
  const { slots, time_zone } = (await school.ask({ limit: 40 })).body
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: time_zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  expect(slots.length).toBeGreaterThan(10)
  expect(slots.filter(({ start }) => clock.format(Date.parse(start)) < '08:00')).toEqual([])
})

it('knows no keys of another school, and asks the database as often for a small school as for a large one', async () => {
  const [school, other] = [await phoneSchool(), await phoneSchool()]
  for (const foreign of [
    { type_id: other.type_id },
    { trainer_id: other.man },
    { vehicle_id: other.car },
    { enrolment_id: other.enrolment_id },
    { branch_id: other.branch_id },
  ])
    expect((await school.ask(foreign)).status, JSON.stringify(foreign)).toBe(422)
  const asked = async () => {
    const before = await statements(listFreeSlots.path)
    await school.ask()
    return (await statements(listFreeSlots.path)) - before
  }
  const few = await asked()
  for (const _ of [1, 2, 3]) await Promise.all([school.trainer(), school.vehicle()])
  expect(await asked()).toBe(few)
})
