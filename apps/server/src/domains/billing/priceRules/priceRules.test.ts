import { previewLessonPrice, priceRules } from '@dsms/contract/billing/priceRules/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { lessonsOf, makeLessonSchool } from '../../schedule/lessons/lessons.testing.ts'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let type_id: number
let trainer_id: number
const lessons = lessonsOf(() => school.owner)
beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set currency = 'SAR', time_zone = 'Asia/Riyadh' where id = ${school.owner.schoolId}`)
  type_id = await school.type({ price_minor: 12_000 })
  trainer_id = await school.trainer()
})

const add = (more: object) =>
  send(school.owner.token, priceRules.calls.create, {
    body: { name: { ar: 'سعر', en: 'Price', de: '', fr: '', pt: '' }, lesson_type_id: type_id, ...more } as never,
  })
/** An hour on a Monday, three hours ahead of UTC. */
const wish = (hour: string, enrolment: number) => ({
  ...{ type_id, trainer_id, branch_id: school.branch_id, enrolment_ids: [enrolment], override_reason: 'اتفقنا' },
  ...{ start: `2031-01-06T${hour}:00:00Z`, end: `2031-01-06T${Number(hour) + 1}:00:00Z` },
})
const priceOf = async (lesson: number) =>
  (
    await query<{ price: number }>(
      sql`select price_minor::integer as price from bookings where lesson_id = ${lesson} and status = 'booked'`,
    )
  ).map(({ price }) => price)
const preview = async (more: object) =>
  (
    await callAs(school.owner.token, previewLessonPrice, {
      query: { lesson_type_id: type_id, day: '2031-01-06', time: '17:00', ...more } as never,
    })
  ).body

it('price seats when they are given, by the clock of the school, and again when another rule decides', async () => {
  const [evening] = [await add({ from_time: '17:00', to_time: '22:00', price_minor: 15_000 })]
  expect(evening?.status, JSON.stringify(evening?.body)).toBe(201)
  const rule = evening?.body as Answer<typeof priceRules.calls.get>
  const enrolment = await school.enrolment()
  const early = (await lessons.create(wish('13', enrolment))).body.lesson
  expect(await priceOf(early.id)).toEqual([12_000])
  // from 17:00 in Riyadh on
  const late = (await lessons.create(wish('14', await school.enrolment()))).body.lesson
  expect(await priceOf(late.id)).toEqual([15_000])
  const { start, end } = wish('15', enrolment)
  const moved = await lessons.move(early.id, { version: early.version, start, end, override_reason: 'اتفقنا' })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(await priceOf(early.id)).toEqual([15_000])
  // a rule that changes later reaches no seat that was given, not even one that moves within its hours
  await send(school.owner.token, priceRules.calls.update, {
    params: { id: rule.id },
    body: { version: rule.version, price_minor: 99_000 } as never,
  })
  const { start: from, end: to } = wish('16', enrolment)
  await lessons.move(early.id, { version: moved.body.lesson.version, start: from, end: to, override_reason: 'اتفقنا' })
  expect(await priceOf(early.id)).toEqual([15_000])
})

it('tell what a lesson would cost and why: the rule with most conditions, while it is in use', async () => {
  const own = (await add({ trainer_id, weekdays: [1], price_minor: 18_000 })).body as Answer<
    typeof priceRules.calls.get
  >
  expect(own).toMatchObject({ usual_minor: 12_000, minutes: 60, currency: 'SAR', weekdays: [1] })
  expect(await preview({ trainer_id, minutes: 90 })).toEqual({
    ...{ price_minor: 27_000, usual_minor: 18_000, minutes: 90, currency: 'SAR' },
    rule: { id: own.id, name: 'سعر' },
  })
  expect(await preview({ time: '09:00' })).toMatchObject({ price_minor: 12_000, rule: null })
  await send(school.owner.token, priceRules.calls.changeStatus, {
    params: { id: own.id },
    body: { status: 'inactive' } as never,
  })
  expect((await preview({ trainer_id })).rule?.id).not.toBe(own.id)
})

it('refuse spans that end before they begin, and what is not there', async () => {
  expect(refusal(await add({ from_time: '17:00', to_time: '09:00', price_minor: 1 }))).toMatchObject({
    fields: { to_time: 'end_before_start' },
  })
  expect(refusal(await add({ from_on: '2031-02-01', until_on: '2031-01-01', price_minor: 1 }))).toMatchObject({
    fields: { until_on: 'end_before_start' },
  })
  expect(refusal(await add({ lesson_type_id: 999_999, price_minor: 1 }))).toMatchObject({
    fields: { lesson_type_id: 'unknown_choice' },
  })
  const none = await send(school.owner.token, previewLessonPrice, {
    query: { lesson_type_id: 999_999, day: '2031-01-06', time: '17:00' } as never,
  })
  expect(refusal(none)).toMatchObject({ fields: { lesson_type_id: 'unknown_choice' } })
})
