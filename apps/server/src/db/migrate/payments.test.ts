import { expect, it } from 'vitest'
import { oldDatabase } from './migrating.testing.ts'

/** The migrations that were there before payments. */
const before = 34

const old = oldDatabase(before)

it('what was marked as paid is a payment, to the smallest unit: of its charge, as balance, or refunded', async () => {
  await old.fill(`
    insert into schools (id, name, slug, currency, time_zone) values (1, '{"en":"One"}', 'one', 'SAR', 'Asia/Riyadh'), (2, '{"en":"Two"}', 'two', 'KWD', 'Asia/Kuwait');
    insert into branches (id, tenant, name, status) select 10 + id, id, '{"en":"Main"}', 'active' from schools;
    insert into students (id, tenant, name, student_no, status) select 20 + id, id, '{"en":"A"}', 'S-1', 'active' from schools;
    insert into enrolments (id, tenant, student_id, course_id, branch_id, status, licence_type_id, requirement_version, gearbox, level, prior_experience, start_on)
      select 30 + id, id, 20 + id, 1, 10 + id, 'active', 1, 1, 'manual', 'beginner', 'none', '2026-01-01' from schools;
    insert into charges (tenant, enrolment_id, student_id, booking_id, kind, amount_minor, currency, due_on, status, status_reason, settled_at, told_status)
      select s.id, 30 + s.id, 20 + s.id, case when v.kind <> 'exam_fee' then v.nth end, v.kind, v.amount * s.id, s.currency, '2026-01-01', v.status, v.reason,
             case when v.status <> 'open' then '2026-03-01T22:30Z'::timestamptz end, v.status
        from schools s,
             (values (1, 'exam_fee', 101, 'paid', null), (2, 'exam_fee', 203, 'open', null), (3, 'exam_fee', 307, 'waived', 'x'),
                     (4, 'late_cancellation', 409, 'owed_back', 'refilled'), (5, 'late_cancellation', 503, 'paid_back', 'refilled'),
                     (6, 'no_show', 601, 'reversed', 'undone'), (7, 'no_show', 701, 'paid', null)) v (nth, kind, amount, status, reason)`)
  await old.migrate()
  const { rows } = old
  const charges = await rows(`
    select kind, amount_minor::int as amount, paid_minor::int as paid, waived_minor::int as waived, open_minor::int as open,
           returned_minor::int as returned, status, told_status as told from charges where tenant = 1 order by amount_minor`)
  const line = (kind: string, amount: number, status: string, more: object = {}) => ({
    ...{ kind, amount, paid: 0, waived: 0, open: 0, returned: 0, status, told: status },
    ...more,
  })
  expect(charges).toEqual([
    line('exam', 101, 'paid', { paid: 101 }),
    line('exam', 203, 'open', { open: 203 }),
    line('exam', 307, 'waived', { waived: 307 }),
    line('late_cancellation', 409, 'reversed', { returned: 409 }),
    line('late_cancellation', 503, 'reversed', { returned: 503 }),
    line('no_show', 601, 'reversed'),
    line('no_show', 701, 'paid', { paid: 701 }),
  ])
  const sums = await rows(`
    select tenant, sum(amount_minor) filter (where kind = 'payment')::int as came, sum(amount_minor) filter (where kind = 'refund')::int as went,
           sum(unallocated_minor)::int as balance, min(received_on)::text as day, count(receipt_no)::int as receipts
      from payments group by tenant order by tenant`)
  // half past one in the morning of the second of March, where the schools are
  expect(sums).toEqual(
    [1, 2].map((n) => ({
      ...{
        tenant: n,
        came: (101 + 409 + 503 + 701) * n,
        went: 503 * n,
        balance: 409 * n,
        day: '2026-03-02',
        receipts: 0,
      },
    })),
  )
  const allocated = await rows(`
    select a.tenant, sum(a.amount_minor)::int as amount from allocations a
      join charges c on c.tenant = a.tenant and c.id = a.charge_id and c.paid_minor = a.amount_minor
      join payments p on p.tenant = a.tenant and p.id = a.payment_id and p.allocated_minor = a.amount_minor and p.student_id = c.student_id
     group by a.tenant order by a.tenant`)
  expect(allocated).toEqual([1, 2].map((n) => ({ tenant: n, amount: 802 * n })))
})
