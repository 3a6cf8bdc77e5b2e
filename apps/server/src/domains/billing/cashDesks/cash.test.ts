import * as cash from '@dsms/contract/billing/cashDesks/calls'
import * as payments from '@dsms/contract/billing/payments/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { makeLessonSchool } from '../../schedule/lessons/lessons.testing.ts'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let student: number
let made = 0
beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
  const person = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
  student = person.id
  await school.enrolment({ student_id: student })
})

const newDesk = async (code = `D${made++}`) => {
  const body = { name: { ar: 'صندوق', en: `Desk ${code}` }, branch_id: school.branch_id, code }
  return (await callAs(school.owner.token, cash.cashDesks.calls.create, { body } as never)).body as {
    id: number
    version: number
  }
}
const open = (id: number, float_minor: number) =>
  send(school.owner.token, cash.openCashDesk, { params: { id }, body: { float_minor } })
const close = (id: number, counted_minor: number, reason?: string) =>
  send(school.owner.token, cash.closeCashDesk, { params: { id }, body: { counted_minor, reason } })
const pay = (desk_id: number, amount_minor: number, more: object = {}) => {
  const body = {
    key: `cash-test-${made++}`,
    student_id: student,
    method: 'cash' as const,
    amount_minor,
    desk_id,
    ...more,
  }
  return send(school.owner.token, payments.takePayment, { body })
}
const refund = (id: number, amount_minor: number) =>
  send(school.owner.token, payments.refundPayment, {
    params: { id },
    body: { key: `cash-test-${made++}`, amount_minor, reason: 'طلب' },
  })

it('float 200 + 1,240 − 60, counted 1,375: −5, reason', async () => {
  const { id } = await newDesk()
  expect((await open(id, 20_000)).body).toMatchObject({
    float_minor: 20_000,
    expected_minor: 20_000,
    counted_minor: null,
  })
  const paid = (await pay(id, 124_000)).body as payments.WholePayment
  await refund(paid.id, 6_000)
  const refused = await close(id, 137_500)
  expect(refusal(refused)).toMatchObject({ code: 'reason_required', fields: { reason: 'reason_required' } })
  expect((await close(id, 137_500, 'نقص في الصرف')).body).toMatchObject({
    in_minor: 124_000,
    out_minor: 6_000,
    expected_minor: 138_000,
    difference_minor: -500,
    reason: 'نقص في الصرف',
    closed_by: expect.any(String),
  })
})

it('numbers its receipts by its code, without gaps', async () => {
  const { id } = await newDesk('K7')
  await open(id, 0)
  const numbers = []
  for (const method of ['cash', 'card', 'cash'] as const)
    numbers.push(((await pay(id, 100, { method })).body as payments.WholePayment).receipt_no)
  const year = new Date().getUTCFullYear()
  expect(numbers).toEqual([1, 2, 3].map((nth) => `K7-${year}-0000${nth}`))
  const { version } = (
    await callAs(school.owner.token, cash.cashDesks.calls.get, { params: { id }, query: {} } as never)
  ).body as { version: number }
  const renamed = await send(school.owner.token, cash.cashDesks.calls.update, {
    params: { id },
    body: { version, code: 'K8' },
  } as never)
  expect(refusal(renamed)).toMatchObject({ fields: { code: 'record_in_use' } })
})

it('is opened once, takes cash while it is open alone, and never changes once it is closed', async () => {
  const { id } = await newDesk()
  expect(refusal(await pay(id, 100))).toMatchObject({ status: 409, code: 'desk_closed' })
  expect((await pay(id, 100, { method: 'card' })).status).toBe(201)
  expect(refusal(await close(id, 0))).toMatchObject({ status: 409, code: 'desk_closed' })
  const both = await Promise.all([open(id, 0), open(id, 0)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(refusal(await open(id, 0))).toMatchObject({ status: 409, code: 'already_open' })
  expect(refusal(await pay(id, 100, { received_on: '2020-01-01' }))).toMatchObject({ status: 409, code: 'day_closed' })
  const paid = (await pay(id, 100)).body as payments.WholePayment
  await close(id, 100)
  expect(refusal(await refund(paid.id, 50)), 'cash goes out of an open desk').toMatchObject({ code: 'desk_closed' })
  await expect(query(sql`update cash_sessions set counted_minor = 0 where desk_id = ${id}`)).rejects.toThrow()
})

it('counts what is paid while somebody closes it, or refuses it', async () => {
  const { id } = await newDesk()
  await open(id, 0)
  const [closed, ...paid] = await Promise.all([
    close(id, 0, 'سباق'),
    ...[1, 2, 3, 4, 5].map((nth) => pay(id, nth * 100)),
  ])
  const taken = paid.filter(({ status }) => status === 201)
  const sum = taken.reduce((all, { body }) => all + (body as payments.WholePayment).amount_minor, 0)
  expect(closed.status, JSON.stringify(closed.body)).toBe(200)
  expect((closed.body as cash.CashSession).in_minor).toBe(sum)
  expect(paid.every(({ status }) => status === 201 || status === 409 || status === 422)).toBe(true)
})

it('shows the paper of a day to who may see cash desks, and to no other school', async () => {
  const { id } = await newDesk()
  const { id: session_id } = (await open(id, 1_000)).body as cash.CashSession
  await pay(id, 700)
  const { owner } = school
  const params = { id, session_id }
  const paper = (await callAs(owner.token, cash.getCashSession, { params, query: {} })).body
  expect(paper).toMatchObject({ expected_minor: 1_700, payments: [{ amount_minor: 700, desk: expect.any(String) }] })
  const days = (await callAs(owner.token, cash.listCashSessions, { params: { id }, query: {} } as never)).body
  expect(days).toMatchObject({ total: 1, rows: [{ id: session_id }] })
  const stranger = await makeLessonSchool()
  expect((await send(stranger.owner.token, cash.getCashSession, { params, query: {} })).status).toBe(404)
  expect(
    refusal(await send(stranger.owner.token, cash.openCashDesk, { params: { id }, body: { float_minor: 0 } })),
  ).toMatchObject({
    status: 404,
  })
  const clerk = await makePerson({ schoolId: owner.schoolId, permissions: ['fee_payments.view', 'students.view'] })
  expect((await send(clerk.token, cash.getCashSession, { params, query: {} })).status).toBe(403)
})
