import { expect, it } from 'vitest'
import { oldDatabase } from './migrating.testing.ts'

/** The migrations that were there before amounts went by ISO 4217 and paid fees were owed back. */
const before = 23

const old = oldDatabase(before)

it('amounts keep their worth, and fees that were given back after they were paid are owed', async () => {
  await old.fill(`
    insert into schools (id, name, slug, currency) values
      (1, '{"en":"One"}', 'one', 'IQD'), (2, '{"en":"Two"}', 'two', 'SAR'), (3, '{"en":"Three"}', 'three', 'HUF');
    insert into money_targets (tenant, year, budget, monthly_goal) select id, 2026, 5000, 400 from schools;
    insert into shop_settings (tenant, delivery_minor) select id, 2500000 from schools;
    insert into maintenance_orders (tenant, vehicle_id, title, kind, cost, currency, items, status)
      select id, 1, 'T', 'repair', 70, currency, '[{"text": "Oil", "cost": 70}, {"text": "Look", "cost": null}]', 'planned' from schools;
    insert into charges (tenant, enrolment_id, student_id, booking_id, kind, amount_minor, currency, due_on, status, status_reason, settled_at)
      select s.id, 1, 1, n, 'late_cancellation', 60, s.currency, '2026-01-01', 'reversed', 'refilled', now()
        from schools s, generate_series(1, 2) as n order by s.id, n;
    insert into audit_log (tenant, entity, entity_id, action, before, after)
      select tenant, 'charges', id, 'updated', jsonb_build_object('status', case booking_id when 1 then 'paid' else 'open' end), '{"status": "reversed"}'
        from charges`)
  await old.migrate()
  const rows = await old.rows<{ school: unknown }>(`
    select json_build_array(s.currency, t.budget, t.monthly_goal, p.delivery_minor, m.cost, m.items,
             (select json_agg(json_build_array(c.status, c.amount_minor) order by c.booking_id) from charges c where c.tenant = s.id)) as school
      from schools s join money_targets t on t.tenant = s.id join shop_settings p on p.tenant = s.id
      join maintenance_orders m on m.tenant = s.id order by s.id`)
  const items = (cost: number) => [
    { text: 'Oil', cost },
    { text: 'Look', cost: null },
  ]
  const charges = (amount: number) => [
    ['reversed', amount],
    ['reversed', amount],
  ]
  expect(rows.map(({ school }) => school)).toEqual([
    // the longest number that the column holds
    ['IQD', 5_000_000, 400_000, 2_147_483_647, 70_000, items(70_000), charges(60_000)],
    ['SAR', 5000, 400, 2_500_000, 70, items(70), charges(60)],
    ['HUF', 500_000, 40_000, 250_000_000, 7000, items(7000), charges(6000)],
  ])
})
