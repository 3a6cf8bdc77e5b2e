import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { DemoPerson } from '../../../../kernel/demo/world.ts'
import { newsletterSubscribers } from '../../../content/public.ts'
import { moneyTargets } from '../figures.table.ts'
import { seedTickets } from './figures.tickets.ts'

/** Two years of sign-ins, openings, subscribers and tickets, for the platform and the first school. */
export async function seedFigures(db: Db, people: DemoPerson[]): Promise<void> {
  const school = people.find(({ role }) => role === 'school')?.schoolId ?? null
  for (const schoolId of [null, school]) {
    await seedSessions(db, schoolId)
    await seedVisits(db, schoolId)
    await seedSubscribers(db, schoolId)
    await seedTargets(db, schoolId)
  }
  await seedTickets(db, people)
}

const zoneOf = (schoolId: number | null) =>
  sql`coalesce((select time_zone from schools where id = ${schoolId}::integer), 'UTC')`

/** Nothing about them is left to chance: the same day always has the same people, devices and hours. */
const dice = (seed: ReturnType<typeof sql>, sides: number) =>
  sql`(abs(hashtext(${seed})::bigint) % ${sql.raw(String(sides))})`

const agents = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1',
}

/** Each person signs in on some days, more often of late. */
const seedSessions = (db: Db, schoolId: number | null) =>
  db.execute(sql`
  insert into sessions (id, account_id, user_id, tenant, refresh_hash, created_at, refreshed_at, expires_at, ended_at, end_reason, user_agent)
  select md5('session ' || u.id || ' ' || d)::uuid, u.account_id, u.id, u.tenant, 'demo', t.at,
         t.at + (10 + ${dice(sql`u.id || 'stay' || d`, 150)}) * interval '1 minute', t.at + interval '1 day',
         t.at + (10 + ${dice(sql`u.id || 'stay' || d`, 150)}) * interval '1 minute', 'signed-out',
         case when ${dice(sql`u.id || 'device' || d`, 100)} < 52 then ${agents.desktop}
              when ${dice(sql`u.id || 'device' || d`, 100)} < 90 then ${agents.mobile} else ${agents.tablet} end
    from users u
   cross join generate_series(1, 700) as d
   cross join lateral (
     select now() - d * interval '1 day' + (${dice(sql`u.id || 'hour' || d`, 600)} - 300) * interval '1 minute' as at) as t
   where u.tenant = coalesce(${schoolId}::integer, 0) and u.status = 'active' and u.account_id is not null
     and ${dice(sql`u.id || 'day' || d`, 100)} < 9 - d / 100
  on conflict do nothing`)

const seedVisits = (db: Db, schoolId: number | null) =>
  db.execute(sql`
  insert into site_visits (tenant, day, device, browser, visits)
  select ${schoolId ?? 0}::integer, (now() at time zone ${zoneOf(schoolId)})::date - d, s.device, s.browser,
         greatest(1, (s.share * (100 - d / 9) / 60 + ${dice(sql`s.browser || s.device || d`, 5)})::integer)
    from generate_series(0, 700) as d
   cross join (values ('desktop', 'chrome', 24), ('desktop', 'edge', 9), ('desktop', 'firefox', 6),
                      ('mobile', 'safari', 15), ('mobile', 'chrome', 12), ('tablet', 'safari', 5),
                      ('mobile', 'opera', 2), ('desktop', 'other', 1)) as s (device, browser, share)
  on conflict do nothing`)

/** Addresses of nobody, more of them of late. */
const seedSubscribers = (db: Db, schoolId: number | null) =>
  db.insert(newsletterSubscribers).values(
    Array.from({ length: 260 }, (_, place) => ({
      tenant: schoolId ?? 0,
      email: `reader${place + 1}@news${schoolId ?? 0}.example`,
      kind: place % 3 === 2 ? 'launch' : 'newsletter',
      language: place % 4 === 3 ? 'en' : 'ar',
      createdAt: sql`now() - ${Math.round((place * place) / 96) + 1} * interval '1 day'`,
    })),
  )

const seedTargets = (db: Db, schoolId: number | null) =>
  db.insert(moneyTargets).values(
    [0, 1, 2].map((back) => ({
      tenant: schoolId ?? 0,
      year: new Date().getUTCFullYear() - back,
      budget: (schoolId === null ? 24_000_000 : 18_000_000) - back * 3_000_000,
      monthlyGoal: (schoolId === null ? 2_000_000 : 1_500_000) - back * 250_000,
    })),
  )
