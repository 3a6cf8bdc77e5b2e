import { sql } from 'drizzle-orm'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { addPayments } from '../../billing/invoices/states/invoices.sums.ts'

/** Instants around the borders of the three ranges, where the school of the tests is. */
export async function bordersOf(schoolId: number) {
  const [row] = await query<Record<'today' | 'monthFirst' | 'monthLast' | 'yearFirst' | 'yearLast', string>>(sql`
    select today::text, (date_trunc('month', today) - interval '1 month')::date::text as "monthFirst",
           (date_trunc('month', today)::date - 1)::text as "monthLast",
           make_date(extract(year from today)::integer - 1, 1, 1)::text as "yearFirst",
           make_date(extract(year from today)::integer - 1, 12, 31)::text as "yearLast"
      from (select (now() at time zone s.time_zone)::date as today from schools s where s.id = ${schoolId}) t`)
  if (!row) throw new Error('no school')
  return row
}

/** A clock time of a day in a zone, as SQL. */
export const at = (day: string, time: string, zone = 'Asia/Riyadh') =>
  sql`(${`${day} ${time}`}::timestamp at time zone ${zone})`

export async function addSession(
  person: { id: number; schoolId: number | null },
  moment: ReturnType<typeof at>,
  agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0',
) {
  await query(sql`
    insert into sessions (id, account_id, user_id, tenant, refresh_hash, created_at, refreshed_at, expires_at, ended_at, user_agent)
    values (gen_random_uuid(), (select account_id from users where id = ${person.id}), ${person.id}, ${person.schoolId ?? 0}, 'none', ${moment}, ${moment},
            ${moment} + interval '1 day', ${moment} + interval '30 minutes', ${agent})`)
}

let serial = 0

/** An order as it stands in the database; its product is made with it. */
export async function addOrder(
  buyer: { id: number; schoolId: number | null },
  moment: ReturnType<typeof at>,
  { status = 'paid', pieces = 1, coupon = false, currency = 'SAR' } = {},
): Promise<number> {
  const school = buyer.schoolId
  const name = `Thing ${++serial}`
  const [row] = await query<{ id: number }>(sql`
    with c as (insert into shop_categories (tenant, names) values (${school ?? 0}, '{"en":"Gear"}') returning id),
    p as (insert into shop_products (tenant, category_id, names, brand, list_price_minor, image, status)
          select ${school ?? 0}, c.id, ${JSON.stringify({ en: name })}::jsonb, 'Brand', 1000, 'x', 'active' from c returning id),
    k as (insert into shop_coupons (tenant, code, percent)
          select ${school ?? 0}, ${`CODE${serial}`}, 10 where ${coupon} returning id),
    o as (insert into shop_orders (tenant, buyer_id, buyer_name, status, placed_at, title, pieces, has_goods, currency,
                                   price_minor, tax_minor, delivery_minor, total_minor, payment_method, coupon_id)
          values (${school ?? 0}, ${buyer.id}, 'B', ${status}, ${moment}, '{"en":"T"}', ${pieces}, true, ${currency},
                  ${pieces * 1000}, 0, 0, ${pieces * 1000}, 'invoice', (select id from k)) returning id),
    l as (insert into shop_order_lines (tenant, order_id, product_id, names, image, kind, qty, list_unit_minor, unit_minor,
                                        price_minor, tax_bps)
          select ${school ?? 0}, o.id, p.id, '{"en":"T"}', 'x', 'goods', ${pieces}, 1000, 1000, ${pieces * 1000}, 0 from o, p)
    select id from o`)
  return row?.id as number
}

/** An issued invoice with a payment, and a refund of part of it when one is wanted. */
export async function addPayment(
  schoolId: number | null,
  day: string,
  amountMinor: number,
  refundMinor = 0,
  currency = 'SAR',
): Promise<void> {
  const client = JSON.stringify({
    name: 'Client',
    company: '',
    companyEmail: '',
    address: '',
    country: '',
    contact: '',
  })
  const [row] = await query<{ id: number }>(sql`
    insert into invoices (tenant, client, issued_on, due_on, currency, total_minor)
    values (${schoolId ?? 0}, ${client}::jsonb, ${day}, ${day}, ${currency}, ${amountMinor * 2}) returning id`)
  await query(sql`
    update invoices set state = 'issued', number = ${`T-${process.pid}-${++serial}`}, issued_at = now() where id = ${row?.id}`)
  const { database } = await testApp()
  const payment = { invoiceId: row?.id as number, method: 'cash', paidOn: day }
  await asSystem(database, ({ db }) =>
    addPayments({ db, tenant: schoolId ?? 0 }, [
      { ...payment, amountMinor },
      ...(refundMinor ? [{ ...payment, kind: 'refund' as const, amountMinor: -refundMinor }] : []),
    ]),
  )
}
