import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'

const atTheWheel = ['yard', 'road', 'night', 'motorway', 'country', 'mock_exam', 'exam', 'assessment', 'makeup']

const packages = [
  {
    name: {
      ar: 'باقة 10 ساعات قيادة',
      en: '10 driving hours',
      de: '10 Fahrstunden',
      fr: '10 heures de conduite',
      pt: '10 horas de condução',
    },
    price: 110_000,
    minutes: 600,
    days: 180,
    parts: 1,
    due: 'months',
    every: 1,
  },
  {
    name: {
      ar: 'باقة 20 ساعة قيادة',
      en: '20 driving hours',
      de: '20 Fahrstunden',
      fr: '20 heures de conduite',
      pt: '20 horas de condução',
    },
    price: 207_000,
    minutes: 1_200,
    days: 365,
    parts: 2,
    due: 'lessons',
    every: 6,
  },
  {
    name: {
      ar: 'باقة 30 ساعة قيادة مع الكتب',
      en: '30 driving hours with books',
      de: '30 Fahrstunden mit Büchern',
      fr: '30 heures de conduite avec livres',
      pt: '30 horas de condução com livros',
    },
    price: 300_000,
    minutes: 1_800,
    days: 365,
    parts: 3,
    due: 'months',
    every: 1,
  },
]

/**
 * Packages of the school, a price for evenings, and students who bought one ahead: more than they have booked. What was due is paid, lessons that were
 * taught used their minutes, and those to come hold theirs.
 */
export async function seedSales(db: Db, { schoolId }: DemoWorld): Promise<void> {
  const rows = packages.map((one) => ({
    ...one,
    items: [
      { lesson_kinds: atTheWheel, unit: 'minutes', qty: one.minutes },
      ...(one.minutes > 1_200
        ? [{ lesson_kinds: [], piece: 'material', unit: 'pieces', qty: 2, worth_minor: 12_000 }]
        : []),
    ],
  }))
  await db.execute(sql`
    insert into packages (tenant, name, price_minor, tax_code, items, validity_days, visibility, transferable, parts, parts_due, part_every, status, created_at)
    select ${schoolId}, p.name, p.price, 'S', p.items, p.days, 'public', p.minutes >= 1200, p.parts, p.due, p.every, 'active', now() - interval '300 days'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as p (name jsonb, price bigint, items jsonb, days integer, minutes integer, parts smallint, due text, every smallint)`)
  await db.execute(sql`
    insert into price_rules (tenant, name, lesson_type_id, weekdays, from_time, to_time, price_minor, status, created_at)
    select ${schoolId}, '{"ar": "سعر المساء", "en": "Evening price", "de": "Abendpreis", "fr": "Prix du soir", "pt": "Preço da noite"}',
           id, '{1,2,3,4,7}', '18:00', '23:00', price_minor + 2000, 'active', now() - interval '90 days'
      from lesson_types where tenant = ${schoolId} and kind = 'road' and price_minor is not null order by id limit 1`)
  await db.execute(sql`
    insert into sales (tenant, enrolment_id, student_id, package_id, kind, status, name, gross_minor, net_minor, tax_code, tax_bps, currency,
                       parts, sold_on, expires_on, transferable, created_at)
    select e.tenant, e.id, 0, p.id, 'package', 'active', p.name, p.price_minor, p.price_minor - round(p.price_minor * t.bps / (10000.0 + t.bps))::bigint,
           'S', t.bps, z.currency, p.parts, d.sold_on, greatest(d.sold_on + p.validity_days, (now() + interval '60 days')::date), p.transferable,
           d.sold_on + time '09:30'
      from (select b.tenant, b.enrolment_id, (sum(extract(epoch from l.ends_at - l.starts_at)) / 60)::integer as minutes,
                   least((min(l.starts_at) - interval '4 days')::date, (now() - interval '20 days')::date) as sold_on
              from bookings b
              join lessons l on l.tenant = b.tenant and l.id = b.lesson_id and lesson_stands(l.status)
              join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind = any (${sql.param(atTheWheel)}::text[])
             where b.tenant = ${schoolId} and b.status = 'booked' group by b.tenant, b.enrolment_id) d
      join enrolments e on e.tenant = d.tenant and e.id = d.enrolment_id
      join users u on u.tenant = e.tenant and u.id = e.student_id
       and (e.id % 3 = 0 and e.status = 'active' or u.account_id is not null and e.status in ('active', 'training_complete', 'exam_phase'))
      join schools z on z.id = e.tenant
      join lateral (
        select o.* from packages o
         where o.tenant = e.tenant and (o.items -> 0 ->> 'qty')::integer >= d.minutes + 240
         order by case when u.account_id is null then (o.id + e.id / 3) % 3 else 0 end, o.price_minor limit 1) p on true
     cross join lateral (select tax_bps_of(e.tenant, e.branch_id, 'S', d.sold_on) as bps) t
     order by d.sold_on, e.id`)
  await db.execute(sql`
    insert into sale_items (tenant, sale_id, lesson_kinds, piece, unit, worth_minor, net_minor)
    select s.tenant, s.id, array(select jsonb_array_elements_text(i.item -> 'lesson_kinds')), i.item ->> 'piece', i.item ->> 'unit',
           coalesce((i.item ->> 'worth_minor')::bigint, s.gross_minor), case when i.nth = 1 then s.net_minor else 0 end
      from sales s join packages p on p.tenant = s.tenant and p.id = s.package_id
     cross join lateral jsonb_array_elements(p.items) with ordinality as i (item, nth)
     where s.tenant = ${schoolId} order by s.id, i.nth`)
  await db.execute(sql`
    insert into credit_moves (tenant, item_id, kind, qty, created_at)
    select i.tenant, i.id, 'sell', (p.items -> (row_number() over (partition by i.sale_id order by i.id) - 1)::integer ->> 'qty')::integer, s.created_at
      from sale_items i join sales s on s.tenant = i.tenant and s.id = i.sale_id join packages p on p.tenant = s.tenant and p.id = s.package_id
     where i.tenant = ${schoolId} order by i.id`)
  await useTaught(db, schoolId)
  await addParts(db, schoolId)
  // lessons to come hold theirs, and parts that wait for a lesson get its day
  await db.execute(sql`
    select follow_credit(${schoolId}, array(
      select l.id from lessons l where l.tenant = ${schoolId} and l.ends_at > now() and lesson_stands(l.status) and l.status <> 'completed'
       order by l.starts_at, l.id))`)
  await payParts(db, schoolId)
}

/** Lessons that were taught used what counts of them. */
async function useTaught(db: Db, schoolId: number): Promise<void> {
  await db.execute(sql`
    insert into credit_moves (tenant, item_id, kind, qty, booking_id, created_at)
    select b.tenant, i.id, 'hold', coalesce(b.counted_minutes, (extract(epoch from l.ends_at - l.starts_at) / 60)::integer), b.id, b.booked_at
      from sale_items i
      join sales s on s.tenant = i.tenant and s.id = i.sale_id
      join bookings b on b.tenant = s.tenant and b.enrolment_id = s.enrolment_id and b.status = 'booked'
      join lessons l on l.tenant = b.tenant and l.id = b.lesson_id and l.status = 'completed'
      join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind = any (i.lesson_kinds) and y.stage not in ('theory', 'simulator')
     where i.tenant = ${schoolId} and b.attendance in ('present', 'late') and coalesce(b.counted_minutes, 1) > 0
     order by l.starts_at, b.id`)
  await db.execute(sql`
    insert into credit_moves (tenant, item_id, kind, qty, booking_id, hold_id, created_at)
    select m.tenant, m.item_id, 'use', m.qty, m.booking_id, m.id, coalesce(l.ended_at, l.ends_at)
      from credit_moves m join bookings b on b.tenant = m.tenant and b.id = m.booking_id join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
     where m.tenant = ${schoolId} and m.kind = 'hold' order by l.ends_at, m.id`)
}

/** Parts of the sales, of which the last one of some is still to come. */
async function addParts(db: Db, schoolId: number): Promise<void> {
  await db.execute(sql`
    insert into charges (tenant, enrolment_id, student_id, kind, amount_minor, currency, tax_code, tax_bps, due_on, due_step, sale_id, part, status, told_status, created_at)
    select s.tenant, s.enrolment_id, 0, 'package',
           s.gross_minor / s.parts + case when n.part <= s.gross_minor % s.parts then 1 else 0 end, s.currency, s.tax_code, s.tax_bps,
           case when n.part = s.parts and s.parts > 1 and p.parts_due = 'months' then greatest(n.due_on, (now() + interval '12 days')::date) else n.due_on end,
           case when p.parts_due = 'lessons' and n.part > 1 then (n.part - 1) * p.part_every + 1 end, s.id, n.part, 'open', 'open', s.created_at
      from sales s join packages p on p.tenant = s.tenant and p.id = s.package_id
     cross join lateral (
       select part, (s.sold_on + make_interval(months => (part - 1) * p.part_every))::date as due_on from generate_series(1, s.parts) as part) n
     where s.tenant = ${schoolId} order by s.id, n.part`)
}

/** Pays what was due of them by now, each on its day. */
async function payParts(db: Db, schoolId: number): Promise<void> {
  await db.execute(sql`
    create temp table paid_parts on commit drop as
    select c.tenant, c.id, c.student_id, c.amount_minor, c.currency, e.branch_id, c.due_on, 0 as payment_id,
           (array['cash', 'card', 'transfer'])[c.id % 3 + 1] as method
      from charges c join enrolments e on e.tenant = c.tenant and e.id = c.enrolment_id
     where c.tenant = ${schoolId} and c.sale_id is not null and c.due_on <= now()::date order by c.due_on, c.id`)
  await db.execute(sql`update paid_parts set payment_id = nextval('payments_id_seq')`)
  await db.execute(sql`
    insert into payments (id, tenant, student_id, status, method, amount_minor, currency, branch_id, received_on, receipt_no, created_at, updated_at)
    select payment_id, tenant, student_id, 'succeeded', method, amount_minor, currency, branch_id, due_on,
           next_receipt_number(tenant, 'R', extract(year from due_on)::integer), due_on + time '10:15', due_on + time '10:15'
      from (select * from paid_parts order by due_on, id) as p`)
  await db.execute(sql`
    insert into allocations (tenant, payment_id, charge_id, amount_minor, created_at)
    select tenant, payment_id, id, amount_minor, due_on + time '10:15' from paid_parts`)
  await db.execute(sql`
    update charges c set settled_at = p.due_on + time '10:15', told_status = c.status from paid_parts p where c.tenant = p.tenant and c.id = p.id`)
}
