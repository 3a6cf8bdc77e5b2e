import { packages } from '@dsms/contract/billing/packages/calls'
import * as payments from '@dsms/contract/billing/payments/calls'
import * as calls from '@dsms/contract/billing/sales/calls'
import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { addDays } from '@dsms/contract/kernel/time/days'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { beganAgo, lessonsOf, makeLessonSchool, setStatus } from '../../schedule/lessons/lessons.testing.ts'

type PackageInput = Partial<Input<typeof packages.calls.create>['body']>

export const passed = { override_reason: 'اتفقنا' }

/** A school of Saudi Arabia that sells packages, with one trainer whose lessons on the road cost 120.00 an hour. */
export async function makeSellingSchool() {
  const school = await makeLessonSchool()
  await query(sql`
    update schools set currency = 'SAR', country_id = (select id from countries where code = 'SA'), time_zone = 'Asia/Riyadh'
     where id = ${school.owner.schoolId}`)
  const [now] = await query<{ today: string }>(sql`select (now() at time zone 'Asia/Riyadh')::date::text as today`)
  const trainer = await school.trainer()
  const road = await school.type({ price_minor: 12_000, default_minutes: 60 })
  const lessons = lessonsOf(() => school.owner)
  let keys = 0
  const key = () => `sales-test-${keys++}`
  let lastDay = '2031-01-06'

  async function offer(changes: PackageInput = {}) {
    const body = {
      name: { ar: 'باقة', en: 'Package', de: '', fr: '', pt: '' },
      price_minor: 100_000,
      items: [{ lesson_kinds: ['road' as const], qty: 600 }],
      ...changes,
    }
    const { id } = (await callAs(school.owner.token, packages.calls.create, { body: body as never })).body
    await callAs(school.owner.token, packages.calls.changeStatus, {
      params: { id },
      body: { status: 'active' } as never,
    })
    return id
  }
  async function learner() {
    const person = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
    return { ...person, enrolment: await school.enrolment({ student_id: person.id }) }
  }
  const sell = (enrolment_id: number, package_id: number, more: object = {}) =>
    send(school.owner.token, calls.createSale, { body: { key: key(), enrolment_id, package_id, ...more } })
  const saleOf = async (id: number) =>
    (await callAs(school.owner.token, calls.getSale, { params: { id }, query: {} as never })).body
  const account = async (id: number) =>
    (await callAs(school.owner.token, payments.getStudentAccount, { params: { id }, query: {} as never })).body
  return {
    ...school,
    today: now?.today ?? '',
    trainerId: trainer,
    road,
    lessons,
    key,
    /** A package that is on sale; answers its key. */
    offer,
    learner,
    sell,
    sold: async (enrolment: number, package_id: number, more: object = {}) =>
      (await sell(enrolment, package_id, more)).body as Answer<typeof calls.createSale>,
    saleOf,
    creditOf: async (id: number) =>
      (await saleOf(id)).items.map(({ bought, used, held, gone, left }) => ({ bought, used, held, gone, left })),
    pay: (student_id: number, amount_minor: number) =>
      send(school.owner.token, payments.takePayment, {
        body: { key: key(), student_id, method: 'cash', amount_minor } as never,
      }),
    account,
    chargesOf: async (student: number) =>
      (await account(student)).charges.map(({ kind, amount_minor, status, due_on }) => [
        kind,
        amount_minor,
        status,
        due_on,
      ]),
    /** A lesson of an hour on a day, as it is wished. */
    wish: (enrolment: number, day: string) => ({
      type_id: road,
      branch_id: school.branch_id,
      enrolment_ids: [enrolment],
      trainer_id: trainer,
      start: `${day}T08:00:00Z`,
      end: `${day}T09:00:00Z`,
    }),
    /** Books it, whatever rules say. */
    async book(enrolment: number, day: string) {
      const made = await lessons.create({ ...this.wish(enrolment, day), ...passed })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      return made.body.lesson
    },
    /** A working day for each lesson of the trainer. */
    aDay() {
      lastDay = addDays(lastDay, 7)
      return lastDay
    },
    /** Ends a lesson as if it had just been given. */
    async teach(id: number, minutes: number) {
      await beganAgo(id, 90)
      const version = await setStatus(id, 'in_progress')
      const said = { minutes_reason: 'كما كان', reason: 'انتهى' }
      const done = await lessons.complete(id, { version, attendance: [], minutes, ...said })
      expect(done.status, JSON.stringify(done.body)).toBe(200)
      return done.body
    },
  }
}

/** Items of any school whose sums are not those of their moves, or that have less than nothing left. */
export const itemsOff = () =>
  query<{ id: number }>(sql`
    select i.id from sale_items i
     cross join lateral (
       select coalesce(sum(m.qty) filter (where m.kind in ('sell', 'in')), 0) as bought,
              coalesce(sum(m.qty) filter (where m.kind = 'use' and e.id is null), 0) as used,
              coalesce(sum(m.qty) filter (where m.kind = 'hold' and e.id is null), 0) as held,
              coalesce(sum(m.qty) filter (where m.kind in ('expire', 'refund', 'out')), 0) as gone
         from credit_moves m left join credit_moves e on e.tenant = m.tenant and e.hold_id = m.id
        where m.tenant = i.tenant and m.item_id = i.id) s
     where (i.bought, i.used, i.held, i.gone) <> (s.bought, s.used, s.held, s.gone) or i.free < 0`)
