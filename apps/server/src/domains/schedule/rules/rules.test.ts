import { saveTrainingRequirements } from '@dsms/contract/curriculum/licences/requirements'
import { listLessonsToReplan } from '@dsms/contract/schedule/lessons/calls'
import * as consents from '@dsms/contract/students/students/consents'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asServerIn } from '../../../kernel/session/transaction.ts'
import { makeRecord } from '../../../testing/areas.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { codesOf, lessonsOf, makeLessonSchool } from '../lessons/lessons.testing.ts'
import { enrolmentFacts } from './facts.ts'

type World = Awaited<ReturnType<typeof makeLessonSchool>>

const at = (time: string, day = '2030-03-04') => `${day}T${time}:00Z`
const span = { from: at('00:00'), to: at('23:00', '2030-03-14') }

let school: World
let type_id: number
const lessons = lessonsOf(() => school.owner)
const wish = (more: Record<string, unknown>) => ({
  type_id,
  branch_id: school.branch_id,
  start: at('09:00'),
  end: at('10:00'),
  enrolment_ids: [],
  ...more,
})
const replanned = async (trainer_id: number) =>
  (await callAs(school.owner.token, listLessonsToReplan, { query: { ...span, trainer_id } })).body.lessons.map(
    ({ lesson, violations }) => [lesson.id, violations.map(({ code }) => code)],
  )

beforeAll(async () => {
  school = await makeLessonSchool()
  type_id = await school.type()
})

it('lessons to plan anew are judged by the settings of their own branch, whichever comes first', async () => {
  const other = await makeLessonSchool()
  const [trainer_id, type] = [await other.trainer(), await other.type()]
  const { id: second } = await makeRecord('branches', other.owner)
  const plan = lessonsOf(() => other.owner)
  const make = async (branch_id: number, day: string) => {
    const enrolment_ids = [await other.enrolment()]
    const made = await plan.create({
      type_id: type,
      branch_id,
      start: at('09:00', day),
      end: at('10:00', day),
      trainer_id,
      enrolment_ids,
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.lesson.id
  }
  const [first, last] = [await make(other.branch_id, '2030-03-04'), await make(second, '2030-03-05')]
  const told = async () =>
    (await callAs(other.owner.token, listLessonsToReplan, { query: span })).body.lessons.map(
      ({ lesson, violations }) => [lesson.id, violations.map(({ code }) => code)],
    )
  const hold = (branch: number, minutes: number) =>
    query(sql`
      insert into setting_values (tenant, branch_id, key, value)
      values (${other.owner.schoolId}, ${branch}, 'training.day_minutes', ${JSON.stringify(minutes)}::jsonb)`)
  expect(await told()).toEqual([])
  await hold(second, 45)
  expect(await told()).toEqual([[last, ['student_day_limit']]])
  await query(sql`delete from setting_values where tenant = ${other.owner.schoolId}`)
  await hold(other.branch_id, 45)
  expect(await told()).toEqual([[first, ['student_day_limit']]])
})

describe('Annex A 19: where the school requires trainers of the same gender', () => {
  const gender = (code: 'male' | 'female') => sql`(select id from genders where code = ${code})`
  let trainer_id: number
  let enrolment_id: number
  let student: number

  beforeAll(async () => {
    await query(
      sql`insert into setting_values (tenant, key, value) values (${school.owner.schoolId}, 'training.gender', '"require"')`,
    )
    trainer_id = await school.trainer()
    enrolment_id = await school.enrolment()
    await query(sql`update trainers set gender_id = ${gender('male')} where id = ${trainer_id}`)
    const [row] = await query<{ id: number }>(sql`
      update users set gender_id = ${gender('female')} where id = (select student_id from enrolments where id = ${enrolment_id}) returning id`)
    student = Number(row?.id)
  })

  it('a pair that differs is refused, taken with a consent, and told to be planned anew once it is withdrawn', async () => {
    const lesson = wish({ trainer_id, enrolment_ids: [enrolment_id] })
    const refused = await lessons.create(lesson)
    expect(refused.status).toBe(409)
    expect(refused.body.violations).toEqual([
      { code: 'gender_rule', severity: 'hard', resource: { kind: 'student', id: student } },
    ])
    const [given] = (
      await callAs(school.owner.token, consents.giveConsent, {
        params: { id: student },
        body: { trainer_id, given_on: '2026-01-05', note: 'وقّعت الطالبة على الموافقة' },
      })
    ).body
    const made = await lessons.create(lesson)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(await replanned(trainer_id)).toEqual([])
    await callAs(school.owner.token, consents.withdrawConsent, {
      params: { id: Number(given?.id) },
      body: { version: Number(given?.version), withdrawn_on: '2026-02-01' },
    })
    expect(await replanned(trainer_id)).toEqual([[made.body.lesson.id, ['gender_rule']]])
    expect(codesOf(await lessons.check({ ...lesson, start: at('12:00'), end: at('13:00') }))).toEqual(['gender_rule'])
  })

  it('a consent is for one trainer and no other', async () => {
    const other = await school.trainer()
    await query(sql`update trainers set gender_id = ${gender('male')} where id = ${other}`)
    await callAs(school.owner.token, consents.giveConsent, {
      params: { id: student },
      body: { trainer_id: other, given_on: '2026-01-05', note: 'شفهيًا' },
    })
    const at14 = { enrolment_ids: [enrolment_id], start: at('14:00'), end: at('15:00') }
    expect(codesOf(await lessons.check(wish({ ...at14, trainer_id: other })))).toEqual([])
    expect(codesOf(await lessons.check(wish({ ...at14, trainer_id })))).toEqual(['gender_rule'])
  })
})

describe('Annex A 7: the gearbox of a car', () => {
  let based_on = 0
  /** A new version of what the licence type asks for, which holds for whoever enrols from now on. */
  const require = async (row: Record<string, unknown>) => {
    const saved = await send(school.owner.token, saveTrainingRequirements, {
      params: { id: school.licence },
      body: { based_on, effective_from: '2026-01-01', rows: [row] },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(201)
    based_on = (saved.body as { version: number }).version
  }
  beforeAll(async () => {
    const [row] = await query<{ version: number }>(sql`
      select coalesce(max(version), 0)::integer as version from requirement_versions
       where tenant = ${school.owner.schoolId} and licence_type_id = ${school.licence}`)
    based_on = row?.version ?? 0
  })
  const drive = (gear_type: string) => school.vehicle({ gear_type })
  const lesson = async (vehicle_id: number, enrolment: number, day: number) =>
    wish({
      trainer_id: await school.trainer(),
      vehicle_id,
      enrolment_ids: [enrolment],
      start: at('09:00', `2030-03-0${day}`),
      end: at('10:00', `2030-03-0${day}`),
    })

  it('automatic only is refused a manual car, and manual an automatic one', async () => {
    const [manual, automatic] = [await drive('manual'), await drive('automatic')]
    const codes = async (car: number, gearbox: string) =>
      codesOf(await lessons.check(await lesson(car, await school.enrolment({ gearbox }), 4)))
    expect(await codes(manual, 'automatic')).toEqual(['vehicle_gearbox'])
    expect(await codes(automatic, 'manual')).toEqual(['vehicle_gearbox'])
    expect(await codes(manual, 'manual')).toEqual([])
  })

  it('manual may be on an automatic one for as many lessons as the country says, whatever is cancelled free again', async () => {
    await require({ stage: 'road', min_sessions: 20, max_sessions_on_automatic: 2 })
    const automatic = await drive('automatic')
    const enrolment = await school.enrolment({ gearbox: 'manual' })
    const made = [
      await lessons.create(await lesson(automatic, enrolment, 4)),
      await lessons.create(await lesson(automatic, enrolment, 5)),
    ]
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    const third = await lesson(automatic, enrolment, 6)
    expect(codesOf(await lessons.create(third))).toEqual(['vehicle_gearbox'])
    for (const { body } of made) expect(await replanned(Number(body.lesson.trainer?.id))).toEqual([])
    const { id, version } = (made[0] as (typeof made)[number]).body.lesson
    await lessons.cancel(id, { version })
    expect((await lessons.create(third)).status).toBe(201)
  })

  it('of B197 ten lessons are manual and the rest may be automatic', async () => {
    await require({ stage: 'road', sub_kind: 'manual_gearbox', gearbox: 'manual', min_sessions: 10 })
    const automatic = await drive('automatic')
    const enrolment = await school.enrolment({ gearbox: 'manual' })
    for (const day of [4, 5, 6])
      expect((await lessons.create(await lesson(automatic, enrolment, day))).status).toBe(201)
  })
})

it('minutes done before this school count for what rules know of a course', async () => {
  const { schoolId } = school.owner
  const id = await school.enrolment()
  const { database } = await testApp()
  const known = async () =>
    asServerIn(database, { schoolId, language: 'en' }, async (actor) => {
      const [facts] = await enrolmentFacts(actor, [id], 0, Date.now())
      return facts?.minutes
    })
  expect(await known()).toEqual({})
  await query(sql`update enrolments set earlier_minutes = '{"road": 90, "yard": 30}' where id = ${id}`)
  expect(await known()).toEqual({ road: 90, yard: 30 })
  const [trainer, type] = [await school.trainer(), await school.type()]
  await query(sql`
    with l as (insert into lessons (tenant, type_id, branch_id, trainer_id, starts_at, ends_at, capacity, status)
                values (${schoolId}, ${type}, ${school.branch_id}, ${trainer}, now() - interval '2 hours', now() - interval '1 hour', 1, 'completed')
                returning id)
    insert into bookings (tenant, lesson_id, enrolment_id, student_id) select ${schoolId}, id, ${id}, 0 from l`)
  expect(await known()).toEqual({ road: 150, yard: 30 })
})
