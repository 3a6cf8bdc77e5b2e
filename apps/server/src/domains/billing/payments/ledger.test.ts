import * as charges from '@dsms/contract/billing/charges/calls'
import * as calls from '@dsms/contract/billing/payments/calls'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { random } from '../../../kernel/demo/random.ts'
import { makePerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { makeLessonSchool } from '../../schedule/lessons/lessons.testing.ts'

// What random deeds leave behind: sums agree with their rows, no money appears or is lost, and no receipt is missing.

const sequences = Number(process.env.LEDGER_SEQUENCES ?? 15)
const deedsOfEach = 14

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let keys = 0
beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
})

type Account = Awaited<ReturnType<typeof accountOf>>
const accountOf = async (id: number) =>
  (await callAs(school.owner.token, calls.getStudentAccount, { params: { id }, query: {} })).body

/** A call with any input; answers its status. Refusals are fine, failures are not. */
async function act(call: Endpoint, id: number | undefined, body: object): Promise<number> {
  const reply = await send(school.owner.token, call, { ...(id !== undefined && { params: { id } }), body } as never)
  expect(reply.status, `${call.path} ${JSON.stringify(body)}: ${JSON.stringify(reply.body)}`).toBeLessThan(500)
  return reply.status
}

async function deed(
  { between, oneOf }: ReturnType<typeof random>,
  student: number,
  enrolment: number,
  account: Account,
): Promise<void> {
  const amount = (most = 20_000) => between(1, most)
  const anyOf = <T>(all: readonly T[]): T | undefined => (all.length > 0 ? oneOf(all) : undefined)
  const key = `ledger-test-${keys++}`
  const charge = anyOf(account.charges)
  const payment = anyOf(account.payments)
  const part = charge && { charge_id: charge.id, amount_minor: amount(charge.amount_minor) }
  const taken = { key, student_id: student, amount_minor: amount() }
  const reason = 'تجربة'
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
  ]
  await oneOf(deeds)()
}

it('sums agree with their rows, money in is allocated, balance or refunded, and no receipt is missing', async () => {
  for (let seed = 1; seed <= sequences; seed++) {
    const chosen = random(seed)
    const person = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
    const enrolment = await school.enrolment({ student_id: person.id })
    for (let done = 0; done < deedsOfEach; done++) await deed(chosen, person.id, enrolment, await accountOf(person.id))
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
        or (p.status = 'reversed' and p.allocated_minor <> 0)`)
  expect(wrong).toEqual([])
  const [numbers] = await query<{ count: number; last: number; least: number }>(sql`
    select count(*)::integer as count, max(split_part(receipt_no, '-', 3)::integer) as last, min(split_part(receipt_no, '-', 3)::integer) as least
      from payments where tenant = ${school.owner.schoolId} and receipt_no is not null`)
  expect(numbers).toEqual({ count: numbers?.last, last: numbers?.count, least: 1 })
})
