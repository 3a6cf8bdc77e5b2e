import { expect, it } from 'vitest'
import { oldDatabase } from './migrating.testing.ts'

/** The migrations that were there before minutes were sold. */
const before = 35

const old = oldDatabase(before)

it('prepaid minutes become a sale without a price, and lessons draw on them in their order', async () => {
  await old.fill(`
    insert into schools (id, name, slug, currency, time_zone) values (1, '{"en":"One"}', 'one', 'SAR', 'Asia/Riyadh');
    insert into enrolments (tenant, id, student_id, course_id, licence_type_id, requirement_version, branch_id, gearbox, level, prior_experience, start_on, status, prepaid_minutes, created_at)
      select 1, n, n, 1, 1, 1, 1, 'manual', 'beginner', 'none', '2026-01-01', 'active', (array[600, 90, null, 0])[n], '2026-01-01T22:00:00Z' from generate_series(1, 4) as n;
    insert into lesson_types (tenant, id, name, code, kind, stage, default_minutes, min_minutes, max_minutes, step_minutes, max_students, colour, needs_trainer, needs_vehicle, needs_room, needs_circuit, needs_simulator, status)
      select 1, n, '{"en":"T"}', 't' || n, (array['road', 'theory_class'])[n], (array['road', 'theory'])[n], 60, 30, 120, 30, 1, 'blue', 'none', 'none', 'none', 'none', 'none', 'active' from generate_series(1, 2) as n;
    insert into lessons (tenant, id, type_id, branch_id, starts_at, ends_at, capacity, status, ended_at)
      values (1, 1, 1, 1, '2026-02-01T08:00:00Z', '2026-02-01T09:00:00Z', 1, 'completed', '2026-02-01T09:05:00Z'),
             (1, 2, 1, 1, '2026-02-08T08:00:00Z', '2026-02-08T09:00:00Z', 1, 'completed', '2026-02-08T09:00:00Z'),
             (1, 3, 1, 1, '2099-02-15T08:00:00Z', '2099-02-15T09:00:00Z', 1, 'scheduled', null),
             (1, 4, 1, 1, '2026-02-09T08:00:00Z', '2026-02-09T09:00:00Z', 1, 'cancelled', null),
             (1, 5, 2, 1, '2026-02-10T08:00:00Z', '2026-02-10T09:00:00Z', 1, 'completed', '2026-02-10T09:00:00Z');
    insert into bookings (tenant, lesson_id, enrolment_id, student_id, status, attendance, counted_minutes)
      select 1, l, e, e, 'booked', case when l = 2 and e = 1 then 'absent' else 'present' end, case when l = 1 and e = 1 then 45 end
        from generate_series(1, 5) as l, generate_series(1, 4) as e;
    insert into charges (tenant, enrolment_id, student_id, kind, amount_minor, currency, due_on, status) values (1, 1, 1, 'exam', 15000, 'SAR', '2026-03-01', 'open')`)
  await old.migrate()
  const sales = await old.rows(`
    select s.enrolment_id as enrolment, s.kind, s.status, s.sold_on::text, s.gross_minor::integer as price, i.bought, i.used, i.held, i.free
      from sales s join sale_items i on i.tenant = s.tenant and i.sale_id = s.id order by s.enrolment_id`)
  const opening = { kind: 'opening', sold_on: '2026-01-02', price: 0 }
  expect(sales).toEqual([
    // 45 minutes counted of the first lesson, none of the missed one, and an hour is held for the one to come
    { enrolment: 1, ...opening, status: 'active', bought: 600, used: 45, held: 60, free: 495 },
    // the third lesson finds nothing left
    { enrolment: 2, ...opening, status: 'consumed', bought: 90, used: 90, held: 0, free: 0 },
    { enrolment: 4, ...opening, status: 'consumed', bought: 0, used: 0, held: 0, free: 0 },
  ])
  const moves = await old.rows(`
    select m.kind, m.qty, b.lesson_id as lesson, h.kind as ends from credit_moves m
      join sale_items i on i.tenant = m.tenant and i.id = m.item_id join sales s on s.tenant = i.tenant and s.id = i.sale_id
      left join bookings b on b.tenant = m.tenant and b.id = m.booking_id left join credit_moves h on h.tenant = m.tenant and h.id = m.hold_id
     where s.enrolment_id = 2 order by m.id`)
  expect(moves).toEqual([
    { kind: 'sell', qty: 90, lesson: null, ends: null },
    { kind: 'hold', qty: 60, lesson: 1, ends: null },
    { kind: 'hold', qty: 30, lesson: 2, ends: null },
    { kind: 'use', qty: 60, lesson: 1, ends: 'hold' },
    { kind: 'use', qty: 30, lesson: 2, ends: 'hold' },
  ])
  expect(await old.rows('select tax_code, tax_bps, tax_minor::integer from charges')).toEqual([
    { tax_code: null, tax_bps: 0, tax_minor: 0 },
  ])
})
