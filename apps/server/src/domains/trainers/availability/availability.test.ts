import type { Answer } from '@dsms/contract/kernel/endpoint'
import { saveOpeningHours } from '@dsms/contract/school/openingHours/calls'
import * as c from '@dsms/contract/trainers/availability/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send } from '../../../testing/harness.ts'
import { mainBranch, query, refusal, statements, wrongFields } from '../../../testing/reads.ts'

type Shown = Reply<Answer<typeof c.getAvailability>>

const at = (weekday: number, from: string, to: string, more: object = {}) => ({ weekday, from, to, ...more })
const usual = [at(1, '08:00', '12:00'), at(1, '13:00', '17:00'), at(2, '09:00', '24:00', { kind: 'theory' })]

let owner: TestPerson & { schoolId: number }
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const newTrainer = async (schoolId = owner.schoolId) => (await makePerson({ schoolId, kind: 'trainer' })).id
const show = async (trainer_id: number, more: object = {}) =>
  (await send(owner.token, c.getAvailability, { query: { trainer_id, from: '2027-01-01', ...more } })) as Shown
const save = (id: number, hours: object[], version = 0, more: object = {}) =>
  send(owner.token, c.saveAvailabilityWeek, {
    params: { id },
    body: { version, valid_from: '2027-01-01', hours, ...more },
  }) as Promise<Shown>
const rulesOf = (reply: Shown) =>
  reply.body.trainers[0]?.rules.map(
    (rule) => `${rule.weekday} ${rule.from}-${rule.to} ${rule.valid_from} ${rule.valid_to ?? '-'}`,
  )

describe('weekly hours', () => {
  let trainer: number
  beforeEach(async () => {
    trainer = await newTrainer()
  })

  it('are put in place whole, with their version', async () => {
    expect((await show(trainer)).body.trainers[0]).toMatchObject({ version: 0, rules: [], exceptions: [] })
    expect((await save(trainer, usual)).body.trainers[0]).toMatchObject({
      version: 1,
      rules: [
        at(1, '08:00', '12:00', { kind: 'any' }),
        at(1, '13:00', '17:00'),
        at(2, '09:00', '24:00', { kind: 'theory' }),
      ],
    })
    expect((await save(trainer, [], 1)).body.trainers[0]).toMatchObject({ version: 2, rules: [] })
  })

  it('make room within a span, and stay before and after', async () => {
    await save(trainer, [at(1, '08:00', '12:00')])
    const summer = { valid_from: '2027-06-01', valid_to: '2027-08-31' }
    expect(rulesOf(await save(trainer, [at(1, '06:00', '10:00')], 1, summer))).toEqual([
      '1 08:00-12:00 2027-01-01 2027-05-31',
      '1 06:00-10:00 2027-06-01 2027-08-31',
      '1 08:00-12:00 2027-09-01 -',
    ])
    expect(rulesOf(await show(trainer, { from: '2027-09-01' }))).toEqual(['1 08:00-12:00 2027-09-01 -'])
    expect(rulesOf(await show(trainer, { to: '2027-02-01' }))).toEqual(['1 08:00-12:00 2027-01-01 2027-05-31'])
  })

  it('are saved once by two who began with the same version', async () => {
    const both = await Promise.all([save(trainer, usual), save(trainer, [at(3, '08:00', '12:00')])])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refusal(both.find(({ status }) => status === 409) as Shown)).toMatchObject({ code: 'stale_version' })
  })

  it('name the row that is wrong', async () => {
    const wrong = async (hours: object[], more = {}) => refusal(await save(trainer, hours, 0, more))
    expect(await wrong([...usual, at(1, '11:59', '12:30')])).toEqual(wrongFields({ 'hours.3.from': 'hours_overlap' }))
    expect(await wrong([at(1, '08:00', '08:00')])).toEqual(wrongFields({ 'hours.0.to': 'end_before_start' }))
    expect(await wrong([at(1, '08:00', '24:30')])).toEqual(wrongFields({ 'hours.0.to': 'invalid_format' }))
    expect(await wrong([at(8, '08:00', '09:00')])).toEqual(wrongFields({ 'hours.0.weekday': 'too_large' }))
    expect(await wrong(usual, { valid_to: '2026-12-31' })).toEqual(wrongFields({ valid_to: 'end_before_start' }))
    const stranger = await mainBranch(await makeSchoolAdmin())
    expect(await wrong([at(1, '08:00', '09:00', { branch_id: stranger })])).toEqual(
      wrongFields({ 'hours.0.branch_id': 'unknown_choice' }),
    )
    expect((await show(trainer)).body.trainers[0]).toMatchObject({ version: 0, rules: [] })
  })

  it('overlap past the service neither', async () => {
    const insert = (starts: string, ends: string, from = '2027-01-01', to: string | null = null) =>
      query(sql`insert into availability_rules (tenant, trainer_id, weekday, starts, ends, valid_from, valid_to)
                values (${owner.schoolId}, ${trainer}, 1, ${starts}, ${ends}, ${from}, ${to})`)
    await insert('08:00', '12:00', '2027-01-01', '2027-01-31')
    await insert('08:00', '12:00', '2027-02-01')
    await insert('12:00', '24:00')
    await expect(insert('11:59', '12:00', '2027-01-31', '2027-01-31')).rejects.toMatchObject({
      cause: { constraint: 'availability_rules__hours__hours_overlap' },
    })
  })

  it('are a trainer’s of the school alone', async () => {
    const clerk = await makePerson({ schoolId: owner.schoolId })
    expect((await save(clerk.id, usual)).status).toBe(404)
    const stranger = await newTrainer((await makeSchoolAdmin()).schoolId)
    expect((await save(stranger, usual)).status).toBe(404)
    expect((await show(stranger)).status).toBe(404)
    const viewer = await makePerson({ schoolId: owner.schoolId, permissions: ['availability_and_leave.view'] })
    const body = { version: 0, valid_from: '2027-01-01', hours: [] }
    expect((await send(viewer.token, c.saveAvailabilityWeek, { params: { id: trainer }, body })).status).toBe(403)
  })

  it('are not saved over what somebody never saw, also where there is no week', async () => {
    expect(refusal(await save(trainer, usual, 3))).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('are copied from one day to others', async () => {
    await save(trainer, usual)
    const body = { trainer_id: trainer, version: 1, valid_from: '2027-02-01', weekday: 1, to_weekdays: [2, 3] }
    expect(rulesOf((await send(owner.token, c.copyAvailability, { body })) as Shown)?.slice(3)).toEqual(
      [1, 2, 3].flatMap((day) => [`${day} 08:00-12:00 2027-02-01 -`, `${day} 13:00-17:00 2027-02-01 -`]),
    )
    expect(refusal(await send(owner.token, c.copyAvailability, { body }))).toMatchObject({ code: 'stale_version' })
    expect(
      refusal(await send(owner.token, c.copyAvailability, { body: { ...body, version: 2, weekday: null } })),
    ).toEqual(wrongFields({ weekday: 'required' }))
  })

  it('are copied from one trainer to others', async () => {
    await save(trainer, usual)
    const [first, second] = [await newTrainer(), await newTrainer()]
    await save(first, [at(5, '08:00', '09:00')])
    const body = { trainer_id: trainer, version: 1, valid_from: '2027-02-01', to_trainer_ids: [second, first] }
    expect((await send(owner.token, c.copyAvailability, { body })).status).toBe(200)
    expect(rulesOf(await show(first))).toEqual([
      '5 08:00-09:00 2027-01-01 2027-01-31',
      '1 08:00-12:00 2027-02-01 -',
      '1 13:00-17:00 2027-02-01 -',
      '2 09:00-24:00 2027-02-01 -',
    ])
    expect(rulesOf(await show(second))).toHaveLength(3)
    const clerk = await makePerson({ schoolId: owner.schoolId })
    expect(
      refusal(await send(owner.token, c.copyAvailability, { body: { ...body, to_trainer_ids: [first, clerk.id] } })),
    ).toEqual(wrongFields({ 'to_trainer_ids.1': 'unknown_choice' }))
  })
})

describe('exceptions', () => {
  it('are added, told within their span, and taken back', async () => {
    const trainer_id = await newTrainer()
    const body = {
      trainer_id,
      kind: 'unavailable',
      from: '2027-03-01T09:00',
      to: '2027-03-02T00:00',
      reason: 'Dentist',
    }
    const add = (more: object = {}) => send(owner.token, c.addAvailabilityException, { body: { ...body, ...more } })
    const { status, body: made } = (await add()) as Reply<{ id: number }>
    const { trainer_id: _, ...told } = body
    expect([status, made]).toEqual([201, { ...told, id: made.id }])
    const countIn = async (from: string, to: string) =>
      (await show(trainer_id, { from, to })).body.trainers[0]?.exceptions.length
    expect(await countIn('2027-03-01', '2027-03-01')).toBe(1)
    expect([await countIn('2027-03-02', '2027-03-05'), await countIn('2027-02-01', '2027-02-28')]).toEqual([0, 0])
    expect(refusal(await add({ to: '2027-03-01T09:00' }))).toEqual(wrongFields({ to: 'end_before_start' }))
    expect(refusal(await add({ to: '2029-03-01T09:00' }))).toEqual(wrongFields({ to: 'too_long_span' }))
    expect(refusal(await add({ from: '2027-02-30T09:00' }))).toEqual(wrongFields({ from: 'invalid_format' }))
    expect(refusal(await add({ trainer_id: owner.id }))).toEqual(wrongFields({ trainer_id: 'unknown_choice' }))
    const remove = () => send(owner.token, c.removeAvailabilityException, { params: { id: made.id } })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  })
})

describe('all trainers of a school', () => {
  it('are told at once, for a span that is named', async () => {
    const school = await makeSchoolAdmin()
    await Promise.all([newTrainer(school.schoolId), newTrainer(school.schoolId)])
    const get = (q: object) => send(school.token, c.getAvailability, { query: q }) as Promise<Shown>
    expect((await get({ from: '2027-01-01', to: '2027-03-03' })).body.trainers).toHaveLength(2)
    expect(refusal(await get({ from: '2027-01-01' }))).toEqual(wrongFields({ to: 'required' }))
    expect(refusal(await get({ from: '2027-01-01', to: '2027-03-04' }))).toEqual(wrongFields({ to: 'too_long_span' }))
  })
})

describe('what is left of the hours', () => {
  it('is reckoned from all that was stored', async () => {
    const trainer_id = await newTrainer()
    // 4 January 2027 is a Monday
    await save(
      trainer_id,
      [1, 2, 3, 4, 5].map((day) => at(day, '08:00', '17:00')),
    )
    const branch_id = await mainBranch(owner)
    const opens = (weekday: number) => ({ weekday, opens: '09:00', closes: '20:00' })
    await send(owner.token, saveOpeningHours, { body: { branch_id, version: 0, hours: [1, 2, 3, 4].map(opens) } })
    await query(sql`insert into holidays (tenant, name, kind, starts_on, ends_on, status)
      values (${owner.schoolId}, '{"en":"Feast"}', 'school', '2027-01-05', '2027-01-05', 'published')`)
    await query(sql`insert into leave_requests (tenant, trainer_id, kind, first_day, last_day, until_noon, status)
      values (${owner.schoolId}, ${trainer_id}, 'sick', '2027-01-06', '2027-01-06', true, 'approved')`)
    await query(sql`insert into availability_exceptions (tenant, trainer_id, kind, starts, ends)
      values (${owner.schoolId}, ${trainer_id}, 'unavailable', '2027-01-07T10:00', '2027-01-07T11:00')`)
    const free = await callAs(owner.token, c.getFreeHours, {
      query: { trainer_id, from: '2027-01-04', to: '2027-01-08' },
    })
    expect(
      free.body.days.map((day) => [day.free.map(({ from, to }) => `${from}-${to}`), day.lost.map(({ by }) => by)]),
    ).toEqual([
      [['09:00-17:00'], ['closed']],
      [[], ['holiday']],
      [['12:00-17:00'], ['leave']],
      [
        ['09:00-10:00', '11:00-17:00'],
        ['closed', 'unavailable'],
      ],
      [[], ['closed']],
    ])
    // Riyadh is three hours ahead
    expect(free.body.days[0]?.free[0]?.starts_at).toBe('2027-01-04T06:00:00.000Z')
  })

  it('is asked for in as many statements, whatever there is', async () => {
    const school = await makeSchoolAdmin()
    const trainer_id = await newTrainer(school.schoolId)
    const ask = (to: string) => callAs(school.token, c.getFreeHours, { query: { trainer_id, from: '2027-01-01', to } })
    const cost = async (to: string) => {
      const before = await statements(c.getFreeHours.path)
      await ask(to)
      return (await statements(c.getFreeHours.path)) - before
    }
    const least = await cost('2027-01-01')
    await Promise.all([makeRecord('branches', school), makeRecord('holidays', school), makeRecord('branches', school)])
    await query(sql`insert into availability_rules (tenant, trainer_id, weekday, starts, ends, valid_from)
      select ${school.schoolId}, ${trainer_id}, day, '08:00', '12:00', '2027-01-01' from generate_series(1, 7) as day`)
    expect(await cost('2027-03-03')).toBe(least)
    // one each for trainer, school, hours, exceptions and leave, four for branches; and begin, enter and commit
    expect(least).toBe(12)
    expect(
      refusal(
        await send(school.token, c.getFreeHours, { query: { trainer_id, from: '2027-01-01', to: '2027-03-04' } }),
      ),
    ).toEqual(wrongFields({ to: 'too_long_span' }))
  })
})
