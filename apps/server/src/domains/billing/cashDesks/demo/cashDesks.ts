import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'

/** A cash desk at the front of the first branch: closed yesterday with a difference, and open today. */
export async function seedCashDesks(db: Db, { schoolId }: Pick<DemoWorld, 'schoolId'>): Promise<void> {
  await db.execute(sql`
    with desk as (
      insert into cash_desks (tenant, name, branch_id, code, status, created_at)
      select ${schoolId}, '{"ar": "صندوق الاستقبال", "en": "Front desk", "de": "Empfangskasse", "fr": "Caisse d’accueil", "pt": "Caixa da receção"}',
             min(id), 'A1', 'active', now() - interval '60 days' from branches where tenant = ${schoolId}
      returning tenant, id)
    insert into cash_sessions (tenant, desk_id, day, currency, float_minor, expected_minor, counted_minor, reason, created_at, closed_at)
    select d.tenant, d.id, (v.opened at time zone s.time_zone)::date, s.currency, 20000, v.expected, v.counted, v.reason, v.opened, v.closed
      from desk d join schools s on s.id = d.tenant
     cross join lateral (
       select ((now() at time zone s.time_zone)::date + time '08:00') at time zone s.time_zone as morning) as today
     cross join lateral (
       values (morning - interval '24 hours', 20000, 19500, 'خطأ في الفكة', least(morning - interval '15 hours', now() - interval '10 minutes')),
              (least(morning, now() - interval '5 minutes'), null, null, null, null)) as v (opened, expected, counted, reason, closed)`)
}
