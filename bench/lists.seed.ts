import type pg from 'pg'
import { firstArabic, firstLatin, lastArabic, lastLatin, openAccounts } from './seed.ts'

/** How much a school has. */
export interface ListSizes {
  users: number
  invoices: number
  products: number
}

/** One of each list is called by each of the rare names, every fiftieth by the frequent one as well as its own. */
export const rareArabic = 'زمردة'
export const rareLatin = 'Xerxes'
export const commonName = 'الفيروزي'

/**
 * Fills the lists of a school and gives the key of one of its categories. The triggers that write history and keep sums
 * are off for it, since a million lines of them are not what is measured; what lists read of them is written at the end.
 */
export async function seedLists(client: pg.Client, schoolId: number, sizes: ListSizes): Promise<number> {
  await client.query("set session_replication_role = 'replica'")
  await client.query("set maintenance_work_mem = '512MB'")
  await addUsers(client, schoolId, sizes.users)
  await withoutIndexes(client, 'invoices', () => addInvoices(client, schoolId, sizes.invoices))
  const category = await addProducts(client, schoolId, sizes.products)
  await client.query('set session_replication_role = default')
  return category
}

/** A name for row `n` of `$2`: half of them Arabic, half Latin, thousands of different ones. */
const nameParts = `
  case when n = $2::int / 2 then '${rareArabic}' when n = $2::int / 2 + 1 then '${rareLatin}'
       when n % 2 = 0 then ($3::text[])[1 + n / 2 % array_length($3::text[], 1)]
       else ($5::text[])[1 + n / 2 % array_length($5::text[], 1)] end as first,
  case when n % 50 = 7 then '${commonName}'
       when n % 2 = 0 then ($4::text[])[1 + n / 26 % array_length($4::text[], 1)]
       else ($6::text[])[1 + n / 26 % array_length($6::text[], 1)] end as last`
const names = [firstArabic, lastArabic, firstLatin, lastLatin]

async function addUsers(client: pg.Client, schoolId: number, size: number): Promise<void> {
  await client.query(
    `insert into users (tenant, role_id, first_name, last_name, username, email, phone, status, gender_id, created_at)
     select $1, (select min(id) from roles where school_id = $1 and key is null), first, last,
            'list.' || $1::int || '.' || n, 'list.' || $1::int || '.' || n || '@example.com',
            '+9665' || lpad(n::text, 8, '0'),
            case n % 20 when 0 then 'inactive' when 1 then 'invited' else 'active' end, 1 + n % 2,
            now() - n * interval '1 minute'
       from generate_series(1, $2::int) as n, lateral (select ${nameParts}) as named`,
    [schoolId, size, ...names],
  )
  await openAccounts(client)
  await client.query(
    `insert into user_profiles (user_id, tenant, list_role, plan)
     select id, tenant, (array['subscriber', 'editor', 'author', 'maintainer', 'admin'])[1 + id % 5],
            (array['basic', 'team', 'company', 'enterprise'])[1 + id % 4]
       from users where school_id = $1 on conflict do nothing`,
    [schoolId],
  )
  // the administrator was counted when the school was opened
  await client.query(
    `insert into user_counts (tenant, status, list_role, plan, total)
     select u.tenant, u.status, p.list_role, p.plan, count(*) from users u join user_profiles p on p.user_id = u.id
      where u.school_id = $1 and u.username like 'list.%' group by 1, 2, 3, 4`,
    [schoolId],
  )
}

async function addInvoices(client: pg.Client, schoolId: number, size: number): Promise<void> {
  await client.query(
    `insert into invoices (tenant, state, label, number, buyer_id, client, issued_on, due_on, currency, total_minor,
                           paid_minor, created_at)
     select $1, case label when 'draft' then 'draft' else 'issued' end, label,
            case when label <> 'draft' then 'INV-2026-' || lpad(n::text, 7, '0') end,
            case when n % 3 = 0 then (select min(id) from users where school_id = $1) + n % 50 end,
            jsonb_build_object('name', first || ' ' || last, 'company', '', 'companyEmail', 'c' || n || '@example.com',
              'address', '', 'country', 'SA', 'contact', '', 'taxNumber', ''),
            day, day + 14, 'SAR', total, case label when 'paid' then total when 'partial' then total / 2 else 0 end, day
       from generate_series(1, $2::int) as n, lateral (select ${nameParts}) as named,
            lateral (select (array['paid', 'paid', 'paid', 'paid', 'sent', 'partial', 'downloaded', 'past_due', 'draft', 'paid'])[1 + n % 10] as label,
                            current_date - (($2::int - n) * 1500.0 / $2::int)::int as day, 5000 + n % 100000 * 7919 % 900000 as total) as made`,
    [schoolId, size, ...names],
  )
  await client.query(
    `insert into invoice_counts (tenant, kind, label, total, balance_minor)
     select tenant, kind, label, count(*), sum(balance_minor) from invoices where school_id = $1 group by 1, 2, 3`,
    [schoolId],
  )
}

async function addProducts(client: pg.Client, schoolId: number, size: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into shop_categories (tenant, names, position)
     select $1, jsonb_build_object('ar', 'فئة ' || n, 'en', 'Category ' || n), n from generate_series(1, 9) as n
     returning id`,
    [schoolId],
  )
  await client.query(
    `insert into shop_products (tenant, category_id, names, brand, list_price_minor, discount_percent, image, stock,
                                status, rating_sum, rating_count)
     select $1, ($7::int[])[1 + n % 9], jsonb_build_object('ar', 'منتج ' || n || ' ' || first, 'en', 'Product ' || n || ' ' || last),
            'Brand ' || n % 25, 500 + n * 7919 % 90000, case n % 4 when 0 then 10 else 0 end,
            '/api/shop/images/book-1.svg', case when n % 11 > 0 then n % 40 end, 'active', n % 5 * 10, 10
       from generate_series(1, $2::int) as n, lateral (select ${nameParts}) as named`,
    [schoolId, size, ...names, rows.map(({ id }) => id)],
  )
  return rows[0]?.id as number
}

/** Fills a table and makes its indexes afterwards, which takes a fraction of the time. */
async function withoutIndexes(client: pg.Client, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  for (const { definition } of rows) await client.query(definition)
}
