import * as charges from '@dsms/contract/billing/charges/calls'
import { packages } from '@dsms/contract/billing/packages/calls'
import * as calls from '@dsms/contract/billing/payments/calls'
import * as selling from '@dsms/contract/billing/sales/calls'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { dayMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { random } from '../../../kernel/demo/random.ts'
import { asOwner } from '../../../testing/erasure.ts'
import { makePerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { beganAgo, lessonsOf, makeLessonSchool, setStatus } from '../../schedule/lessons/lessons.testing.ts'
import { itemsOff } from '../sales/sales.testing.ts'

// What random deeds leave behind: sums agree with their rows, no money appears or is lost, and no receipt is missing.

const sequences = Number(process.env.LEDGER_SEQUENCES ?? 15)
const deedsOfEach = 20

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let keys = 0
/** Hours that lessons were planned in, so that none is in the way of another. */
let hours = 0
let type_id: number
let trainer_id: number
let offered: number[]
const lessons = lessonsOf(() => school.owner)
beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
  type_id = await school.type({ price_minor: 10_001 })
  trainer_id = await school.trainer()
  const package_ = async (more: object) => {
    const name = { ar: 'باقة', en: 'Package', de: '', fr: '', pt: '' }
    const { id } = (await callAs(school.owner.token, packages.calls.create, { body: { name, ...more } as never })).body
    await callAs(school.owner.token, packages.calls.changeStatus, {
      params: { id },
      body: { status: 'active' } as never,
    })
    return id
  }
  offered = [
    await package_({
      price_minor: 33_333,
      parts: 3,
      items: [{ lesson_kinds: ['road'], qty: 145 }],
      transferable: true,
    }),
    await package_({
      price_minor: 70_001,
      parts: 2,
      parts_due: 'lessons',
      part_every: 2,
      validity_days: 3_000,
      transferable: true,
      items: [{ lesson_kinds: ['road', 'night'], qty: 300, worth_minor: 90_000 }],
    }),
    await package_({
      price_minor: 9_999,
      items: [
        { lesson_kinds: ['road'], unit: 'pieces', qty: 1 },
        { piece: 'material', unit: 'pieces', qty: 2, worth_minor: 500 },
      ],
    }),
  ]
})

/** Lessons of a student that stand and those that were taught, and where else they may give what they bought. */
interface Teaching {
  planned: { id: number; version: number }[]
  taught: { id: number; version: number }[]
  other: number
}

type Account = Awaited<ReturnType<typeof accountOf>>
const accountOf = async (id: number) =>
  (await callAs(school.owner.token, calls.getStudentAccount, { params: { id }, query: {} })).body

/** A call with any input; answers its status. Refusals are fine, failures are not. */
async function act(call: Endpoint, id: number | undefined, body: object, more: object = {}): Promise<number> {
  const params = { ...(id !== undefined && { id }), ...more }
  const reply = await send(school.owner.token, call, { params, body } as never)
  expect(reply.status, `${call.path} ${JSON.stringify(body)}: ${JSON.stringify(reply.body)}`).toBeLessThan(500)
  return reply.status
}

const at = (instant: number) => new Date(instant).toISOString()

/** Books a lesson on a day of its own, whatever rules say. */
async function bookOne(planned: Teaching['planned'], enrolment: number, minutes: number): Promise<void> {
  const start = Date.parse('2031-01-06T08:00:00Z') + hours++ * dayMs
  const made = await lessons.create({
    ...{ type_id, trainer_id, branch_id: school.branch_id, enrolment_ids: [enrolment], override_reason: 'تجربة' },
    ...{ start: at(start), end: at(start + minutes * minuteMs) },
  })
  expect(made.status, JSON.stringify(made.body)).toBeLessThan(500)
  if (made.status === 201) planned.push(made.body.lesson)
}

async function deed(
  { between, oneOf }: ReturnType<typeof random>,
  student: number,
  enrolment: number,
  account: Account,
  { planned, taught, other }: Teaching,
): Promise<void> {
  const amount = (most = 20_000) => between(1, most)
  const anyOf = <T>(all: readonly T[]): T | undefined => (all.length > 0 ? oneOf(all) : undefined)
  const key = `ledger-test-${keys++}`
  const charge = anyOf(account.charges)
  const payment = anyOf(account.payments)
  const part = charge && { charge_id: charge.id, amount_minor: amount(charge.amount_minor) }
  const taken = { key, student_id: student, amount_minor: amount() }
  const reason = 'تجربة'
  const { rows: sales } = (
    await callAs(school.owner.token, selling.listSales, { query: { enrolment_id: enrolment } as never })
  ).body
  const sale = anyOf(sales)
  const move = { version: planned[0]?.version ?? 1 }
  const deeds: (() => Promise<unknown>)[] = [
    () =>
      act(charges.createCharge, undefined, {
        enrolment_id: enrolment,
        kind: 'other',
        amount_minor: amount(),
        due_on: `2030-0${between(1, 9)}-01`,
      }),
    () => act(calls.takePayment, undefined, { ...taken, method: oneOf(['cash', 'card', 'transfer']) }),
    () => act(calls.takePayment, undefined, { ...taken, method: 'cash', allocations: part ? [part] : [] }),
    () => act(calls.takePayment, undefined, { ...taken, method: 'balance' }),
    () => act(calls.allocatePayment, payment?.id ?? 1, { key, allocations: part ? [part] : 'oldest' }),
    () => act(calls.reversePayment, payment?.id ?? 1, { key, reason }),
    () => act(calls.refundPayment, payment?.id ?? 1, { key, reason, amount_minor: amount(payment?.amount_minor) }),
    () => act(calls.declinePayment, payment?.id ?? 1, { reason }),
    () => act(charges.waiveCharge, charge?.id ?? 1, { version: charge?.version ?? 1, reason }),
    () => act(charges.writeOffCharge, charge?.id ?? 1, { version: charge?.version ?? 1, reason }),
    () => act(charges.payCharge, charge?.id ?? 1, { version: charge?.version ?? 1 }),
    () =>
      query(
        sql`select reverse_charges(${school.owner.schoolId}, array[${charge?.id ?? 0}]::integer[], 'refilled', null)`,
      ),
    () => act(selling.createSale, undefined, { key, enrolment_id: enrolment, package_id: oneOf(offered) }),
    () => act(selling.refundSale, sale?.id ?? 1, { reason }),
    () => act(selling.transferSale, sale?.id ?? 1, { reason, enrolment_id: other }),
    () => act(selling.handOutItem, sale?.id ?? 1, {}, { item_id: anyOf(sale?.items ?? [])?.id ?? 1 }),
    () =>
      asOwner(sql`
        update sales set sold_on = '2020-01-01', expires_on = '2020-01-02' where enrolment_id = ${enrolment} and id = ${sale?.id ?? 0} and expires_on is not null`),
    () => query(sql`select expire_credit(1000)`),
    ...Array.from({ length: 3 }, () => () => bookOne(planned, enrolment, oneOf([30, 60, 75, 90]))),
    async () => {
      const lesson = planned.shift()
      if (lesson) await lessons.cancel(lesson.id, { ...move, reason: oneOf(['student_other', 'weather']) })
    },
    async () => {
      const lesson = planned[0]
      if (!lesson) return
      const start = Date.parse('2031-01-06T08:00:00Z') + hours++ * dayMs
      const times = { start: at(start), end: at(start + oneOf([45, 60, 120]) * minuteMs) }
      const moved = await lessons.move(lesson.id, { ...move, ...times, override_reason: reason })
      expect(moved.status, JSON.stringify(moved.body)).toBeLessThan(500)
      if (moved.status === 200) lesson.version = moved.body.lesson.version
    },
    ...Array.from({ length: 2 }, () => async () => {
      const lesson = planned.shift()
      if (!lesson) return
      // each at a time of its own, since one trainer gives them all
      await beganAgo(lesson.id, 200 + 240 * hours++)
      const version = await setStatus(lesson.id, 'in_progress')
      const done = await lessons.complete(lesson.id, {
        ...{ version, attendance: [], minutes: between(1, 90), minutes_reason: reason, reason },
      })
      expect(done.status, JSON.stringify(done.body)).toBe(200)
      taught.push(done.body)
    }),
    async () => {
      const lesson = taught.pop()
      if (lesson) await lessons.undo(lesson.id, { version: lesson.version })
    },
  ]
  await oneOf(deeds)()
}

it('sums agree with their rows, money in is allocated, balance or refunded, and no receipt is missing', async () => {
  for (let seed = 1; seed <= sequences; seed++) {
    const chosen = random(seed)
    const person = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
    const enrolment = await school.enrolment({ student_id: person.id })
    const other = await school.enrolment()
    const teaching: Teaching = { planned: [], taught: [], other }
    for (let done = 0; done < deedsOfEach; done++)
      await deed(chosen, person.id, enrolment, await accountOf(person.id), teaching)
    const { sums } = await accountOf(person.id)
    const [rows] = await query<{ open: number; balance: number; came: number; used: number; back: number }>(sql`
      select (select coalesce(sum(open_minor), 0)::integer from charges where student_id = ${person.id}) as open,
             coalesce(sum(unallocated_minor), 0)::integer as balance,
             coalesce(sum(amount_minor) filter (where kind = 'payment' and status = 'succeeded'), 0)::integer as came,
             coalesce(sum(allocated_minor) filter (where kind = 'payment' and status = 'succeeded'), 0)::integer as used,
             coalesce(sum(amount_minor) filter (where kind = 'refund' and status in ('pending', 'succeeded')), 0)::integer as back
        from payments where student_id = ${person.id}`)
    expect(rows?.came, `seed ${seed}`).toBe((rows?.used ?? 0) + (rows?.balance ?? 0) + (rows?.back ?? 0))
    expect([sums[0]?.open_minor ?? 0, sums[0]?.balance_minor ?? 0], `seed ${seed}`).toEqual([rows?.open, rows?.balance])
  }
  const wrong = await query(sql`
    select 'charge' as what, c.id from charges c
     where c.paid_minor <> coalesce((select sum(a.amount_minor) from allocations a where a.tenant = c.tenant and a.charge_id = c.id), 0)
        or (c.status in ('open', 'part_paid')) <> (c.open_minor > 0) or (c.status = 'open' and c.paid_minor + c.waived_minor > 0)
        or (c.status = 'reversed' and c.paid_minor <> 0)
     union all
    select 'payment', p.id from payments p
     where p.allocated_minor <> coalesce((select sum(a.amount_minor) from allocations a where a.tenant = p.tenant and a.payment_id = p.id), 0)
        or (p.status = 'reversed' and p.allocated_minor <> 0)
     union all
    -- charges of a sale are its price while it is in use
    select 'sale', s.id from sales s
     where s.kind = 'package' and s.status in ('active', 'consumed', 'expired')
       and s.gross_minor <> (select coalesce(sum(c.amount_minor), 0) from charges c where c.tenant = s.tenant and c.sale_id = s.id and c.status <> 'reversed')
       and not exists (select from charges c where c.tenant = s.tenant and c.sale_id = s.id and c.status = 'reversed')
     union all
    -- only lessons that stand hold or use anything, and none more than it takes
    select 'booking', b.id from bookings b
      join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
      join (select m.tenant, m.booking_id, sum(m.qty) filter (where i.unit = 'minutes') as qty, bool_or(m.kind = 'hold') as is_held
              from credit_moves m join sale_items i on i.tenant = m.tenant and i.id = m.item_id
             where m.kind in ('hold', 'use') and not exists (select from credit_moves e where e.tenant = m.tenant and e.hold_id = m.id)
             group by m.tenant, m.booking_id) d on d.tenant = b.tenant and d.booking_id = b.id
     where b.status <> 'booked' or not lesson_stands(l.status) or d.is_held = (l.status = 'completed')
        or d.qty > case when l.status = 'completed' then coalesce(b.counted_minutes, 1440) else extract(epoch from l.ends_at - l.starts_at) / 60 end`)
  expect(wrong).toEqual([])
  expect(await itemsOff()).toEqual([])
  const [done] = await query<{ kinds: number }>(
    sql`select count(distinct kind)::integer as kinds from credit_moves where tenant = ${school.owner.schoolId}`,
  )
  // each kind of move was tried: a test that sells nothing proves nothing
  expect(done?.kinds).toBe(sequences >= 15 ? 8 : done?.kinds)
  const [numbers] = await query<{ count: number; last: number; least: number }>(sql`
    select count(*)::integer as count, max(split_part(receipt_no, '-', 3)::integer) as last, min(split_part(receipt_no, '-', 3)::integer) as least
      from payments where tenant = ${school.owner.schoolId} and receipt_no is not null`)
  expect(numbers).toEqual({ count: numbers?.last, last: numbers?.count, least: 1 })
})
