import type pg from 'pg'
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'

/** Rows of the school that is measured, and other schools beside it with ten people each. */
const people = 100_000
const schools = 1000

/**
 * Fills the database: 100,000 people into `schoolId`, half with Arabic and half with Latin names, and other schools.
 * Triggers and foreign keys are off for it, since a hundred thousand audit rows are not what is measured.
 */
export async function seed(client: pg.Client, schoolId: number): Promise<void> {
  await client.query("set session_replication_role = 'replica'")
  await client.query(
    `insert into schools (name, slug, status, created_at)
     select jsonb_build_object('ar', 'مدرسة ' || n, 'en', 'School ' || n), 'bench-' || n, 'active', now()
     from generate_series(1, $1::int) as n`,
    [schools],
  )
  await client.query(
    `insert into roles (tenant, name, key) select id, 'Admin', 'admin' from schools where slug like 'bench-%'`,
  )
  await client.query(
    `insert into users (tenant, role_id, first_name, last_name, username, email, status, gender_id, joined_on)
     select r.tenant, r.id, 'Person', n::text, 'other.' || r.school_id || '.' || n,
            'other.' || r.school_id || '.' || n || '@example.com', 'active', 1, current_date
     from roles r join schools s on s.id = r.school_id cross join generate_series(1, 10) as n
     where s.slug like 'bench-%'`,
  )
  await client.query(
    `with own as (select array_agg(id order by id) as ids from roles where school_id = $1),
          names as (select $3::text[] as first_ar, $4::text[] as last_ar, $5::text[] as first_la, $6::text[] as last_la)
     insert into users (tenant, role_id, first_name, last_name, username, email, phone, employee_no, status, gender_id, joined_on, created_at)
     select $1, own.ids[1 + n % array_length(own.ids, 1)],
            case when n % 2 = 0 then first_ar[1 + n / 2 % array_length(first_ar, 1)] else first_la[1 + n / 2 % array_length(first_la, 1)] end,
            case when n % 2 = 0 then last_ar[1 + n / 64 % array_length(last_ar, 1)] else last_la[1 + n / 64 % array_length(last_la, 1)] end,
            'bench.' || n, 'bench.' || n || '@example.com', '+9665' || lpad(n::text, 8, '0'), 'E' || n,
            case n % 20 when 0 then 'inactive' when 1 then 'invited' else 'active' end,
            1 + n % 2, current_date - n % 3000, now() - n * interval '1 minute'
     from generate_series(1, $2::int) as n, own, names`,
    [schoolId, people, firstArabic, lastArabic, firstLatin, lastLatin],
  )
  await openAccounts(client)
  // the trigger that makes profiles was off as well
  await client.query(
    `insert into user_profiles (user_id, tenant, list_role, plan)
     select id, tenant, (array['subscriber', 'editor', 'author', 'maintainer', 'admin'])[1 + id % 5],
            (array['basic', 'team', 'company', 'enterprise'])[1 + id % 4]
     from users on conflict do nothing`,
  )
  await client.query('set session_replication_role = default')
  await refreshStatistics(client)
}

/** Gives everybody who has a user name and no account one of their own. */
export const openAccounts = (client: pg.Client) =>
  client.query(
    `with opened as (
       insert into accounts (username, email, email_verified_at)
       select username, email, now() from users where account_id is null and username is not null and erased_at is null
       returning id, username)
     update users u set account_id = o.id from opened o where u.username = o.username and u.account_id is null`,
  )

export const firstArabic = [
  'محمد',
  'أحمد',
  'فاطمة',
  'إبراهيم',
  'عائشة',
  'خالد',
  'منى',
  'يوسف',
  'هدى',
  'آدم',
  'سارة',
  'علي',
  'ليلى',
]
export const lastArabic = [
  'القحطاني',
  'الشهري',
  'الغامدي',
  'الزهراني',
  'العتيبي',
  'الدوسري',
  'المطيري',
  'الحربي',
  'السبيعي',
  'الأنصاري',
].flatMap((name) => ['', ' الحسن', ' الكبير', ' الصغير', ' المالكي'].map((addition) => name + addition))
export const firstLatin = [
  'Maria',
  'João',
  'Anna',
  'Lukas',
  'Élise',
  'Pierre',
  'Emma',
  'Paul',
  'Sofia',
  'Jürgen',
  'Clara',
  'Hugo',
  'Nina',
]
export const lastLatin = [
  'Silva',
  'Müller',
  'Dupont',
  'Carvalho',
  'Schneider',
  'Lefèvre',
  'Weber',
  'Moreau',
  'Ferreira',
  'Hoffmann',
].flatMap((name) => ['', ' Neves', ' Braun', ' Martin', ' Pinto'].map((addition) => name + addition))
