import * as charges from '@dsms/contract/billing/charges/calls'
import * as calls from '@dsms/contract/billing/payments/calls'
import { updateSettings } from '@dsms/contract/platform/settings/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { makeLessonSchool } from '../../schedule/lessons/lessons.testing.ts'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let keys = 0
const key = () => `payments-test-${keys++}`
beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
})

/** A student with an enrolment of their own. */
async function learner() {
  const person = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
  const enrolment = await school.enrolment({ student_id: person.id })
  const charge = async (amount_minor: number, due_on = '2030-01-01') =>
    (
      await callAs(school.owner.token, charges.createCharge, {
        body: { enrolment_id: enrolment, amount_minor, due_on },
      })
    ).body
  return { ...person, enrolment, charge }
}
type Body = Parameters<typeof callAs<typeof calls.takePayment>>[2] extends { body: infer B } ? B : never
const pay = (student_id: number, amount_minor: number, more: Partial<Body> = {}, who: TestPerson = school.owner) =>
  send(who.token, calls.takePayment, {
    body: { key: key(), student_id, method: 'cash', amount_minor, ...more } as Body,
  })
const paid = async (student_id: number, amount_minor: number, more: Partial<Body> = {}) =>
  (await pay(student_id, amount_minor, more)).body as calls.WholePayment
const account = async (id: number, who: TestPerson = school.owner) =>
  (await callAs(who.token, calls.getStudentAccount, { params: { id }, query: {} })).body
const openOf = async (student: number) =>
  (await account(student)).charges.map(({ id, open_minor, status }) => [id, open_minor, status])
const refund = (id: number, amount_minor: number, who: TestPerson = school.owner) =>
  send(who.token, calls.refundPayment, { params: { id }, body: { key: key(), amount_minor, reason: 'طلب' } })
const reverse = (id: number) =>
  send(school.owner.token, calls.reversePayment, { params: { id }, body: { key: key(), reason: 'ارتدّ' } })
const numberOf = ({ receipt_no }: { receipt_no: string | null }) => Number(receipt_no?.split('-')[2])

describe('taking a payment', () => {
  it('500.00 on 333.34 + 333.33: 333.34 + 166.66, second open 166.67', async () => {
    const ali = await learner()
    const second = await ali.charge(33_333, '2030-02-01')
    const first = await ali.charge(33_334, '2030-01-01')
    const payment = await paid(ali.id, 50_000)
    expect(payment).toMatchObject({ status: 'succeeded', unallocated_minor: 0, currency: 'SAR' })
    expect(payment.allocations.map(({ charge_id, amount_minor }) => [charge_id, amount_minor])).toEqual([
      [first.id, 33_334],
      [second.id, 16_666],
    ])
    expect(await openOf(ali.id)).toEqual([
      [first.id, 0, 'paid'],
      [second.id, 16_667, 'part_paid'],
    ])
  })

  it('takes money before the paper, and uses the balance later', async () => {
    const mona = await learner()
    const before = await paid(mona.id, 10_000)
    expect(before).toMatchObject({ allocations: [], unallocated_minor: 10_000 })
    const fee = await mona.charge(6_000)
    const none = await pay(mona.id, 10_001, { method: 'balance', allocations: [] })
    expect(refusal(none)).toMatchObject({ status: 422, code: 'balance_short' })
    const used = await paid(mona.id, 6_000, { method: 'balance' })
    expect(used).toMatchObject({ id: before.id, receipt_no: before.receipt_no, unallocated_minor: 4_000 })
    expect(await openOf(mona.id)).toEqual([[fee.id, 0, 'paid']])
    expect((await account(mona.id)).sums).toEqual([
      { currency: 'SAR', open_minor: 0, overdue_minor: 0, balance_minor: 4_000 },
    ])
  })

  it('numbers receipts without gaps, whatever fails between', async () => {
    const omar = await learner()
    const fee = await omar.charge(5_000)
    const one = await paid(omar.id, 1_000)
    const part = [{ charge_id: fee.id, amount_minor: 4_001 }]
    expect(refusal(await pay(omar.id, 9_000, { allocations: part }))).toMatchObject({ code: 'charge_settled' })
    const more = [{ charge_id: fee.id, amount_minor: 2_000 }]
    expect(refusal(await pay(omar.id, 1_999, { allocations: more }))).toMatchObject({ code: 'over_allocated' })
    const two = await paid(omar.id, 1_000, { method: 'card' })
    expect(numberOf(two)).toBe(numberOf(one) + 1)
    expect(two.receipt_no).toMatch(/^R-\d{4}-\d{5}$/)
  })

  it('does it once for a key, and refuses another body under it', async () => {
    const huda = await learner()
    const body = { key: key(), student_id: huda.id, method: 'cash' as const, amount_minor: 700 }
    const [one, two] = await Promise.all([1, 2].map(() => callAs(school.owner.token, calls.takePayment, { body })))
    expect(one?.body).toEqual(two?.body)
    const other = await send(school.owner.token, calls.takePayment, { body: { ...body, amount_minor: 701 } })
    expect(refusal(other)).toMatchObject({ status: 409, code: 'key_used' })
    expect((await account(huda.id)).payments).toHaveLength(1)
  })

  it('two desks, one item: 201 and 409, no gap', async () => {
    const sami = await learner()
    const fee = await sami.charge(8_000)
    const allocations = [{ charge_id: fee.id, amount_minor: 8_000 }]
    const before = numberOf(await paid(sami.id, 1, { allocations: [] }))
    const replies = await Promise.all([1, 2].map(() => pay(sami.id, 8_000, { allocations })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused && refusal(refused)).toMatchObject({ code: 'charge_settled' })
    expect(numberOf(await paid(sami.id, 1, { allocations: [] }))).toBe(before + 2)
  })

  it('pays charges of brothers and sisters, and of nobody else', async () => {
    const [lina, yusuf, stranger] = [await learner(), await learner(), await learner()]
    const mother = await makePerson({ schoolId: school.owner.schoolId, kind: 'guardian' })
    for (const child of [lina, yusuf])
      await query(sql`
        insert into student_guardians (tenant, student_id, guardian_id, relation, rights, is_main)
        values (${school.owner.schoolId}, ${child.id}, ${mother.id}, 'mother', '{pay}', true)`)
    const [hers, his, theirs] = [await lina.charge(3_000), await yusuf.charge(2_000), await stranger.charge(1_000)]
    expect((await account(lina.id)).siblings).toMatchObject([{ student_id: yusuf.id, charges: [{ id: his.id }] }])
    const part = (charge: { id: number }, amount_minor: number) => ({ charge_id: charge.id, amount_minor })
    const refused = await pay(lina.id, 4_000, { allocations: [part(hers, 3_000), part(theirs, 1_000)] })
    expect(refusal(refused)).toMatchObject({ fields: { 'allocations.1.charge_id': 'unknown_choice' } })
    const payment = await paid(lina.id, 5_000, {
      payer_id: mother.id,
      allocations: [part(hers, 3_000), part(his, 2_000)],
    })
    expect(payment.payer).toBeTruthy()
    expect(await openOf(yusuf.id)).toEqual([[his.id, 0, 'paid']])
    const wrong = await pay(stranger.id, 10, { payer_id: mother.id })
    expect(refusal(wrong)).toMatchObject({ fields: { payer_id: 'unknown_choice' } })
    const mine = await callAs(mother.token, calls.listMyPayments, { query: { student_id: lina.id } })
    expect(mine.body.payments.map(({ id }) => id)).toEqual([payment.id])
    expect((await send(mother.token, calls.listMyPayments, { query: { student_id: stranger.id } })).status).toBe(404)
  })

  it('refuses a day in the future, another school’s student, and an amount of nothing', async () => {
    const nora = await learner()
    expect(refusal(await pay(nora.id, 100, { received_on: '9999-12-31' }))).toMatchObject({
      fields: { received_on: 'date_in_future' },
    })
    expect((await pay(nora.id, 0)).status).toBe(422)
    const other = await makeLessonSchool()
    expect(refusal(await pay(nora.id, 100, {}, other.owner))).toMatchObject({
      fields: { student_id: 'unknown_choice' },
    })
    const theirs = await send(other.owner.token, calls.getStudentAccount, { params: { id: nora.id }, query: {} })
    expect(theirs.status).toBe(404)
  })
})

describe('taking money back', () => {
  it('opens the charges of a payment that is reversed, once', async () => {
    const faris = await learner()
    const fee = await faris.charge(2_000)
    const payment = await paid(faris.id, 2_500)
    expect((await reverse(payment.id)).body).toMatchObject({ kind: 'reversal', of_id: payment.id, amount_minor: 2_500 })
    expect(await openOf(faris.id)).toEqual([[fee.id, 2_000, 'open']])
    expect((await account(faris.id)).sums).toMatchObject([{ balance_minor: 0, open_minor: 2_000 }])
    expect(refusal(await reverse(payment.id))).toMatchObject({ status: 409, code: 'payment_reversed' })
    expect(refusal(await refund(payment.id, 1))).toMatchObject({ code: 'payment_reversed' })
    await paid(faris.id, 2_000)
    expect(await openOf(faris.id)).toEqual([[fee.id, 0, 'paid']])
  })

  it('late fee 60.00 paid, refilled: balance 60.00; refund of 60.01: 422, most 60.00', async () => {
    const reem = await learner()
    const fee = await reem.charge(6_000)
    const payment = await paid(reem.id, 6_000)
    await query(sql`select reverse_charges(${school.owner.schoolId}, array[${fee.id}]::integer[], 'refilled', null)`)
    expect((await account(reem.id)).sums).toMatchObject([{ open_minor: 0, balance_minor: 6_000 }])
    const refused = refusal(await refund(payment.id, 6_001))
    expect(refused).toMatchObject({ status: 422, code: 'refund_exceeds', fields: { amount_minor: 'refund_exceeds' } })
    const back = await refund(payment.id, 6_000)
    expect(back).toMatchObject({ status: 201, body: { kind: 'refund', status: 'succeeded', method: 'cash' } })
    expect(refusal(await reverse(payment.id))).toMatchObject({ code: 'payment_refunded' })
    const [row] = (await account(reem.id)).charges
    expect(row).toMatchObject({ status: 'reversed', returned_minor: 6_000, open_minor: 0 })
  })

  it('asks a second person above the limit of the school, and keeps the money for it meanwhile', async () => {
    const { schoolId } = school.owner
    const changes = [{ key: 'money.refund_limit' as const, value: 10, version: 0 }]
    await callAs(school.owner.token, updateSettings, { body: { changes } } as never)
    const adel = await learner()
    const payment = await paid(adel.id, 5_000)
    const clerk = await makePerson({
      schoolId,
      permissions: ['fee_payments.view', 'fee_payments.refund', 'students.view'],
    })
    const asked = (await refund(payment.id, 4_000, clerk)).body as calls.WholePayment
    expect(asked).toMatchObject({ status: 'pending', receipt_no: null, is_mine: true })
    expect(refusal(await refund(payment.id, 1_001))).toMatchObject({ code: 'refund_exceeds' })
    const approve = (who: TestPerson) => send(who.token, calls.approvePayment, { params: { id: asked.id }, body: {} })
    expect(refusal(await approve(clerk))).toMatchObject({ status: 409, code: 'same_person' })
    expect((await approve(school.owner)).body).toMatchObject({ status: 'succeeded', receipt_no: expect.any(String) })
    expect(refusal(await approve(school.owner))).toMatchObject({ code: 'illegal_transition' })
    expect((await account(adel.id)).sums).toMatchObject([{ balance_minor: 1_000 }])
    // a refund that was approved does not count, but two small ones are one large one
    const [first, second] = [await refund(payment.id, 600), await refund(payment.id, 400)]
    expect(first.body).toMatchObject({ status: 'succeeded' })
    expect(second.body).toMatchObject({ status: 'succeeded' })
    const other = await paid(adel.id, 100)
    expect((await refund(other.id, 1)).body).toMatchObject({ status: 'pending' })
  })

  it('gives the money back to the balance when a refund is declined', async () => {
    const dana = await learner()
    const payment = await paid(dana.id, 90_000)
    const asked = (await refund(payment.id, 90_000)).body as calls.WholePayment
    expect((await account(dana.id)).sums).toEqual([])
    const decline = { params: { id: asked.id }, body: { reason: 'خطأ' } }
    expect((await callAs(school.owner.token, calls.declinePayment, decline)).body).toMatchObject({
      status: 'cancelled',
    })
    expect((await account(dana.id)).sums).toMatchObject([{ balance_minor: 90_000 }])
  })

  it('waives and writes off what is left of a charge, and opens it again with a payment that bounced', async () => {
    const salma = await learner()
    const fee = await salma.charge(3_000)
    const payment = await paid(salma.id, 1_000)
    const { version } = (await account(salma.id)).charges[0] ?? { version: 0 }
    const off = { params: { id: fee.id }, body: { version, reason: 'لا يُسدَّد' } }
    const written = (await callAs(school.owner.token, charges.writeOffCharge, off)).body
    expect(written).toMatchObject({ status: 'written_off', paid_minor: 1_000, waived_minor: 2_000, open_minor: 0 })
    await reverse(payment.id)
    expect(await openOf(salma.id)).toEqual([[fee.id, 1_000, 'part_paid']])
  })
})

describe('what is recorded', () => {
  it('stays: nobody writes an amount again, and the sums agree with the rows', async () => {
    await expect(query(sql`update payments set amount_minor = amount_minor + 1`)).rejects.toThrow()
    await expect(query(sql`delete from allocations`)).rejects.toThrow()
    const wrong = await query(sql`
      select c.id from charges c where c.paid_minor <> coalesce((select sum(a.amount_minor) from allocations a where a.tenant = c.tenant and a.charge_id = c.id), 0)
       union all
      select p.id from payments p where p.allocated_minor <> coalesce((select sum(a.amount_minor) from allocations a where a.tenant = p.tenant and a.payment_id = p.id), 0)
       union all
      select p.id from payments p where p.kind = 'payment' and p.refunded_minor <> coalesce((
        select sum(r.amount_minor) from payments r where r.tenant = p.tenant and r.of_id = p.id and r.kind = 'refund' and r.status in ('pending', 'succeeded')), 0)`)
    expect(wrong).toEqual([])
  })

  it('has a receipt on paper, for the office and for the student', async () => {
    const rana = await learner()
    await rana.charge(1_500)
    const payment = await paid(rana.id, 2_000)
    for (const reply of [
      await send(school.owner.token, calls.getReceipt, { params: { id: payment.id }, query: { lang: 'ar' } }),
      await send(rana.token, calls.getMyReceipt, { params: { id: payment.id }, query: {} }),
    ]) {
      expect(reply.status).toBe(200)
      expect(String(reply.body).startsWith('%PDF')).toBe(true)
    }
    const other = await learner()
    const theirs = await send(other.token, calls.getMyReceipt, { params: { id: payment.id }, query: {} })
    expect(theirs.status).toBe(404)
  })

  it('is refused in words to those who may not', async () => {
    const { schoolId } = school.owner
    const nadia = await learner()
    const reader = await makePerson({ schoolId, permissions: ['fee_payments.view', 'students.view'] })
    expect(refusal(await pay(nadia.id, 100, {}, reader))).toMatchObject({ status: 403, code: 'forbidden' })
    const desk = await makePerson({
      schoolId,
      permissions: ['fee_payments.view', 'fee_payments.create', 'students.view'],
    })
    const payment = await pay(nadia.id, 100, {}, desk)
    expect(payment.status).toBe(201)
    const { id } = payment.body as calls.WholePayment
    expect(refusal(await refund(id, 100, desk))).toMatchObject({ status: 403 })
    const stranger = await makePerson({ schoolId, permissions: ['students.view'] })
    expect((await send(stranger.token, calls.listPayments, { query: {} } as never)).status).toBe(403)
  })
})
